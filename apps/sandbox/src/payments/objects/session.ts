import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newSessionId } from "../store/new-id.ts";
import type { PaymentIntent } from "./charge.ts";
import { defaults, nulls, type Unexpanded } from "./defaults.ts";
import type { InvoiceWishes } from "./invoice.ts";
import type { LineItem } from "./line-item.ts";
import type { Subscription } from "./subscription.ts";

export type Session = Unexpanded<
  Stripe.Checkout.Session,
  "customer" | "invoice" | "payment_intent" | "subscription"
> & {
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "paid" | "unpaid" | "no_payment_required";
  amount_total: number;
  currency: string;
  success_url: string;
};

/** The parts of a session that Stripe needs for the payment and does not show. */
export interface CheckoutTerms {
  readonly lineItems: readonly LineItem[];
  readonly intent: Pick<PaymentIntent, "description" | "metadata" | "receipt_email" | "setup_future_usage">;
  /** null: a payment without an invoice */
  readonly invoice: InvoiceWishes | null;
  readonly subscription: Pick<Subscription, "description" | "metadata">;
  /** Set by the first attempt to pay; sessions in `subscription` mode do not show it. */
  paymentIntent: string | null;
}

export type SessionFields = Partial<Session> &
  Pick<Session, "amount_total" | "currency" | "expires_at" | "mode" | "success_url">;

export function newSession(fields: SessionFields, base: string): Session {
  const id = newSessionId();
  return {
    ...defaults("checkout.session"),
    id,
    amount_subtotal: fields.amount_total,
    created: now(),
    payment_method_collection: fields.mode === "payment" ? "if_required" : "always",
    url: `${base}/pay/${id}`,
    ...fields,
  };
}

/** The future invoice as the session shows it. */
export function invoiceCreation(wishes: InvoiceWishes | null): Stripe.Checkout.Session.InvoiceCreation {
  const invoiceData = {
    ...nulls("account_tax_ids custom_fields description footer issuer rendering_options"),
    metadata: {},
    ...structuredClone(wishes),
  };
  return { enabled: wishes !== null, invoice_data: invoiceData };
}

/** The buyer's next address after paying, with the session's id in place of the placeholder. */
export function successUrl({ id, success_url: url }: Session): string {
  return url.replaceAll("{CHECKOUT_SESSION_ID}", id);
}
