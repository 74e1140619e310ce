import type { DeliveryStatus, WebhookEvent, WebhookMessage } from "@standings/domain";
import type { ColumnType, Generated } from "kysely";

/** Where an account is told of events. */
export interface WebhooksTable {
  id: string;
  user_id: string;
  url: string;
  events: readonly WebhookEvent[];
  low_credits: number;
  /** Signs messages; sealed for the webhook's id. */
  secret: Buffer;
  created_at: Generated<Date>;
  paused_at: Generated<Date | null>;
}

/** A message to a webhook, and its attempts. Triggers of runs and users write them. */
export interface WebhookDeliveriesTable {
  /** The `webhook-id` of its attempts. */
  id: Generated<string>;
  webhook_id: string;
  event: WebhookMessage;
  subject: ColumnType<WebhookSubject, string, never>;
  /** The text that is sent; null before the first attempt. */
  body: Generated<string | null>;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  /** Attempts since it was sent, or sent again. */
  tries: Generated<number>;
  created_at: Generated<Date>;
  last_attempt_at: Generated<Date | null>;
  next_attempt_at: Generated<Date>;
  response_status: Generated<number | null>;
  error: Generated<string | null>;
}

/** What a message is about. */
export interface WebhookSubject {
  readonly runId?: string;
  readonly alertId?: string;
  readonly brandId?: string;
  readonly namesVersion?: number;
  readonly experimentId?: string;
  /** Number of its look. */
  readonly look?: number;
  readonly credits?: number;
}
