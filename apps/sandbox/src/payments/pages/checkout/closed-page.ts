import { escapeHtml, type Page } from "../../../html.ts";
import { formatMoney } from "../../formats.ts";
import type { Charge } from "../../objects/charge.ts";
import type { Session } from "../../objects/session.ts";
import { successUrl } from "./register-checkout.ts";

/** The checkout of a session that is complete or expired. */
export function closedPage(session: Session, charge: Charge | undefined): Page {
  if (session.status === "expired") return expired(session);
  return session.payment_status === "paid" ? paid(session, charge) : underWay(session, charge);
}

function paid(session: Session, charge: Charge | undefined): Page {
  const amount = formatMoney(session.amount_total, session.currency);
  const receipt = charge?.receipt_url;
  return statePage({
    title: "Paid",
    sign: `<span class="sign">${CHECK}</span>`,
    heading: `${amount} paid`,
    text: `This checkout is complete and cannot be paid again.${receipt ? ` <a href="${escapeHtml(receipt)}">See the receipt</a>` : ""}`,
    next: successUrl(session),
  });
}

function underWay(session: Session, charge: Charge | undefined): Page {
  const failed = charge?.status === "failed";
  return statePage({
    title: failed ? "Payment failed" : "Payment under way",
    sign: `<span class="sign off">${failed ? CROSS : CLOCK}</span>`,
    heading: failed ? "The bank payment failed" : "The bank payment is under way",
    text: failed
      ? "Nothing was charged."
      : 'Banks take days. Here you decide: <a href="/payments">let it succeed or fail</a>.',
    next: successUrl(session),
  });
}

function expired({ cancel_url: next }: Session): Page {
  return statePage({
    title: "Checkout expired",
    sign: `<span class="sign off">${CLOCK}</span>`,
    heading: "This checkout has expired",
    text: "Nothing was charged. Start again where you came from.",
    next,
  });
}

export function missingCheckoutPage(): Page {
  return statePage({
    title: "No such checkout",
    sign: `<span class="sign off">${CROSS}</span>`,
    heading: "There is no such checkout",
    text: "The sandbox forgets everything when it restarts. Start again where you came from.",
    next: null,
  });
}

interface State {
  readonly title: string;
  readonly sign: string;
  readonly heading: string;
  readonly text: string;
  readonly next: string | null;
}

function statePage({ title, sign, heading, text, next }: State): Page {
  const onward =
    next === null
      ? ""
      : `<a class="primary" href="${escapeHtml(next)}">Continue to ${escapeHtml(new URL(next).host)}</a>`;
  return {
    title: `${title} · Sandbox checkout`,
    style: "checkout",
    body: `<div class="pay state"><section class="paper">${sign}
<h1>${heading}</h1><p class="soft">${text}</p>${onward}</section></div>`,
  };
}

function icon(path: string, size: number): string {
  return `<svg width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;
}

export const ARROW_LEFT = icon('<path d="M19 12H5m6-6-6 6 6 6"/>', 18);
const CHECK = icon('<path d="m5 12.5 4.5 4.5L19 7.5"/>', 26);
const CLOCK = icon('<circle cx="12" cy="12" r="9"/><path d="M12 7v5l3 2"/>', 26);
const CROSS = icon('<path d="M6 6l12 12M18 6 6 18"/>', 26);
