import { z } from "zod";
import { declineOf, GENERIC_DECLINE } from "../../objects/decline.ts";
import { TEST_BANK } from "../../objects/method-used.ts";
import type { Session } from "../../objects/session.ts";
import type { Payments } from "../../payments.ts";
import { knownEmail } from "../../verbs/buyer-of.ts";
import { declineSession } from "../../verbs/decline-session.ts";
import { paySession } from "../../verbs/pay-session.ts";
import type { CheckoutView } from "./checkout-page.ts";
import { readCard } from "./read-card.ts";

const text = z.string().max(300).catch("");
const email = z.email().max(254);

export const submission = z.object({
  action: z.enum(["pay", "bank", "decline"]).catch("pay"),
  number: text,
  expiry: text,
  cvc: text,
  name: text,
  email: text,
});

export type Submission = z.output<typeof submission>;

/** What the buyer sees next: where the product wants them, the same page, or the page with its faults. */
export type Outcome =
  | { readonly kind: "done" }
  | { readonly kind: "refused" }
  | { readonly kind: "faulty"; readonly view: CheckoutView };

/** Does what the buyer's form says. */
export function submitCheckout(
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
