import {
  AUTHORIZED,
  type Charge,
  type Decline,
  declined,
  newCharge,
  type PaymentIntent,
} from "../objects/charge.ts";
import { newPaymentMethod, type Payer } from "../objects/payment-method.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/store.ts";

/** Makes a pending charge on an intent. */
export function chargeIntent({ store }: Payments, intent: PaymentIntent, payer: Payer): Attempt {
  const paymentMethod = store.paymentMethods.add(newPaymentMethod(payer, intent.customer));
  const charge = store.charges.add(newCharge(intent, { ...payer, paymentMethod: paymentMethod.id }));
  return { intent, charge };
}

export interface Attempt {
  readonly intent: PaymentIntent;
  readonly charge: Charge;
}

/** Marks an attempt as paid. `base` is the address of the receipt page. */
export function succeed(payments: Payments, { intent, charge }: Attempt, base: string): void {
  change(charge, {
    amount_captured: charge.amount,
    captured: true,
    outcome: AUTHORIZED,
    paid: true,
    receipt_url: `${base}/payments/receipts/${charge.id}`,
    status: "succeeded",
  });
  change(intent, {
    amount_received: charge.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: "succeeded",
  });
  payments.emit("charge.succeeded", charge);
  payments.emit("payment_intent.succeeded", intent);
}

/** Marks an attempt as pending: a bank takes days to decide. */
export function wait(payments: Payments, { intent, charge }: Attempt): void {
  change(charge, { amount_captured: charge.amount, captured: true, outcome: AUTHORIZED });
  change(intent, {
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: charge.payment_method,
    status: "processing",
  });
  payments.emit("payment_intent.processing", intent);
  payments.emit("charge.pending", charge);
}

/** Marks an attempt as failed; the intent can be tried again. */
export function fail(payments: Payments, { intent, charge }: Attempt, decline: Decline): void {
  change(charge, {
    amount_captured: 0,
    captured: false,
    failure_code: decline.code,
    failure_message: decline.message,
    outcome: declined(decline.declineCode),
    paid: false,
    status: "failed",
  });
  const method = payments.store.paymentMethods.get(charge.payment_method ?? "");
  change(intent, {
    last_payment_error: {
      charge: charge.id,
      code: decline.code,
      decline_code: decline.declineCode,
      doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll("_", "-")}`,
      message: decline.message,
      ...(method && { payment_method: structuredClone(method) }),
      payment_method_type: method?.type,
      type: "card_error",
    },
    latest_charge: charge.id,
    payment_method: null,
    status: "requires_payment_method",
  });
  payments.emit("charge.failed", charge);
  payments.emit("payment_intent.payment_failed", intent);
}
