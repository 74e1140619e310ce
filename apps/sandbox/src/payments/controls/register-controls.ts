import type { FastifyInstance } from "fastify";
import type { Payments } from "../payments.ts";
import { sendStripeError } from "../wire/send-error.ts";
import { registerChargeControls } from "./charge-controls.ts";
import { registerEventControls } from "./event-controls.ts";
import { registerFaultControls } from "./fault-controls.ts";
import { registerSessionControls } from "./session-controls.ts";
import { registerWebhookControl } from "./webhook-control.ts";

/** What Stripe's dashboard and the buyer's bank do, as JSON calls. */
export function registerControls(app: FastifyInstance, payments: Payments): void {
  app.setErrorHandler(sendStripeError);
  registerChargeControls(app, payments);
  registerEventControls(app, payments);
  registerFaultControls(app, payments);
  registerSessionControls(app, payments);
  registerWebhookControl(app, payments);
}
