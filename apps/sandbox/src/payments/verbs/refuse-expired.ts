import type { Session } from "../objects/session.ts";
import { StripeError } from "../wire/stripe-error.ts";

export function refuseExpired(session: Session): void {
  if (session.status !== "expired") return;
  throw new StripeError("This Checkout Session has expired and cannot be paid.", {
    code: "checkout_session_expired",
  });
}
