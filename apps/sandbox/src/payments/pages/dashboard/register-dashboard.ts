import { parse } from "node:querystring";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { sendPage } from "../../../html.ts";
import type { Payments } from "../../payments.ts";
import { baseOf } from "../../wire/base-of.ts";
import { sendStripeError } from "../../wire/send-error.ts";
import { StripeError } from "../../wire/stripe-error.ts";
import { dashboardPage } from "./dashboard-page.ts";
import { doAction } from "./do-action.ts";

const text = z.string().max(300).catch("");
const action = z.object({ do: text, charge: text, amount: text });

/** The page for people; its buttons are forms and work without any script. */
export function registerDashboard(app: FastifyInstance, payments: Payments): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, parse(String(body))),
  );
  app.setErrorHandler(sendStripeError);
  app.get("/", (_request, reply) => sendPage(reply, dashboardPage(payments)));
  app.post("/actions", async (request, reply) => {
    refuseForeign(request);
    const given = action.parse(request.body ?? {});
    try {
      await doAction(payments, { ...given, base: baseOf(request) });
    } catch (error) {
      if (error instanceof StripeError) return sendPage(reply, dashboardPage(payments, error.message), 400);
      throw error;
    }
    return reply.redirect(`/payments#${encodeURIComponent(given.charge)}`, 303);
  });
}

/** Another site's form must not press these buttons. */
function refuseForeign(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== baseOf(request)) {
    throw new StripeError("This form belongs to another site.", { status: 403 });
  }
}
