import type { CheckoutTerms, Session } from "../objects/session.ts";
import type { Payments } from "../payments.ts";

/** What is kept for a session; every session has it from its creation on. */
export function termsOf({ store }: Payments, session: Session): CheckoutTerms {
  const terms = store.terms.get(session.id);
  if (!terms) throw new Error(`No terms of ${session.id}`);
  return terms;
}
