import { newCharge } from "../objects/charge.ts";
import type { MethodUsed } from "../objects/method-used.ts";
import type { PaymentIntent } from "../objects/payment-intent.ts";
import { newPaymentMethod } from "../objects/payment-method.ts";
import type { Payments } from "../payments.ts";
import type { Attempt } from "./settle-charge.ts";

export interface Payer {
  readonly method: MethodUsed;
  readonly email: string | null;
  readonly name: string | null;
}

/** A new charge on an intent, not decided yet. */
export function chargeIntent({ store }: Payments, intent: PaymentIntent, payer: Payer): Attempt {
  const paymentMethod = store.paymentMethods.add(newPaymentMethod({ ...payer, customer: intent.customer }));
  const charge = store.charges.add(newCharge(intent, { ...payer, paymentMethod: paymentMethod.id }));
  return { intent, charge };
}
