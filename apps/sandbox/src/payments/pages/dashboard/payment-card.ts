import { escapeHtml } from "../../../html.ts";
import { formatMoney } from "../../money.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Dispute } from "../../objects/dispute.ts";
import type { Payments } from "../../payments.ts";
import { isOpen } from "../../verbs/close-dispute.ts";
import { shortTime } from "../dates.ts";
import { methodName } from "../method-name.ts";
import { eventRows } from "./event-rows.ts";
import { eventsOf } from "./events-of.ts";
import { paymentState } from "./payment-state.ts";

/** One payment with what can be done to it: the buttons say what. */
export function paymentCard(payments: Payments, charge: Charge): string {
  const dispute = payments.store.disputes.find((each) => each.charge === charge.id);
  const { label, tone } = paymentState(charge, dispute);
  const events = eventsOf(payments, charge);
  const { billing_details: buyer } = charge;
  const about = [methodName(charge), charge.description, shortTime(charge.created)].filter(Boolean);
  return `<li class="payment" id="${charge.id}"><p class="line"><strong>${formatMoney(charge.amount, charge.currency)}</strong><span class="tag ${tone}">${label}</span></p>
<p class="small">${escapeHtml(buyer.email ?? "")}<br>${escapeHtml(about.join(" · "))}${refundNote(charge)}</p>
<p class="small"><code>${charge.id}</code>${receiptLink(charge)}</p>
${actions(charge, dispute)}
<details><summary>${events.length === 1 ? "1 event" : `${events.length} events`}</summary>${form(charge, eventRows(payments, events))}</details></li>`;
}

function refundNote({ amount_refunded: refunded, currency }: Charge): string {
  return refunded > 0 ? ` · ${formatMoney(refunded, currency)} refunded` : "";
}

function receiptLink({ receipt_url: url }: Charge): string {
  return url ? ` · <a href="${escapeHtml(url)}">Receipt</a>` : "";
}

function actions(charge: Charge, dispute: Dispute | undefined): string {
  const forms = formsFor(charge, dispute);
  return forms.length === 0
    ? ""
    : `<div class="bar">${forms.map((inner) => form(charge, inner)).join("")}</div>`;
}

/** A form each for what belongs together: Enter in the amount must not refund everything. */
function formsFor(charge: Charge, dispute: Dispute | undefined): readonly string[] {
  if (charge.status === "pending") {
    return [button("settle:succeeded", "Let it succeed"), button("settle:failed", "Let it fail")];
  }
  if (charge.status === "failed") return [];
  if (dispute && isOpen(dispute)) {
    return [button("close:won", "Let the dispute be won"), button("close:lost", "Let it be lost")];
  }
  if (charge.refunded || dispute?.status === "lost") return [];
  return [...refunds(charge), ...(dispute ? [] : [button("dispute", "Open a dispute")])];
}

function refunds(charge: Charge): readonly string[] {
  const left = charge.amount - charge.amount_refunded;
  const field = `amount-${charge.id}`;
  return [
    button("refund", `Refund ${formatMoney(left, charge.currency)}`),
    `<span class="part"><label for="${field}" class="small">or a part</label>
<input id="${field}" name="amount" inputmode="decimal" placeholder="10.00" maxlength="12" required>
${button("refund-part", "Refund part")}</span>`,
  ];
}

function form({ id }: Charge, inner: string): string {
  return `<form method="post" action="/payments/actions"><input type="hidden" name="charge" value="${id}">${inner}</form>`;
}

function button(value: string, label: string): string {
  return `<button name="do" value="${value}">${label}</button>`;
}
