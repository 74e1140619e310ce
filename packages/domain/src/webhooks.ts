/** Webhooks: what the product tells other services by itself, as Standard Webhooks describes it (record 62). */

export const WEBHOOK_EVENTS = [
  "search.completed",
  "analysis.completed",
  "brand.alert",
  "brand.first_listed",
  "claim.new_false",
  "brand.recounted",
  "experiment.look",
  "model.changed",
  "credits.low",
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What each event tells, to go on after "When". */
export const WEBHOOK_EVENT_WORDS: Readonly<Record<WebhookEvent, string>> = {
  "search.completed": "a ranking or comparison has ended",
  "analysis.completed": "an analysis of a company has ended",
  "brand.alert": "a change of a brand is real",
  "brand.first_listed": "answers to a prompt list a brand for the first time",
  "claim.new_false": "answers begin to say something of a brand that is false or outdated",
  "brand.recounted": "the past of a brand was counted again under newer names",
  "experiment.look": "a registered look at an experiment was taken",
  "model.changed": "a model that a brand asks changed though its version’s name did not",
  "credits.low": "your credits run low",
};

/** A test that its owner sends is delivered like an event. */
export type WebhookMessage = WebhookEvent | "webhook.test";

export const WEBHOOKS_MAX = 10;
export const WEBHOOK_URL_MAX = 2_000;
/** `credits.low` is told when fewer than so many are left. */
export const LOW_CREDITS = 5;
export const LOW_CREDITS_MAX = 100_000;

/** Seconds to wait before each further attempt at a delivery; together a little over a day (Standard Webhooks). */
export const WEBHOOK_WAITS: readonly number[] = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000];

/** Days that deliveries are kept and listed for, and how many are listed. */
export const WEBHOOK_DAYS = 30;
export const WEBHOOK_DELIVERIES = 20;

/** Where an account is told of events. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Credits below which `credits.low` is told. */
  readonly lowCredits: number;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Nothing is sent to it since then: its owner or too many failures paused it. Null while it is on. */
  readonly pausedAt: string | null;
}

export type DeliveryStatus = "waiting" | "delivered" | "failed";

/** One message to one webhook. */
export interface WebhookDelivery {
  /** The `webhook-id` that its receiver sees, the same at each attempt. */
  readonly id: string;
  readonly event: WebhookMessage;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly lastAttemptAt: string | null;
  /** While it waits. */
  readonly nextAttemptAt: string | null;
  /** HTTP status of the last answer; null without one. */
  readonly responseStatus: number | null;
  /** Why the last attempt failed; null when it did not. */
  readonly error: string | null;
}
