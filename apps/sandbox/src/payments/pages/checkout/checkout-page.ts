import type { Page } from "../../../html.ts";
import { formatMoney } from "../../formats.ts";
import type { Session } from "../../objects/session.ts";
import type { Payments } from "../../payments.ts";
import { intentOf, knownEmail, termsOf } from "../../verbs/checkout.ts";
import type { CardFault, TypedCard } from "./read-card.ts";

export interface CheckoutView {
  readonly typed: Partial<TypedCard & { readonly name: string; readonly email: string }>;
  readonly faults: readonly (CardFault | { readonly field: "email"; readonly message: string })[];
}

/** The card numbers on the page; Stripe's other test cards work when typed. */
export const OFFERED_CARDS = [
  { key: "approved", number: "4242 4242 4242 4242", label: "4242 · pays" },
  { key: "declined", number: "4000 0000 0000 0002", label: "0002 · is declined" },
] as const;

/** The checkout page of an open session, with the typed values and their faults. */
export function checkoutPage(payments: Payments, session: Session, { typed, faults }: CheckoutView): Page {
  const { customers, products } = payments.store;
  const { lineItems } = termsOf(payments, session);
  const lastError = intentOf(payments, session)?.last_payment_error;
  const refusal = faults.length > 0 ? null : (lastError?.message ?? null);
  const name = customers.get(session.customer ?? "")?.name ?? "";
  const card = { number: OFFERED_CARDS[0].number, expiry: "12 / 34", cvc: "123" };
  return {
    title: refusal ? "Card declined · Sandbox checkout" : "Sandbox checkout",
    style: "checkout",
    view: "checkout",
    data: {
      session,
      items: lineItems.map((line) => ({
        line,
        description: products.get(line.price.product)?.description ?? null,
      })),
      interval: lineItems.find(({ price }) => price.recurring)?.price.recurring?.interval,
      knownEmail: knownEmail(payments, session),
      typed: { ...card, name, email: "", ...typed },
      cards: OFFERED_CARDS,
      faults,
      refusal,
      money: formatMoney,
    },
    formOrigins: returnOrigins(session),
  };
}

/** The origins that a checkout may send its buyer to. */
function returnOrigins({ success_url: success, cancel_url: cancel }: Session): readonly string[] {
  const urls = cancel === null ? [success] : [success, cancel];
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
