import type { Session } from "../../objects/session.ts";
import { termsOf } from "../../verbs/terms-of.ts";
import type { Call } from "../../wire/call.ts";
import { listRows } from "../../wire/list-page.ts";

/** In the order that they were given, unlike every other list. */
export function listLineItems(call: Call, session: Session): object {
  const { lineItems } = termsOf(call.payments, session);
  return listRows(call, lineItems, { url: `/v1/checkout/sessions/${session.id}/line_items`, kind: "item" });
}
