import { customerDetails } from "../objects/customer-details.ts";
import { type MethodUsed, TEST_BANK, TEST_CARD } from "../objects/method-used.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { billSubscription } from "./bill-subscription.ts";
import { buyerOf } from "./buyer-of.ts";
import { chargeIntent } from "./charge-intent.ts";
import { type Buyer, ensureCustomer } from "./ensure-customer.ts";
import { ensureIntent } from "./ensure-intent.ts";
import { forgetExpiry } from "./expire-session.ts";
import { invoicePayment } from "./invoice-payment.ts";
import { refuseExpired } from "./refuse-expired.ts";
import { succeed, wait } from "./settle-charge.ts";

export interface Pay {
  readonly method?: MethodUsed;
  readonly buyer?: Partial<Buyer>;
  /** The address that receipts and invoices are shown at. */
  readonly base: string;
}

export const METHODS = { card: TEST_CARD, bank: TEST_BANK } as const;

/**
 * The buyer pays: by card at once, by bank later (`settleSession`). A session that is complete already
 * stays as it is, so paying twice makes one charge.
 */
export function paySession(payments: Payments, session: Session, pay: Pay): Session {
  if (session.status === "complete") return session;
  refuseExpired(session);
  const { method = TEST_CARD, base } = pay;
  const buyer = buyerOf(payments, session, pay.buyer);
  const customer = ensureCustomer(payments, session, buyer);
  const intent = ensureIntent(payments, session, customer?.id ?? null);
  const made = chargeIntent(payments, intent, { method, ...buyer });
  const isCard = method.kind === "card";
  if (isCard) succeed(payments, made, base);
  else wait(payments, made);

  forgetExpiry(payments, session);
  change(session, {
    customer: customer?.id ?? null,
    customer_details: customerDetails(buyer),
    payment_status: isCard ? "paid" : "unpaid",
    status: "complete",
    url: null,
  });
  if (customer && session.mode === "subscription") {
    billSubscription(payments, { session, customer, intent, isPaid: isCard, base });
  } else if (customer && isCard) {
    invoicePayment(payments, { session, customer, intent, base });
  }
  payments.emit("checkout.session.completed", session);
  return session;
}
