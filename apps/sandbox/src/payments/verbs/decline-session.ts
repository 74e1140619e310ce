import type { Charge } from "../objects/charge.ts";
import { type Decline, GENERIC_DECLINE } from "../objects/decline.ts";
import { type CardUsed, DECLINED_CARD } from "../objects/method-used.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { StripeError } from "../wire/stripe-error.ts";
import { buyerOf } from "./buyer-of.ts";
import { chargeIntent } from "./charge-intent.ts";
import type { Buyer } from "./ensure-customer.ts";
import { ensureIntent } from "./ensure-intent.ts";
import { refuseExpired } from "./refuse-expired.ts";
import { fail } from "./settle-charge.ts";

export interface Refused {
  readonly decline?: Decline;
  readonly card?: CardUsed;
  readonly buyer?: Partial<Buyer>;
}

/** The buyer's card is refused. The session stays open for another try. */
export function declineSession(payments: Payments, session: Session, refused: Refused = {}): Charge {
  refuseExpired(session);
  if (session.status === "complete") {
    throw new StripeError("This Checkout Session is complete: there is nothing left to decline.");
  }
  const { decline = GENERIC_DECLINE, card = DECLINED_CARD } = refused;
  const buyer = buyerOf(payments, session, refused.buyer);
  const intent = ensureIntent(payments, session, session.customer);
  const made = chargeIntent(payments, intent, { method: card, ...buyer });
  fail(payments, made, decline);
  return made.charge;
}
