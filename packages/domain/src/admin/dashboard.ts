import type { AnswerShape } from "../answer-reading.ts";
import type { ModelId } from "../models/catalogue.ts";
import type { BreakerState } from "./figures.ts";

/** Spec part 2 §3 "Admin stats". */
export interface AdminStats {
  readonly users: { readonly total: number; readonly admins: number };
  readonly contactSubmissions: { readonly total: number; readonly new: number };
  readonly searches: { readonly total: number; readonly trending: number };
  /** The newest first. */
  readonly recentUsers: readonly {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly credits: number;
    /** ISO 8601. */
    readonly createdAt: string;
  }[];
}

/** A figure on each day of a span. */
export interface FigureSeries {
  /** One for each day, the oldest first. */
  readonly amounts: readonly number[];
  readonly isSandbox: boolean;
}

export interface DashboardFigures {
  /** Days (UTC, `YYYY-MM-DD`), the oldest first; the last one is today. */
  readonly days: readonly string[];
  readonly signUps: FigureSeries;
  readonly searches: FigureSeries;
  /** Cents of packs by currency, on the day of the purchase; refunds and lost disputes are taken off. */
  readonly revenue: readonly (FigureSeries & { readonly currency: string })[];
  /** US dollars, as far as the gateway reported them. */
  readonly cost: FigureSeries & {
    /** Of all days together. A deleted search leaves its cost, so this is not to be divided by searches. */
    readonly spentOn: { readonly searches: number; readonly studies: number; readonly rest: number };
  };
}

/** A model in the last 24 hours. */
export interface ModelHealth {
  readonly modelId: ModelId;
  readonly name: string;
  readonly answers: number;
  readonly errors: number;
  /** Part of 1. */
  readonly errorRate: number;
  /** Of the answers that came, within 2 %; null when none came. */
  readonly medianMs: number | null;
  readonly breaker: BreakerState;
}

/** Work that is counted up to `QUEUE_COUNT_MAX`. */
export interface QueuedWork {
  readonly count: number;
  /** ISO 8601; null when there is none. */
  readonly oldest: string | null;
}

export const QUEUE_COUNT_MAX = 1_000;

export interface QueueHealth {
  readonly runsInProgress: QueuedWork;
  /** Runs that no process holds. */
  readonly runsWaiting: QueuedWork;
  readonly mailsWaiting: QueuedWork;
  readonly otherJobsWaiting: QueuedWork;
  readonly paymentsToReconcile: QueuedWork & {
    /** When a payment last changed; ISO 8601. */
    readonly lastEvent: string | null;
  };
  /** Since midnight (UTC), by job, the most frequent first. */
  readonly failedToday: readonly { readonly job: string; readonly count: number }[];
}

/** The last result of a check of the ledger. */
export interface LedgerCheck {
  readonly kind: "new_entries" | "recount";
  /** ISO 8601. */
  readonly checkedAt: string;
  /** Accounts whose balance is not the sum of their entries; there must never be one. */
  readonly accounts: readonly {
    readonly userId: string;
    readonly credits: number;
    readonly ledger: number;
  }[];
}

/** How answers were read. */
export interface AnswerQuality {
  /** Rankings that came, refusals included. */
  readonly answers: number;
  readonly shapes: readonly { readonly shape: AnswerShape; readonly answers: number }[];
  readonly namedNobody: number;
  readonly refused: number;
  /** Given to a model to be read again. */
  readonly readAgain: number;
  readonly isSandbox: boolean;
}
