import { readMoney } from "../../money.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Payments } from "../../payments.ts";
import { closeDispute } from "../../verbs/close-dispute.ts";
import { sessionOf } from "../../verbs/intent-of.ts";
import { openDispute } from "../../verbs/open-dispute.ts";
import { refundCharge } from "../../verbs/refund-charge.ts";
import { settleSession } from "../../verbs/settle-session.ts";
import { found } from "../../wire/found.ts";
import { StripeError } from "../../wire/stripe-error.ts";

export interface Action {
  /** What the button says: `refund`, `close:won`, `resend:evt_…`. */
  readonly do: string;
  readonly charge: string;
  readonly amount: string;
  readonly base: string;
}

/** Does what a button of the payments page says. Throws `StripeError` for what cannot be done. */
export async function doAction(payments: Payments, action: Action): Promise<void> {
  const { store } = payments;
  const charge = found(store.charges, action.charge, "charge");
  const [verb = "", object = ""] = action.do.split(":");
  switch (verb) {
    case "refund":
      refundCharge(payments, charge);
      return;
    case "refund-part":
      refundCharge(payments, charge, { amount: readPart(action.amount, charge) });
      return;
    case "dispute":
      openDispute(payments, charge);
      return;
    case "close":
      closeDispute(payments, disputeOf(payments, charge), object === "won" ? "won" : "lost");
      return;
    case "settle":
      settle(payments, charge, { outcome: object === "failed" ? "failed" : "succeeded", base: action.base });
      return;
    case "resend":
      await payments.webhooks.sendNow(found(store.events, object, "event"));
      return;
    default:
      throw new StripeError("There is no such action.");
  }
}

function readPart(text: string, { currency }: Charge): number {
  const amount = readMoney(text, currency);
  if (amount === null || amount === 0) throw new StripeError("Enter the part to refund, like 10.00.");
  return amount;
}

function disputeOf({ store }: Payments, { id }: Charge) {
  const dispute = store.disputes.find(({ charge }) => charge === id);
  if (!dispute) throw new StripeError("This payment is not disputed.");
  return dispute;
}

function settle(
  payments: Payments,
  charge: Charge,
  settlement: { readonly outcome: "succeeded" | "failed"; readonly base: string },
): void {
  const session = sessionOf(payments, charge);
  if (!session) throw new StripeError("This payment belongs to no checkout.");
  settleSession(payments, session, settlement);
}
