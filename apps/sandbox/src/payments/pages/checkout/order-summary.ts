import { escapeHtml } from "../../../html.ts";
import { formatMoney } from "../../money.ts";
import type { LineItem } from "../../objects/line-item.ts";
import type { Product } from "../../objects/product.ts";
import type { Session } from "../../objects/session.ts";
import { ARROW_LEFT } from "../icons.ts";

export interface Order {
  readonly session: Session;
  readonly lineItems: readonly LineItem[];
  readonly productOf: (line: LineItem) => Product | undefined;
}

/** The left side of the checkout: what is bought, and what for. */
export function orderSummary({ session, lineItems, productOf }: Order): string {
  const total = formatMoney(session.amount_total, session.currency);
  const interval = lineItems.find(({ price }) => price.recurring)?.price.recurring?.interval;
  const items = lineItems.map((line) => itemRow(line, productOf(line)?.description ?? null));
  return `<section class="order" aria-label="Your order">
${backLink(session)}
<h1>${interval ? "Subscribe to Standings" : "Pay Standings"}</h1>
<p class="total">${total}${interval ? ` <small>per ${interval}</small>` : ""}</p>
<ul class="items">${items.join("")}</ul>
<p class="due"><span>Total due today</span><span class="sum">${total}</span></p>
</section>`;
}

function itemRow(line: LineItem, description: string | null): string {
  const { quantity, currency, price } = line;
  const each = `Qty ${quantity}, ${formatMoney(price.unit_amount, currency)} each`;
  return `<li><span><span class="name">${escapeHtml(line.description)}</span>
${description ? `<span class="small">${escapeHtml(description)}</span>` : ""}
${quantity > 1 ? `<span class="small">${each}</span>` : ""}</span>
<span class="sum">${formatMoney(line.amount_total, currency)}</span></li>`;
}

/** Leaves without paying; the checkout stays open. */
function backLink({ cancel_url: url }: Session): string {
  if (url === null) return "";
  return `<a class="back" href="${escapeHtml(url)}">${ARROW_LEFT}<span>Back to ${escapeHtml(new URL(url).host)}</span></a>`;
}
