import type { Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";
import { change } from "../store/change.ts";
import { scheduleExpiry } from "./expire-session.ts";

export interface Forgery {
  readonly amount_total?: number;
  readonly currency?: string;
  /** Seconds since the epoch; a time that is past expires the session at once. */
  readonly expires_at?: number;
}

/** Makes a session say something else than what was ordered, for tests of whoever reads it. */
export function forgeSession(payments: Payments, session: Session, forgery: Forgery): Session {
  change(session, forgery);
  if (forgery.expires_at !== undefined && session.status === "open") scheduleExpiry(payments, session);
  return session;
}
