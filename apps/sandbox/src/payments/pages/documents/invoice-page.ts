import { escapeHtml, type Page } from "../../../html.ts";
import { formatMoney } from "../../money.ts";
import type { Invoice } from "../../objects/invoice.ts";
import { longDay } from "../dates.ts";
import { DOCUMENT_STYLE } from "./document-style.ts";
import { factList } from "./facts.ts";

/** The hosted invoice, with its PDF to take along. */
export function invoicePage(invoice: Invoice): Page {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const isPaid = invoice.status === "paid";
  const rows = invoice.lines.data.map(
    (line) =>
      `<tr><td>${escapeHtml(line.description ?? "")}</td><td>${line.quantity}</td><td class="each">${money(line.amount / line.quantity)}</td><td>${money(line.amount)}</td></tr>`,
  );
  return {
    title: `Invoice ${invoice.number}`,
    body: `${DOCUMENT_STYLE}<article class="sheet">
<div class="head"><div><h1>Invoice <span class="number">${escapeHtml(invoice.number)}</span></h1><p class="soft">${isPaid ? `${money(invoice.amount_paid)} paid` : `${money(invoice.amount_due)} due`}</p></div>
<a class="download" href="${escapeHtml(invoice.invoice_pdf)}">Download PDF</a></div>
${factList([
  ["From", "Standings"],
  ["To", invoice.customer_name ?? null],
  ["E-mail", invoice.customer_email],
  ["Issued", longDay(invoice.created)],
  ["Paid", invoice.status_transitions.paid_at === null ? null : longDay(invoice.status_transitions.paid_at)],
  ...(invoice.custom_fields ?? []).map(({ name, value }) => [name, value] as const),
])}
${invoice.description ? `<p class="note">${escapeHtml(invoice.description)}</p>` : ""}
<h2>Items</h2>
<table class="lines"><thead><tr><th scope="col">Description</th><th scope="col">Qty</th><th scope="col" class="each">Unit price</th><th scope="col">Amount</th></tr></thead>
<tbody>${rows.join("")}</tbody></table>
<table class="lines"><tfoot><tr><td>Total</td><td>${money(invoice.total)}</td></tr>
<tr><td>Amount ${isPaid ? "paid" : "due"}</td><td>${money(isPaid ? invoice.amount_paid : invoice.amount_remaining)}</td></tr></tfoot></table>
${invoice.footer ? `<p class="note small">${escapeHtml(invoice.footer)}</p>` : ""}
<p class="small made">Sandbox data: no card was charged and no money moved.</p>
</article>`,
  };
}
