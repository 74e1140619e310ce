import type { Charge } from "../../objects/charge.ts";
import type { Event } from "../../objects/event.ts";
import type { Payments } from "../../payments.ts";
import { sessionOf } from "../../verbs/intent-of.ts";

/** The events that tell of a payment, newest first. */
export function eventsOf(payments: Payments, charge: Charge): readonly Event[] {
  const { store } = payments;
  const { id, payment_intent: intent } = charge;
  const invoices = store.invoicePayments
    .filter(({ payment }) => payment.payment_intent === intent)
    .map(({ invoice }) => invoice);
  const related = new Set<unknown>([id, intent, ...invoices, sessionOf(payments, charge)?.id]);
  return store.events.filter(({ data: { object } }) => {
    if ("id" in object && related.has(object.id)) return true;
    return "charge" in object && object.charge === id;
  });
}
