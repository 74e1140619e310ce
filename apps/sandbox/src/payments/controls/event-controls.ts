import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Event } from "../objects/event.ts";
import type { Payments } from "../payments.ts";
import { DEFAULT_SECRET } from "../webhooks/default-endpoint.ts";
import type { Delivery } from "../webhooks/delivery.ts";
import { type WebhookRequest, webhookRequest } from "../webhooks/webhook-request.ts";
import { found } from "../wire/found.ts";
import { StripeError } from "../wire/stripe-error.ts";
import { idOf } from "./id-of.ts";
import { readBody } from "./read-body.ts";

const requestQuery = z.strictObject({ age: z.coerce.number().int().min(-86_400).max(31_536_000).default(0) });

/** Events by hand: sent again, or read as the request that would bring them. */
export function registerEventControls(app: FastifyInstance, payments: Payments): void {
  const eventOf = (request: FastifyRequest): Event => found(payments.store.events, idOf(request), "event");
  const send = async (request: FastifyRequest) => ({ deliveries: await sendNow(payments, eventOf(request)) });

  app.post("/events/:id/resend", send);
  app.post("/events/:id/deliver", send);
  app.get("/events/:id/request", (request): WebhookRequest => {
    const { age } = readBody(requestQuery, request.query);
    const event = eventOf(request);
    const secret = payments.webhooks.takersOf(event)[0]?.secret ?? DEFAULT_SECRET;
    return webhookRequest(event, secret, age);
  });
  app.get("/deliveries", () => payments.webhooks.log.list());
}

async function sendNow({ webhooks }: Payments, event: Event): Promise<readonly Delivery[]> {
  if (webhooks.takersOf(event).length > 0) return webhooks.sendNow(event);
  throw new StripeError("No webhook endpoint takes this event: PUT /payments/webhook sets one.");
}
