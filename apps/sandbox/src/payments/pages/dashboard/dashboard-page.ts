import { escapeHtml, type Page } from "../../../html.ts";
import { formatMoney, methodName, shortTime } from "../../formats.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Dispute } from "../../objects/dispute.ts";
import type { Event } from "../../objects/event.ts";
import type { Session } from "../../objects/session.ts";
import type { Payments } from "../../payments.ts";
import { sessionOf } from "../../verbs/checkout.ts";
import { isOpen } from "../../verbs/disputes.ts";
import { DEFAULT_SECRET, defaultEndpointUrl } from "../../webhooks/webhooks.ts";

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
    style: "dashboard",
    body: `<div class="payments"><h1>Payments</h1>
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

/** One payment with what can be done to it: the buttons say what. */
function paymentCard(payments: Payments, charge: Charge): string {
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

interface PaymentState {
  readonly label: string;
  readonly tone: "good" | "bad" | "warn" | "plain";
}

/** A payment's state in a word, as a dashboard shows it. */
function paymentState(charge: Charge, dispute: Dispute | undefined): PaymentState {
  if (charge.status === "failed") return { label: "Declined", tone: "bad" };
  if (charge.status === "pending") return { label: "Pending", tone: "warn" };
  if (dispute && isOpen(dispute)) return { label: "Disputed", tone: "warn" };
  if (dispute?.status === "lost") return { label: "Dispute lost", tone: "bad" };
  if (charge.refunded) return { label: "Refunded", tone: "plain" };
  if (charge.amount_refunded > 0) return { label: "Partly refunded", tone: "plain" };
  return dispute ? { label: "Dispute won", tone: "good" } : { label: "Paid", tone: "good" };
}

/** Events with what became of them, each to be sent again. */
function eventRows(payments: Payments, events: readonly Event[]): string {
  const rows = events.map(
    (event) => `<li><span><code>${event.type}</code>
<span class="small">${shortTime(event.created)} · ${fate(payments, event)}</span></span>
<button name="do" value="resend:${event.id}" aria-label="Send ${event.type} again">Send again</button></li>`,
  );
  return `<ul class="events">${rows.join("")}</ul>`;
}

function fate({ webhooks }: Payments, { id }: Event): string {
  const tries = webhooks.log.ofEvent(id);
  const [last] = tries;
  if (!last) return "not sent";
  const count = tries.length === 1 ? "1 try" : `${tries.length} tries`;
  if (tries.some(({ delivered }) => delivered)) return `delivered, ${count}`;
  if (last.durationMs === null) return `on its way, ${count}`;
  return `failed with ${last.status ?? (last.error === null ? "no answer" : escapeCode(last.error))}, ${count}`;
}

function escapeCode(code: string): string {
  return code.replace(/[^\w .-]/g, "");
}

/** The events that tell of a payment, newest first. */
function eventsOf(payments: Payments, charge: Charge): readonly Event[] {
  const { store } = payments;
  const { id, payment_intent: intent } = charge;
  const invoices = store.invoicePayments
    .filter(({ payment }) => payment.payment_intent === intent)
    .map(({ invoice }) => invoice);
  const related = new Set<unknown>([id, intent, ...invoices, sessionOf(payments, charge)?.id]);
  return store.events.filter(({ data: { object } }) => {
    if ("id" in object && related.has(object.id)) return true;
    return "charge" in object && object.charge === id;
  });
}
