import { escapeHtml } from "../../../html.ts";
import { formatMoney } from "../../money.ts";
import type { Session } from "../../objects/session.ts";
import type { CardFault, TypedCard } from "./read-card.ts";

export interface CardForm {
  readonly session: Session;
  /** The buyer's address when the product gave it; null: the form asks. */
  readonly knownEmail: string | null;
  readonly typed: TypedCard & { readonly name: string; readonly email: string };
  readonly faults: readonly (CardFault | { readonly field: "email"; readonly message: string })[];
  /** Why the last card was refused. */
  readonly refusal: string | null;
}

/** Numbers that the page offers; others of Stripe's test cards work when typed. */
export const OFFERED_CARDS = [
  { key: "approved", number: "4242 4242 4242 4242", label: "4242 · pays" },
  { key: "declined", number: "4000 0000 0000 0002", label: "0002 · is declined" },
] as const;

/** The right side of the checkout. One form: its buttons say what happens. */
export function cardForm(form: CardForm): string {
  const { session, refusal, typed } = form;
  const amount = formatMoney(session.amount_total, session.currency);
  const verb = session.mode === "subscription" ? "Subscribe for" : "Pay";
  return `<form class="paper" method="post" action="/pay/${session.id}">
${refusal ? `<p class="notice" role="alert" tabindex="-1" autofocus>${escapeHtml(refusal)} Nothing was charged.</p>` : ""}
<h2>Contact</h2>
${contact(form)}
<h2>Card</h2>
<p class="label" id="try">Test cards</p>
<ul class="try" aria-labelledby="try">${OFFERED_CARDS.map((card) => offered(session, card, typed.number)).join("")}</ul>
${field(form, { name: "number", label: "Card number", extra: 'inputmode="numeric" autocomplete="off" maxlength="24" required' })}
<div class="two">
${field(form, { name: "expiry", label: "Expiry (MM / YY)", extra: 'autocomplete="off" maxlength="9" required' })}
${field(form, { name: "cvc", label: "Security code", extra: 'inputmode="numeric" autocomplete="off" maxlength="4" required' })}
</div>
${field(form, { name: "name", label: "Name on card", extra: 'autocomplete="off" maxlength="100"' })}
<button class="primary" name="action" value="pay">${verb} ${amount}</button>
<p class="safe">Sandbox data. No real card is charged.</p>
${others(session)}
</form>`;
}

function contact(form: CardForm): string {
  if (form.knownEmail !== null) return `<p class="known">${escapeHtml(form.knownEmail)}</p>`;
  return field(form, {
    name: "email",
    label: "E-mail",
    extra: 'type="email" autocomplete="off" maxlength="254" required',
  });
}

function offered(session: Session, card: (typeof OFFERED_CARDS)[number], chosen: string): string {
  const current = card.number === chosen ? ' aria-current="true"' : "";
  return `<li><a href="/pay/${session.id}?card=${card.key}"${current}>${card.label}</a></li>`;
}

interface Field {
  readonly name: keyof CardForm["typed"];
  readonly label: string;
  readonly extra: string;
}

function field({ typed, faults }: CardForm, { name, label, extra }: Field): string {
  const fault = faults.find((each) => each.field === name);
  const marked = fault ? ` aria-invalid="true" aria-describedby="${name}-fault"` : "";
  return `<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" value="${escapeHtml(typed[name])}" ${extra}${marked}>
${fault ? `<p class="fault" id="${name}-fault" role="alert">${escapeHtml(fault.message)}</p>` : ""}</div>`;
}

function others({ cancel_url: cancel }: Session): string {
  const abandon =
    cancel === null ? "" : `<a class="abandon" href="${escapeHtml(cancel)}">Cancel and go back</a>`;
  return `<div class="others"><p class="label">Or let something else happen</p>
<div class="bar">
<button name="action" value="bank" formnovalidate>Pay by bank</button>
<button name="action" value="decline" formnovalidate>Decline the card</button>
${abandon}</div></div>`;
}
