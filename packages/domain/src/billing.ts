import type { Means, SubscriptionStatus } from "./plans.ts";

/** A customer's money as the payment provider tells it, in the documented field names (spec part 1 §3). */

export interface Transaction {
  readonly id: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly description: string;
  readonly metadata: { readonly credits: string | null };
  /** Smallest unit of the currency: cents. */
  readonly amount: number;
  /** Refunded part of the amount, cents. */
  readonly amount_refunded: number;
  readonly currency: string;
  /** succeeded, pending, failed, refunded … */
  readonly status: string;
  readonly receipt_url: string | null;
}

export interface Invoice {
  readonly id: string;
  readonly number: string | null;
  /** Seconds since 1970. */
  readonly created: number;
  readonly description: string;
  /** Cents. */
  readonly amount_paid: number;
  readonly currency: string;
  /** paid, open, void … */
  readonly status: string;
  readonly invoice_pdf: string | null;
  readonly hosted_invoice_url: string | null;
}

/**
 * State of a checkout. `mismatch`: the amount paid is not the pack's price, so no credits were given.
 * `reversed`: refunded in full, or lost in a dispute.
 */
export type PaymentStatus = "open" | "pending" | "paid" | "failed" | "expired" | "mismatch" | "reversed";

export interface CheckoutState {
  readonly status: PaymentStatus;
  /** Null when a plan was bought. */
  readonly creditPackage: string | null;
  readonly plan: string | null;
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  /** The buyer's balance now. */
  readonly credits: number;
}

/** Credits and allowances that an account has left. */
export interface Usage {
  readonly credits: number;
  readonly plan: SubscriptionStatus;
  /** Pro's analyses of this month (UTC); null on other plans. */
  readonly analyses: { readonly used: number; readonly limit: number } | null;
  /** Censored previews of this day (UTC). */
  readonly previews: { readonly used: number; readonly limit: number };
}

/** Means of an account, from what it has used. */
export function meansOf({ plan, credits, analyses, previews }: Usage): Means {
  return {
    plan,
    credits,
    analysesLeft: analyses === null ? 0 : Math.max(0, analyses.limit - analyses.used),
    previewsLeft: Math.max(0, previews.limit - previews.used),
  };
}
