import type { Page } from "../../../html.ts";
import { formatMoney } from "../../formats.ts";
import type { Charge } from "../../objects/charge.ts";
import { type Session, successUrl } from "../../objects/session.ts";

/** The checkout of a session that is complete or expired. */
export function closedPage(session: Session, charge: Charge | undefined): Page {
  const next = successUrl(session);
  if (session.status === "expired") {
    const text = "Nothing was charged. Start again where you came from.";
    const heading = "This checkout has expired";
    return statePage("Checkout expired", { icon: "clock", heading, text, next: session.cancel_url });
  }
  if (session.payment_status === "paid") {
    const heading = `${formatMoney(session.amount_total, session.currency)} paid`;
    const text = "This checkout is complete and cannot be paid again.";
    const href = charge?.receipt_url;
    const link = href ? { href, label: "See the receipt", end: "" } : null;
    return statePage("Paid", { icon: "check", heading, text, link, next });
  }
  if (charge?.status === "failed") {
    const heading = "The bank payment failed";
    return statePage("Payment failed", { icon: "cross", heading, text: "Nothing was charged.", next });
  }
  const text = "Banks take days. Here you decide:";
  const link = { href: "/payments", label: "let it succeed or fail", end: "." };
  const heading = "The bank payment is under way";
  return statePage("Payment under way", { icon: "clock", heading, text, link, next });
}

export function missingCheckoutPage(): Page {
  const text = "The sandbox forgets everything when it restarts. Start again where you came from.";
  const heading = "There is no such checkout";
  return statePage("No such checkout", { icon: "cross", heading, text, next: null });
}

interface State {
  readonly icon: "check" | "clock" | "cross";
  readonly heading: string;
  readonly text: string;
  /** A link after the text; `end` closes the sentence. */
  readonly link?: { readonly href: string; readonly label: string; readonly end: string } | null;
  readonly next: string | null;
}

function statePage(title: string, state: State): Page {
  return { title: `${title} · Sandbox checkout`, style: "checkout", view: "closed-checkout", data: state };
}
