import type Stripe from "stripe";
import { createStripeCheckout, readStripeCheckout } from "./checkout.ts";
import type { PortalVisit } from "./payments.ts";
import { type PaymentProvider, WebhookRefusedError } from "./payments.ts";
import { toInvoice, toTransaction } from "./records.ts";
import { type StripeModule, throwMissing, unlessMissing } from "./stripe-errors.ts";
import type { Connected } from "./subscription.ts";
import { readStripeSubscription } from "./subscription.ts";
import { readHint } from "./webhook-hint.ts";

export interface StripeOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Base address of another server that speaks Stripe's protocol; null for Stripe itself. */
  readonly url: string | null;
}

const LIST_LIMIT = 100;

/** Payments through Stripe's SDK, which is loaded when it is first used: it takes longer than the rest of the start. */
export function createStripePayments(
  { secretKey, webhookSecret, url }: StripeOptions,
  timeoutMs: number,
): PaymentProvider {
  let connected: Promise<{ stripe: Stripe; module: StripeModule }> | undefined;

  function connect() {
    connected ??= import("stripe").then((module) => ({
      stripe: new module.default(secretKey, { ...addressOf(url), ...LIMITS, timeout: timeoutMs }),
      module,
    }));
    return connected;
  }

  return {
    async createCustomer({ userId, email, name }) {
      const { stripe } = await connect();
      const details = { email, name, metadata: { user_id: userId } };
      return (await stripe.customers.create(details)).id;
    },
    async readCustomer(customerId) {
      const { stripe, module } = await connect();
      const customer = await unlessMissing(module, stripe.customers.retrieve(customerId));
      if (!customer || customer.deleted) return null;
      const { id, email, name = null, created } = customer;
      return { id, email, name, created };
    },
    async moveCustomer(customerId, email) {
      const { stripe, module } = await connect();
      await unlessMissing(module, stripe.customers.update(customerId, { email }));
    },
    async createCheckout(order) {
      return createStripeCheckout(await connect(), order);
    },
    async readCheckout(checkoutId) {
      return readStripeCheckout(await connect(), checkoutId);
    },
    async readSubscription(subscriptionId) {
      return readStripeSubscription(await connect(), subscriptionId);
    },
    async endSubscription(subscriptionId, { isCredited } = { isCredited: false }) {
      const { stripe, module } = await connect();
      const subscription = await unlessMissing(module, stripe.subscriptions.retrieve(subscriptionId));
      if (subscription && subscription.status !== "canceled") {
        // Stripe would credit a period that was never paid, too.
        const wasPaid = subscription.status === "active";
        const credit = isCredited && wasPaid ? { prorate: true, invoice_now: true } : {};
        await stripe.subscriptions.cancel(subscriptionId, credit);
      }
    },
    async openPortal(visit) {
      return openStripePortal(await connect(), visit);
    },
    async listTransactions(customer) {
      const { stripe, module } = await connect();
      const list = await unlessMissing(module, stripe.charges.list({ customer, limit: LIST_LIMIT }));
      return (list?.data ?? []).map(toTransaction);
    },
    async listInvoices(customer) {
      const { stripe, module } = await connect();
      const list = await unlessMissing(module, stripe.invoices.list({ customer, limit: LIST_LIMIT }));
      return (list?.data ?? []).map(toInvoice);
    },
    async readWebhook(body, signature) {
      const { stripe } = await connect();
      const event = verify(() => stripe.webhooks.constructEvent(body, signature, webhookSecret));
      return readHint(stripe, event);
    },
  };
}

const LIMITS = { maxNetworkRetries: 1, telemetry: false } as const;

function addressOf(url: string | null): Stripe.StripeConfig {
  if (url === null) return {};
  const { protocol, hostname, port } = new URL(url);
  return { host: hostname, port, protocol: protocol === "https:" ? "https" : "http" };
}

function verify(construct: () => Stripe.Event): Stripe.Event {
  try {
    return construct();
  } catch (error) {
    throw new WebhookRefusedError("The signature does not fit", { cause: error });
  }
}

/** Opens Stripe's customer portal as the account's settings there have it. */
async function openStripePortal(
  { stripe, module }: Connected,
  { customerId, returnUrl }: PortalVisit,
): Promise<string> {
  const { url } = await stripe.billingPortal.sessions
    .create({ customer: customerId, return_url: returnUrl })
    .catch((error: unknown) => throwMissing(module, error));
  return url;
}
