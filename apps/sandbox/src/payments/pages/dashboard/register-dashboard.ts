import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { sendPage } from "../../../html.ts";
import { acceptForms } from "../../../requests.ts";
import { readMoney } from "../../formats.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Payments } from "../../payments.ts";
import { sessionOf } from "../../verbs/checkout.ts";
import { closeDispute, openDispute, turnDispute } from "../../verbs/disputes.ts";
import { settleSession } from "../../verbs/pay-session.ts";
import { failRefund, refundCharge } from "../../verbs/refund-charge.ts";
import { baseOf } from "../../wire/call.ts";
import { found, StripeError, sendStripeError } from "../../wire/stripe-error.ts";
import { dashboardPage } from "./dashboard-page.ts";

const text = z.string().max(300).catch("");
const action = z.object({ do: text, charge: text, amount: text });

/** The payments page for people; its buttons are forms and need no scripts. */
export function registerDashboard(app: FastifyInstance, payments: Payments): void {
  acceptForms(app);
  app.setErrorHandler(sendStripeError);
  app.get("/", (_request, reply) => sendPage(reply, dashboardPage(payments)));
  app.post("/actions", async (request, reply) => {
    refuseForeign(request);
    const given = action.parse(request.body ?? {});
    try {
      await doAction(payments, { ...given, base: baseOf(request) });
    } catch (error) {
      if (error instanceof StripeError) return sendPage(reply, dashboardPage(payments, error.message), 400);
      throw error;
    }
    return reply.redirect(`/payments#${encodeURIComponent(given.charge)}`, 303);
  });
}

/** Refuses forms of other sites. */
function refuseForeign(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== baseOf(request)) {
    throw new StripeError("This form belongs to another site.", { status: 403 });
  }
}

interface Action {
  /** The button's value: `refund`, `close:won`, `resend:evt_…`. */
  readonly do: string;
  readonly charge: string;
  readonly amount: string;
  readonly base: string;
}

/** Carries out a button of the payments page. Throws `StripeError` when that is impossible. */
async function doAction(payments: Payments, action: Action): Promise<void> {
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
    case "turn":
      turnDispute(payments, disputeOf(payments, charge));
      return;
    case "fail":
      failRefund(payments, refundOf(payments, charge));
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

/** The newest refund of a payment that has not failed. */
function refundOf({ store }: Payments, { id }: Charge) {
  const refund = store.refunds.find(({ charge, status }) => charge === id && status !== "failed");
  if (!refund) throw new StripeError("Nothing of this payment was refunded.");
  return refund;
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
