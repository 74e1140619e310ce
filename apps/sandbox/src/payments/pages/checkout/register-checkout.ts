import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage } from "../../../html.ts";
import { acceptForms } from "../../../requests.ts";
import { meetFault, registerFaults } from "../../faults.ts";
import { declineOf } from "../../objects/charge.ts";
import { TEST_BANK } from "../../objects/payment-method.ts";
import { type Session, successUrl } from "../../objects/session.ts";
import type { Payments } from "../../payments.ts";
import { knownEmail, lastChargeOf } from "../../verbs/checkout.ts";
import { declineSession, paySession } from "../../verbs/pay-session.ts";
import { baseOf, idOf } from "../../wire/call.ts";
import { sendStripeError } from "../../wire/stripe-error.ts";
import { type CheckoutView, checkoutPage, OFFERED_CARDS } from "./checkout-page.ts";
import { closedPage, missingCheckoutPage } from "./closed-page.ts";
import { readCard } from "./read-card.ts";

const query = z.object({ card: z.string().optional().catch(undefined) });

/** The hosted checkout page; it has no scripts. */
export function registerCheckout(app: FastifyInstance, payments: Payments): void {
  acceptForms(app);
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
    const form = submission.parse(request.body ?? {});
    const faults = session.status === "open" ? submitCheckout(payments, session, form, baseOf(request)) : [];
    if (faults.length > 0)
      return sendPage(reply, checkoutPage(payments, session, { typed: form, faults }), 400);
    // A refused card leaves the session open; a second click on Pay finds it complete.
    const next = session.status === "complete" ? successUrl(session) : `/pay/${session.id}`;
    return reply.redirect(next, 303);
  });
}

const text = z.string().max(300).catch("");
const email = z.email().max(254);

const submission = z.object({
  action: z.enum(["pay", "bank", "decline"]).catch("pay"),
  number: text,
  expiry: text,
  cvc: text,
  name: text,
  email: text,
});

type Submission = z.output<typeof submission>;

/** Carries out the buyer's form, or returns its faults. */
function submitCheckout(
  payments: Payments,
  session: Session,
  { action, ...typed }: Submission,
  base: string,
): CheckoutView["faults"] {
  const buyer = { name: typed.name.trim(), email: typed.email.trim() };
  if (action === "decline") {
    declineSession(payments, session, { buyer });
    return [];
  }
  if (knownEmail(payments, session) === null && !email.safeParse(buyer.email).success) {
    return [{ field: "email", message: "Enter an e-mail address like name@example.com." }];
  }
  if (action === "bank") {
    paySession(payments, session, { method: TEST_BANK, buyer, base });
    return [];
  }
  const read = readCard(typed);
  if (read.kind === "faults") return read.faults;
  const decline = declineOf(read.digits);
  if (decline) declineSession(payments, session, { decline, card: read.card, buyer });
  else paySession(payments, session, { method: read.card, buyer, base });
  return [];
}
