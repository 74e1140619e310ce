import { escapeHtml, type Page } from "../../../html.ts";
import { formatMoney, longDay, methodName } from "../../formats.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Invoice } from "../../objects/invoice.ts";
import type { LineItem } from "../../objects/session.ts";

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
    style: "document",
    body: `<article class="sheet">
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
    style: "document",
    body: `<article class="sheet">
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

type Fact = readonly [name: string, value: string | null];

/** Names with their values; what has no value is left out. */
function factList(facts: readonly Fact[]): string {
  const rows = facts.flatMap(([name, value]) =>
    value === null || value === "" ? [] : [`<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`],
  );
  return `<dl class="facts">${rows.join("")}</dl>`;
}

export function missingDocument(kind: "receipt" | "invoice"): Page {
  return {
    title: `No such ${kind}`,
    body: `<h1>There is no such ${kind}</h1>
<p class="soft">The sandbox forgets everything when it restarts.</p>
<p><a href="/payments">All payments</a></p>`,
  };
}
