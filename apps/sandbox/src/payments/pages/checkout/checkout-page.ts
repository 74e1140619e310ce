import { escapeHtml, type Page } from "../../../html.ts";
import { formatMoney } from "../../formats.ts";
import type { Product } from "../../objects/price.ts";
import type { LineItem, Session } from "../../objects/session.ts";
import type { Payments } from "../../payments.ts";
import { intentOf, knownEmail, termsOf } from "../../verbs/checkout.ts";
import { ARROW_LEFT } from "./closed-page.ts";
import type { CardFault, TypedCard } from "./read-card.ts";
import { returnOrigins } from "./register-checkout.ts";

type Typed = CardForm["typed"];

export interface CheckoutView {
  readonly typed: Partial<Typed>;
  readonly faults: CardForm["faults"];
}

/** The checkout of an open session, as first shown or after something did not work. */
export function checkoutPage(payments: Payments, session: Session, view: CheckoutView): Page {
  const { store } = payments;
  const customer = session.customer === null ? undefined : store.customers.get(session.customer);
  const { lineItems } = termsOf(payments, session);
  const lastError = intentOf(payments, session)?.last_payment_error;
  const refusal = view.faults.length > 0 ? null : (lastError?.message ?? null);
  const form = cardForm({
    session,
    knownEmail: knownEmail(payments, session),
    typed: {
      number: OFFERED_CARDS[0].number,
      expiry: "12 / 34",
      cvc: "123",
      name: customer?.name ?? "",
      email: "",
      ...view.typed,
    },
    faults: view.faults,
    refusal,
  });
  const productOf = ({ price }: (typeof lineItems)[number]) => store.products.get(price.product);
  return {
    title: refusal ? "Card declined · Sandbox checkout" : "Sandbox checkout",
    style: "checkout",
    body: `<div class="pay">${orderSummary({ session, lineItems, productOf })}${form}</div>`,
    formOrigins: returnOrigins(session),
  };
}

interface Order {
  readonly session: Session;
  readonly lineItems: readonly LineItem[];
  readonly productOf: (line: LineItem) => Product | undefined;
}

/** The left side of the checkout: what is bought, and what for. */
function orderSummary({ session, lineItems, productOf }: Order): string {
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

interface CardForm {
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
function cardForm(form: CardForm): string {
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
