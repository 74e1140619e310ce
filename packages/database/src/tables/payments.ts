import type { AllowanceKind, PaidPlan, PaymentStatus } from "@standings/domain";
import type { ColumnType, Generated, Selectable } from "kysely";

/** One checkout of a pack or a plan, and what has come of it. Written before the provider is asked. */
export interface PaymentsTable {
  id: string;
  user_id: string;
  /** The provider's id of the checkout session; null until it has one. */
  checkout_id: string | null;
  /** Pack id; null when a plan is bought. */
  pack: string | null;
  plan: PaidPlan | null;
  /** Credits of the pack. */
  credits: number;
  /** Price of the pack, cents. */
  amount: number;
  currency: string;
  is_sandbox: boolean;
  status: Generated<PaymentStatus>;
  /** Cents. */
  amount_refunded: Generated<number>;
  credits_granted: Generated<number>;
  /** After refunds and a lost dispute, whether the balance held them or they are owed. */
  credits_taken_back: Generated<number>;
  /** Since when a plan that it bought is over for good; null for packs and for plans that may go on. */
  plan_ended_at: Generated<Date | null>;
  /** The provider's id of the subscription that it began; null for packs, and until it is paid. */
  subscription_id: Generated<string | null>;
  /** When the provider began that subscription. */
  plan_started_at: Generated<Date | null>;
  /** When its next period begins, and when it ends as its owner wished; neither while it is paused or over. */
  plan_renews_at: Generated<Date | null>;
  plan_ends_at: Generated<Date | null>;
  /** When the provider was first read to have ended that subscription; until then it may go on billing. */
  subscription_ended_at: Generated<Date | null>;
  /** How often `credits_taken_back` has changed; makes ledger references unique. */
  reversals: Generated<number>;
  /** The newest reading of the provider that was settled, by `payment_readings`; older ones are dropped. */
  reading: Generated<string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export type Payment = Selectable<PaymentsTable>;

/**
 * Credits that a reversal could not take from an empty balance (negative), and what the next purchase settled
 * (positive). Beside the ledger, so that the ledger's sum is always the balance. Append-only.
 */
export interface OwedEntriesTable {
  id: Generated<string>;
  user_id: string;
  delta: number;
  reason: "purchase_reversal" | "debt_settlement";
  reference: string;
  created_at: Generated<Date>;
}

/** Use of an allowance in one period. */
export interface AllowancesTable {
  user_id: string;
  kind: AllowanceKind;
  /** First day of the period (UTC). */
  period: ColumnType<Date, string, never>;
  used: number;
}
