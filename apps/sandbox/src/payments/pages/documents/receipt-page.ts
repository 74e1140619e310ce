import { escapeHtml, type Page } from "../../../html.ts";
import { formatMoney } from "../../money.ts";
import type { Charge } from "../../objects/charge.ts";
import type { LineItem } from "../../objects/line-item.ts";
import { longDay } from "../dates.ts";
import { methodName } from "../method-name.ts";
import { DOCUMENT_STYLE } from "./document-style.ts";
import { factList } from "./facts.ts";

export interface Receipt {
  readonly charge: Charge;
  readonly lineItems: readonly Pick<LineItem, "description" | "quantity" | "amount_total">[];
  readonly invoiceUrl: string | null;
}

/** What a buyer gets to see of a charge that was paid. */
export function receiptPage({ charge, lineItems, invoiceUrl }: Receipt): Page {
  const money = (amount: number) => formatMoney(amount, charge.currency);
  const rows = lineItems.map(
    (line) =>
      `<tr><td>${escapeHtml(line.description)}</td><td>${line.quantity}</td><td>${money(line.amount_total)}</td></tr>`,
  );
  const refunded =
    charge.amount_refunded > 0
      ? `<tr><td colspan="2">Refunded</td><td>−${money(charge.amount_refunded)}</td></tr>`
      : "";
  return {
    title: `Receipt for ${money(charge.amount)}`,
    body: `${DOCUMENT_STYLE}<article class="sheet">
<div class="head"><div><h1>Receipt from Standings</h1><p class="soft">${money(charge.amount)} paid ${longDay(charge.created)}</p></div>
${invoiceUrl ? `<a class="download" href="${escapeHtml(invoiceUrl)}">See the invoice</a>` : ""}</div>
${factList([
  ["Paid by", charge.billing_details.name],
  ["E-mail", charge.receipt_email ?? charge.billing_details.email],
  ["Method", methodName(charge)],
  ["For", charge.description],
  ["Payment", charge.payment_intent],
])}
<h2>Summary</h2>
<table class="lines"><thead><tr><th scope="col">Item</th><th scope="col">Qty</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join("")}</tbody>
<tfoot>${refunded}<tr><td colspan="2">${refunded ? "Kept" : "Amount paid"}</td><td>${money(charge.amount - charge.amount_refunded)}</td></tr></tfoot></table>
<p class="small made">Sandbox data: no card was charged and no money moved.</p>
</article>`,
  };
}
