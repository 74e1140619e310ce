import { escapeHtml, type Page } from "../../../html.ts";
import { formatMoney } from "../../money.ts";
import type { Session } from "../../objects/session.ts";
import type { Payments } from "../../payments.ts";
import { DEFAULT_SECRET, defaultEndpointUrl } from "../../webhooks/default-endpoint.ts";
import { shortTime } from "../dates.ts";
import { DASHBOARD_STYLE } from "./dashboard-style.ts";
import { paymentCard } from "./payment-card.ts";

const SHOWN = 50;

/** Every payment, newest first, with what Stripe's dashboard can do to it. */
export function dashboardPage(payments: Payments, error: string | null = null): Page {
  const { store } = payments;
  const charges = store.charges.newestFirst();
  const open = store.sessions.filter(({ status }) => status === "open").slice(0, SHOWN);
  const list =
    charges.length === 0
      ? '<div class="list empty">No payments yet. Buy something in the product: its checkout is played here.</div>'
      : `<ul class="list">${charges
          .slice(0, SHOWN)
          .map((charge) => paymentCard(payments, charge))
          .join("")}</ul>`;
  const more = charges.length > SHOWN ? `, the newest ${SHOWN} of ${charges.length}` : "";
  return {
    title: "Payments",
    body: `${DASHBOARD_STYLE}<div class="payments"><h1>Payments</h1>
<p class="soft">What the product sells is paid here with made-up cards. No money moves.</p>
${webhookNote(payments)}
${error === null ? "" : `<p class="error" role="alert">${escapeHtml(error)}</p>`}
${open.length === 0 ? "" : openCheckouts(open)}
<h2>Payments${more ? `<span class="small">${more}</span>` : ""}</h2>${list}</div>`,
  };
}

function webhookNote({ store, faults }: Payments): string {
  const url = defaultEndpointUrl(store);
  const target =
    url === null
      ? "Events are sent nowhere: <code>PUT /payments/webhook</code> sets the address."
      : `Events go to <code>${escapeHtml(url)}</code>, signed with <code>${DEFAULT_SECRET}</code>.`;
  const held = faults.holdsWebhooks() ? " <strong>An injected fault holds them back.</strong>" : "";
  return `<p class="soft">${target}${held}</p>
<p class="links"><a href="/payments/deliveries">Deliveries</a><a href="/payments/faults">Injected faults</a></p>`;
}

function openCheckouts(sessions: readonly Session[]): string {
  const rows = sessions.map(
    (
      session,
    ) => `<li><a href="/pay/${session.id}">${formatMoney(session.amount_total, session.currency)} checkout</a>
<span class="small">${escapeHtml(session.customer_details?.email ?? "no e-mail yet")} · open until ${shortTime(session.expires_at)}</span></li>`,
  );
  return `<h2>Open checkouts</h2><ul class="list open">${rows.join("")}</ul>`;
}
