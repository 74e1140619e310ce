import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { sendPage } from "../../../html.ts";
import { acceptForms } from "../../../read-body.ts";
import { meetFault, registerFaults } from "../../faults/faults.ts";
import { declineOf, GENERIC_DECLINE } from "../../objects/charge.ts";
import { TEST_BANK } from "../../objects/payment-method.ts";
import type { Session } from "../../objects/session.ts";
import type { Payments } from "../../payments.ts";
import { knownEmail, lastChargeOf } from "../../verbs/checkout.ts";
import { declineSession, paySession } from "../../verbs/pay-session.ts";
import { baseOf } from "../../wire/call.ts";
import { idOf } from "../../wire/id-of.ts";
import { sendStripeError } from "../../wire/stripe-error.ts";
import { type CheckoutView, checkoutPage, OFFERED_CARDS } from "./checkout-page.ts";
import { closedPage, missingCheckoutPage } from "./closed-page.ts";
import { readCard } from "./read-card.ts";

const query = z.object({ card: z.string().optional().catch(undefined) });

/** The hosted checkout page, which works without any script. */
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

/** What the buyer sees next: where the product wants them, the same page, or the page with its faults. */
type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused" }
  | { readonly kind: "faulty"; readonly view: CheckoutView };

/** Does what the buyer's form says. */
function submitCheckout(
  payments: Payments,
  session: Session,
  { form, base }: { readonly form: Submission; readonly base: string },
): Outcome {
  const { action, ...typed } = form;
  const buyer = { name: typed.name.trim(), email: typed.email.trim() };
  if (action === "decline") {
    declineSession(payments, session, { decline: GENERIC_DECLINE, buyer });
    return { kind: "refused" };
  }
  if (knownEmail(payments, session) === null && !email.safeParse(buyer.email).success) {
    const message = "Enter an e-mail address like name@example.com.";
    return { kind: "faulty", view: { typed, faults: [{ field: "email", message }] } };
  }
  if (action === "bank") {
    paySession(payments, session, { method: TEST_BANK, buyer, base });
    return { kind: "done" };
  }
  const read = readCard(typed);
  if (read.kind === "faults") return { kind: "faulty", view: { typed, faults: read.faults } };
  const decline = declineOf(read.digits);
  if (decline) {
    declineSession(payments, session, { decline, card: read.card, buyer });
    return { kind: "refused" };
  }
  paySession(payments, session, { method: read.card, buyer, base });
  return { kind: "done" };
}

/** Where the buyer goes after paying, with the session's id in place of its placeholder. */
export function successUrl({ id, success_url: url }: Session): string {
  return url.replaceAll("{CHECKOUT_SESSION_ID}", id);
}
