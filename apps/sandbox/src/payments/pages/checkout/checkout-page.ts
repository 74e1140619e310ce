import type { Page } from "../../../html.ts";
import type { Session } from "../../objects/session.ts";
import type { Payments } from "../../payments.ts";
import { knownEmail } from "../../verbs/buyer-of.ts";
import { intentOf } from "../../verbs/intent-of.ts";
import { termsOf } from "../../verbs/terms-of.ts";
import { type CardForm, cardForm, OFFERED_CARDS } from "./card-form.ts";
import { CHECKOUT_STYLE } from "./checkout-style.ts";
import { orderSummary } from "./order-summary.ts";
import { returnOrigins } from "./success-url.ts";

type Typed = CardForm["typed"];

export interface CheckoutView {
  readonly typed: Partial<Typed>;
  readonly faults: CardForm["faults"];
}

/** The checkout of an open session, as first shown or after something did not work. */
export function checkoutPage(payments: Payments, session: Session, view: CheckoutView): Page {
  const { store } = payments;
  const customer = session.customer === null ? undefined : store.customers.get(session.customer);
  const { lineItems } = termsOf(payments, session);
  const lastError = intentOf(payments, session)?.last_payment_error;
  const refusal = view.faults.length > 0 ? null : (lastError?.message ?? null);
  const form = cardForm({
    session,
    knownEmail: knownEmail(payments, session),
    typed: {
      number: OFFERED_CARDS[0].number,
      expiry: "12 / 34",
      cvc: "123",
      name: customer?.name ?? "",
      email: "",
      ...view.typed,
    },
    faults: view.faults,
    refusal,
  });
  const productOf = ({ price }: (typeof lineItems)[number]) => store.products.get(price.product);
  return {
    title: refusal ? "Card declined · Sandbox checkout" : "Sandbox checkout",
    body: `${CHECKOUT_STYLE}<div class="pay">${orderSummary({ session, lineItems, productOf })}${form}</div>`,
    formOrigins: returnOrigins(session),
  };
}
