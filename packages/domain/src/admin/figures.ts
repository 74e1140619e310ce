/** Figures of the dashboard, kept by day (UTC). */
export type Figure =
  | "signup"
  | "user"
  | "search"
  | "contact"
  /** Cents, by currency; refunds and lost disputes taken off. */
  | "revenue"
  /** US dollars that models cost. */
  | "cost"
  /** Answers, by shape. */
  | "answer"
  /** Answers that a model read again. */
  | "read_again";

/** Days that the dashboard can look back, today included. */
export const DASHBOARD_SPANS = [7, 28, 90] as const;
export type DashboardSpan = (typeof DASHBOARD_SPANS)[number];
export const DEFAULT_DASHBOARD_SPAN: DashboardSpan = 28;

/** Part of a model's answers that may be errors before the dashboard marks it. */
export const ALARM_ERROR_RATE = 0.05;

/** Whether calls to a model pass: `half_open` lets them, and the next failure opens it again. */
export type BreakerState = "closed" | "half_open" | "open";

/** Part of 1; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
