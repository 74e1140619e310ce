import { DAY, HOUR, MINUTE, now } from "../clock.ts";
import { formatMoney } from "../formats.ts";
import type { InvoiceWishes } from "../objects/invoice.ts";
import type { LineItem } from "../objects/line-item.ts";
import { invoiceCreation } from "../objects/session.ts";
import { expireSession, openSession } from "../verbs/checkout.ts";
import type { Call, Route } from "../wire/call.ts";
import { collection } from "../wire/lists.ts";
import { mergeMetadata, readParams, refuseParams } from "../wire/params.ts";
import { found, referred, StripeError } from "../wire/stripe-error.ts";
import { readLineItems } from "./read-line-items.ts";
import { type SessionParams, sessionParams } from "./session-params.ts";

function session({ payments, id }: Call) {
  return found(payments.store.sessions, id, "checkout.session", "session");
}

function expire(call: Call): object {
  refuseParams(call);
  const open = session(call);
  if (open.status !== "open") {
    throw new StripeError(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${open.status}\`.`,
    );
  }
  expireSession(call.payments, open);
  return open;
}

export const sessionRoutes: readonly Route[] = [
  { method: "POST", path: "/checkout/sessions", answer: createSession },
  ...collection({
    path: "/checkout/sessions",
    kind: "checkout.session",
    param: "session",
    table: "sessions",
    fields: ["customer", "payment_intent", "status", "subscription"],
  }),
  { method: "POST", path: "/checkout/sessions/:id/expire", answer: expire },
];

function createSession({ payments, params, base }: Call): object {
  const given = readParams(sessionParams, params);
  refuseCombinations(given);
  const { store } = payments;
  if (given.customer !== undefined) referred(store.customers, given.customer, "customer", "customer");
  const isPayment = given.mode === "payment";
  const expires_at = readExpiry(given.expires_at);
  const lineItems = readLineItems(store, given);
  const invoice = readInvoice(given);
  return openSession(payments, {
    base,
    session: {
      ...totalOf(lineItems),
      allow_promotion_codes: given.allow_promotion_codes ?? null,
      cancel_url: given.cancel_url ?? null,
      client_reference_id: given.client_reference_id ?? null,
      customer: given.customer ?? null,
      customer_creation: isPayment && !given.customer ? (given.customer_creation ?? "if_required") : null,
      customer_email: given.customer_email ?? null,
      expires_at,
      invoice_creation: isPayment ? invoiceCreation(invoice) : null,
      locale: given.locale ?? null,
      metadata: mergeMetadata({}, given.metadata),
      mode: given.mode,
      ...(given.payment_method_types && { payment_method_types: given.payment_method_types }),
      submit_type: given.submit_type ?? null,
      success_url: given.success_url,
    },
    terms: { lineItems, invoice, ...laterOf(given) },
  });
}

/** The fields of the session's future payment intent or subscription. */
function laterOf({ payment_intent_data: intent, subscription_data: subscription }: SessionParams) {
  return {
    intent: {
      description: intent?.description ?? null,
      metadata: mergeMetadata({}, intent?.metadata),
      receipt_email: intent?.receipt_email ?? null,
      setup_future_usage: intent?.setup_future_usage ?? null,
    },
    subscription: {
      description: subscription?.description ?? null,
      metadata: mergeMetadata({}, subscription?.metadata),
    },
  };
}

function readInvoice({ invoice_creation: creation }: SessionParams): InvoiceWishes | null {
  if (!creation?.enabled) return null;
  const { description = null, footer = null, custom_fields = null, metadata } = creation.invoice_data ?? {};
  return { custom_fields, description, footer, metadata: mergeMetadata({}, metadata) };
}

function readExpiry(given: number | undefined): number {
  const time = now();
  const expiresAt = given ?? time + DAY;
  const wrong = (limit: string) =>
    new StripeError(`The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`, {
      param: "expires_at",
    });
  // A minute's grace, because the call itself takes time.
  if (expiresAt < time + HOUR / 2 - MINUTE) throw wrong("at least 30 minutes");
  if (expiresAt > time + DAY + MINUTE) throw wrong("less than 24 hours");
  return expiresAt;
}

const SMALLEST = 50;

function totalOf(lines: readonly LineItem[]): { amount_total: number; currency: string } {
  const amount = lines.reduce((total, line) => total + line.amount_total, 0);
  const currency = lines[0]?.currency ?? "usd";
  if (amount >= SMALLEST) return { amount_total: amount, currency };
  throw new StripeError(
    `The Checkout Session's total amount due must add up to at least ${formatMoney(SMALLEST, currency)} ${currency}`,
    { code: "amount_too_small" },
  );
}

/** Refuses parameters that Stripe does not accept together. */
function refuseCombinations(given: SessionParams): void {
  if (given.customer !== undefined && given.customer_email !== undefined) {
    throw new StripeError("You may only specify one of these parameters: customer, customer_email.", {
      param: "customer_email",
    });
  }
  if (given.customer !== undefined && given.customer_creation !== undefined) {
    throw new StripeError("You may only specify one of these parameters: customer, customer_creation.", {
      param: "customer_creation",
    });
  }
  const belongs = given.mode === "payment" ? FOR_SUBSCRIPTIONS : FOR_PAYMENTS;
  const stray = belongs.find((name) => given[name] !== undefined);
  if (stray === undefined) return;
  throw new StripeError(`You can not pass \`${stray}\` in \`${given.mode}\` mode.`, { param: stray });
}

const FOR_PAYMENTS = ["payment_intent_data", "invoice_creation", "customer_creation", "submit_type"] as const;
const FOR_SUBSCRIPTIONS = ["subscription_data"] as const;
