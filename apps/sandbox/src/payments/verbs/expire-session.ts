import { now } from "../clock.ts";
import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { intentOf } from "./intent-of.ts";

/** Ends an open session unpaid; any other stays as it is. */
export function expireSession(payments: Payments, session: Session): void {
  if (session.status !== "open") return;
  forgetExpiry(payments, session);
  change(session, { status: "expired", url: null });
  cancelIntent(payments, session);
  payments.emit("checkout.session.expired", session);
}

/** Lets a session end at its time. */
export function scheduleExpiry(payments: Payments, session: Session): void {
  forgetExpiry(payments, session);
  const wait = Math.max(0, (session.expires_at - now()) * 1000);
  const timer = setTimeout(() => expireSession(payments, session), wait);
  timer.unref();
  payments.expiries.set(session.id, timer);
}

export function forgetExpiry(payments: Payments, session: Session): void {
  clearTimeout(payments.expiries.get(session.id));
  payments.expiries.delete(session.id);
}

/** A declined attempt leaves an intent behind, which must not be paid later. */
function cancelIntent(payments: Payments, session: Session): void {
  const intent = intentOf(payments, session);
  if (!intent) return;
  change(intent, { status: "canceled", canceled_at: now(), cancellation_reason: "expired" });
  payments.emit("payment_intent.canceled", intent);
}
