import { parse } from "node:querystring";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage } from "../../../html.ts";
import { idOf } from "../../controls/id-of.ts";
import { meetFault, registerFaults } from "../../faults/faults.ts";
import type { Payments } from "../../payments.ts";
import { lastChargeOf } from "../../verbs/intent-of.ts";
import { baseOf } from "../../wire/base-of.ts";
import { sendStripeError } from "../../wire/send-error.ts";
import { OFFERED_CARDS } from "./card-form.ts";
import { checkoutPage } from "./checkout-page.ts";
import { closedPage, missingCheckoutPage } from "./closed-page.ts";
import { submission, submitCheckout } from "./submit-checkout.ts";
import { successUrl } from "./success-url.ts";

const query = z.object({ card: z.string().optional().catch(undefined) });

/** The hosted checkout page, which works without any script. */
export function registerCheckout(app: FastifyInstance, payments: Payments): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, parse(String(body))),
  );
  app.setErrorHandler(sendStripeError);
  app.addHook("onRequest", async (request, reply) => {
    await meetFault(payments.faults, request, reply);
  });
  registerFaults(app);

  app.get("/:id", (request, reply) => {
    const session = payments.store.sessions.get(idOf(request));
    if (!session) return sendPage(reply, missingCheckoutPage(), 404);
    if (session.status !== "open")
      return sendPage(reply, closedPage(session, lastChargeOf(payments, session)));
    const { card } = query.parse(request.query);
    const offered = OFFERED_CARDS.find(({ key }) => key === card);
    const typed = offered ? { number: offered.number } : {};
    return sendPage(reply, checkoutPage(payments, session, { typed, faults: [] }));
  });
  app.post("/:id", (request, reply) => {
    const session = payments.store.sessions.get(idOf(request));
    if (!session) return sendPage(reply, missingCheckoutPage(), 404);
    // A second click on Pay arrives after the first one was carried out.
    if (session.status === "complete") return reply.redirect(successUrl(session), 303);
    if (session.status === "expired") return reply.redirect(`/pay/${session.id}`, 303);
    const form = submission.parse(request.body ?? {});
    const outcome = submitCheckout(payments, session, { form, base: baseOf(request) });
    if (outcome.kind === "done") return reply.redirect(successUrl(session), 303);
    if (outcome.kind === "refused") return reply.redirect(`/pay/${session.id}`, 303);
    return sendPage(reply, checkoutPage(payments, session, outcome.view), 400);
  });
}
