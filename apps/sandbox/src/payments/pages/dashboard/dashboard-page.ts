import type { Page } from "../../../html.ts";
import { formatMoney, methodName, shortTime } from "../../formats.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Dispute } from "../../objects/dispute.ts";
import type { Event } from "../../objects/event.ts";
import type { Payments } from "../../payments.ts";
import { sessionOf } from "../../verbs/checkout.ts";
import { isOpen } from "../../verbs/disputes.ts";
import { DEFAULT_SECRET, defaultEndpointUrl } from "../../webhooks/webhooks.ts";

const SHOWN = 50;

/** The newest payments, each with the actions of Stripe's dashboard. */
export function dashboardPage(payments: Payments, error: string | null = null): Page {
  const { store, faults } = payments;
  const charges = store.charges.newestFirst();
  const webhook = {
    url: defaultEndpointUrl(store),
    secret: DEFAULT_SECRET,
    isHeld: faults.holdsWebhooks(),
  };
  return {
    title: "Payments",
    style: "dashboard",
    view: "dashboard",
    data: {
      error,
      webhook,
      open: store.sessions.filter(({ status }) => status === "open").slice(0, SHOWN),
      payments: charges.slice(0, SHOWN).map((charge) => paymentOf(payments, charge)),
      more: charges.length > SHOWN ? `, the newest ${SHOWN} of ${charges.length}` : "",
      money: formatMoney,
      time: shortTime,
    },
  };
}

/** A payment with its state, its events and its actions. */
function paymentOf(payments: Payments, charge: Charge) {
  const { amount_refunded: refunded, created, currency, description } = charge;
  const dispute = payments.store.disputes.find((each) => each.charge === charge.id);
  const refundNote = refunded > 0 && `${formatMoney(refunded, currency)} refunded`;
  return {
    charge,
    state: paymentState(charge, dispute),
    about: [methodName(charge), description, shortTime(created), refundNote].filter(Boolean).join(" · "),
    actions: actionsFor(charge, dispute),
    events: eventsOf(payments, charge).map((event) => ({ event, fate: fate(payments, event) })),
  };
}

/** The buttons of a payment, each with its value in the form. */
function actionsFor(charge: Charge, dispute: Dispute | undefined): [value: string, label: string][] {
  if (charge.status === "pending") {
    return [
      ["settle:succeeded", "Let it succeed"],
      ["settle:failed", "Let it fail"],
    ];
  }
  if (charge.status === "failed") return [];
  if (dispute && isOpen(dispute)) {
    return [
      ["close:won", "Let the dispute be won"],
      ["close:lost", "Let it be lost"],
    ];
  }
  if (dispute?.status === "lost") return [["turn", "Let the dispute be won after all"]];
  if (charge.refunded) return [["fail", "Let the refund fail"]];
  const left = formatMoney(charge.amount - charge.amount_refunded, charge.currency);
  return [
    ["refund", `Refund ${left}`],
    ["refund-part", "Refund part"],
    ...(dispute ? [] : [["dispute", "Open a dispute"] satisfies [string, string]]),
  ];
}

interface PaymentState {
  readonly label: string;
  readonly tone: "good" | "bad" | "warn" | "plain";
}

/** A payment's state as the dashboard labels it. */
function paymentState(charge: Charge, dispute: Dispute | undefined): PaymentState {
  if (charge.status === "failed") return { label: "Declined", tone: "bad" };
  if (charge.status === "pending") return { label: "Pending", tone: "warn" };
  if (dispute && isOpen(dispute)) return { label: "Disputed", tone: "warn" };
  if (dispute?.status === "lost") return { label: "Dispute lost", tone: "bad" };
  if (charge.refunded) return { label: "Refunded", tone: "plain" };
  if (charge.amount_refunded > 0) return { label: "Partly refunded", tone: "plain" };
  return dispute ? { label: "Dispute won", tone: "good" } : { label: "Paid", tone: "good" };
}

function fate({ webhooks }: Payments, { id }: Event): string {
  const tries = webhooks.log.ofEvent(id);
  const [last] = tries;
  if (!last) return "not sent";
  const count = tries.length === 1 ? "1 try" : `${tries.length} tries`;
  if (tries.some(({ delivered }) => delivered)) return `delivered, ${count}`;
  if (last.durationMs === null) return `on its way, ${count}`;
  return `failed with ${last.status ?? last.error ?? "no answer"}, ${count}`;
}

/** The events about a payment, newest first. */
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
