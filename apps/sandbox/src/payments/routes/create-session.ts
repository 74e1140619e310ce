import { DAY, HOUR, MINUTE, now } from "../clock.ts";
import { formatMoney } from "../formats.ts";
import type { InvoiceWishes, LineItem } from "../objects/session.ts";
import { openSession } from "../verbs/checkout.ts";
import type { Call } from "../wire/call.ts";
import { mergeMetadata, readParams } from "../wire/params.ts";
import { referred, StripeError } from "../wire/stripe-error.ts";
import { readLineItems } from "./read-line-items.ts";
import { type SessionParams, sessionParams } from "./session-params.ts";

const METHOD_TYPES = ["card", "us_bank_account"];

export function createSession({ payments, params, base }: Call): object {
  const given = readParams(sessionParams, params);
  refuseCombinations(given);
  const { store } = payments;
  if (given.customer !== undefined) referred(store.customers, given.customer, "customer", "customer");
  const expiresAt = readExpiry(given.expires_at);
  const lineItems = readLineItems(store, given);
  const { amount, currency } = totalOf(lineItems);
  const invoice = readInvoice(given);
  return openSession(payments, {
    session: {
      mode: given.mode,
      expiresAt,
      base,
      amount,
      currency,
      customer: given.customer ?? null,
      customerEmail: given.customer_email ?? null,
      customerCreation: given.customer_creation ?? "if_required",
      clientReferenceId: given.client_reference_id ?? null,
      metadata: mergeMetadata({}, given.metadata),
      methodTypes: METHOD_TYPES,
      successUrl: given.success_url,
      cancelUrl: given.cancel_url ?? null,
      invoice,
      submitType: given.submit_type ?? null,
      locale: given.locale ?? null,
      allowPromotionCodes: given.allow_promotion_codes ?? null,
    },
    terms: { lineItems, invoice, ...laterOf(given) },
  });
}

/** What the session's payment intent or subscription will be made with. */
function laterOf({ payment_intent_data: intent, subscription_data: subscription }: SessionParams) {
  return {
    intent: {
      description: intent?.description ?? null,
      metadata: mergeMetadata({}, intent?.metadata),
      receiptEmail: intent?.receipt_email ?? null,
      setupFutureUsage: intent?.setup_future_usage ?? null,
    },
    subscription: {
      description: subscription?.description ?? null,
      metadata: mergeMetadata({}, subscription?.metadata),
    },
  };
}

function readInvoice({ invoice_creation: creation }: SessionParams): InvoiceWishes | null {
  if (!creation?.enabled) return null;
  const { description, footer, custom_fields: customFields, metadata } = creation.invoice_data ?? {};
  return {
    description: description ?? null,
    footer: footer ?? null,
    customFields: customFields ?? null,
    metadata: mergeMetadata({}, metadata),
  };
}

function readExpiry(given: number | undefined): number {
  const time = now();
  const expiresAt = given ?? time + DAY;
  const wrong = (limit: string) =>
    new StripeError(`The \`expires_at\` timestamp must be ${limit} from Checkout Session creation.`, {
      param: "expires_at",
    });
  // A minute's grace: the caller's clock ran on while the call was under way.
  if (expiresAt < time + HOUR / 2 - MINUTE) throw wrong("at least 30 minutes");
  if (expiresAt > time + DAY + MINUTE) throw wrong("less than 24 hours");
  return expiresAt;
}

const SMALLEST = 50;

function totalOf(lines: readonly LineItem[]): { amount: number; currency: string } {
  const amount = lines.reduce((total, line) => total + line.amount_total, 0);
  const currency = lines[0]?.currency ?? "usd";
  if (amount >= SMALLEST) return { amount, currency };
  throw new StripeError(
    `The Checkout Session's total amount due must add up to at least ${formatMoney(SMALLEST, currency)} ${currency}`,
    { code: "amount_too_small" },
  );
}

/** Parameters that Stripe takes alone but not together. */
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
