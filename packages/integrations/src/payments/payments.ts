import type { Invoice, Transaction } from "@standings/domain";

/** A payment provider with hosted checkout, as the product needs it. Every amount is in cents. */
export interface PaymentProvider {
  /** The provider's id of a new customer; repeated for the same user, the same customer. */
  createCustomer(person: CustomerDetails): Promise<string>;
  readCustomer(customerId: string): Promise<Customer | null>;
  /** Gives a customer another e-mail address; nothing for one the provider does not know. */
  moveCustomer(customerId: string, email: string): Promise<void>;
  /** Throws MissingCustomerError when the provider does not know the customer (any more). */
  createCheckout(order: CheckoutOrder): Promise<CreatedCheckout>;
  /** Current state of a checkout; null when the provider does not know it. */
  readCheckout(checkoutId: string): Promise<Checkout | null>;
  readSubscription(subscriptionId: string): Promise<Subscription | null>;
  /**
   * Ends a subscription at once, if it has not ended; nothing for one the provider does not know. `isCredited`: what was
   * paid for and not used lowers the customer's next invoices.
   */
  endSubscription(subscriptionId: string, options?: { readonly isCredited: boolean }): Promise<void>;
  /** Address of the page on which customers manage their plans. Throws MissingCustomerError. */
  openPortal(visit: PortalVisit): Promise<string>;
  /** Newest first, at most 100; none for a customer the provider does not know. */
  listTransactions(customerId: string): Promise<Transaction[]>;
  listInvoices(customerId: string): Promise<Invoice[]>;
  /**
   * Object that a webhook is about. The signature is checked on the raw body; only ids are read from the
   * content, which is a hint. Throws WebhookRefusedError.
   */
  readWebhook(body: Buffer, signature: string): Promise<WebhookHint>;
}

export interface PortalVisit {
  readonly customerId: string;
  readonly returnUrl: string;
}

export interface CustomerDetails {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

export interface Customer {
  readonly id: string;
  readonly email: string | null;
  readonly name: string | null;
  /** Seconds since 1970. */
  readonly created: number;
}

export interface CheckoutOrder {
  /** Our id of the payment, which the provider returns with its objects. */
  readonly paymentId: string;
  readonly userId: string;
  readonly customerId: string;
  readonly item: PackItem | PlanItem;
  /** May contain `{CHECKOUT_SESSION_ID}`. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

export interface PackItem {
  readonly kind: "pack";
  readonly name: string;
  readonly credits: number;
  readonly amount: number;
  readonly currency: string;
}

export interface PlanItem {
  readonly kind: "plan";
  readonly plan: string;
  readonly priceId: string;
}

export interface CreatedCheckout {
  readonly checkoutId: string;
  /** Address of the payment page. */
  readonly url: string;
}

export interface Checkout {
  readonly checkoutId: string;
  /** Our id of the payment; null for a checkout that is not ours. */
  readonly paymentId: string | null;
  readonly status: "open" | "complete" | "expired";
  readonly isPaid: boolean;
  /** A payment that takes days (bank debit) has failed in the end. */
  readonly hasFailed: boolean;
  readonly amount: number;
  readonly currency: string;
  readonly amountRefunded: number;
  readonly isDisputeLost: boolean;
  /** Of a plan's checkout; null while there is none. */
  readonly subscription: Subscription | null;
}

export interface Subscription {
  readonly id: string;
  /** Our id of the payment that began it; null for a subscription that is not ours. */
  readonly paymentId: string | null;
  /** `active`: paid for, or being tried again; `paused`: unpaid, may become active again; `ended`: for good. */
  readonly state: "active" | "paused" | "ended";
  readonly startedAt: Date;
  /** When its next period begins, and when it ends as its owner wished; one of the two while it is active, else neither. */
  readonly renewsAt: Date | null;
  readonly endsAt: Date | null;
  /** The price that it is billed by; null when it has none or several. */
  readonly priceId: string | null;
  /** The money of its newest paid period was refunded in full, or its dispute was lost. */
  readonly isReturned: boolean;
}

export type WebhookHint =
  | { readonly about: "checkout"; readonly eventId: string; readonly checkoutId: string }
  | { readonly about: "subscription"; readonly eventId: string; readonly subscriptionId: string }
  /** The product ignores the event. */
  | { readonly about: "nothing"; readonly eventId: string };

export class WebhookRefusedError extends Error {}
export class MissingCustomerError extends Error {}
