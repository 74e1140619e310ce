import { createHmac } from "node:crypto";
import { RecentList } from "../../recent-list.ts";
import { LOOPBACK } from "../../requests.ts";
import { now } from "../clock.ts";
import type { Event, WebhookEndpoint } from "../objects/event.ts";

const TIMEOUT_MS = 20_000;

interface Post {
  readonly event: Event;
  readonly endpoint: WebhookEndpoint;
  readonly attempt: number;
  /** Aborted when the sandbox closes. */
  readonly closing: AbortSignal;
}

/** Sends an event once and records the result; never rejects. */
export async function postEvent(log: DeliveryLog, post: Post): Promise<Delivery> {
  const { event, endpoint, attempt, closing } = post;
  const started = Date.now();
  const delivery = log.add({
    at: new Date(started).toISOString(),
    event: event.id,
    type: event.type,
    endpoint: endpoint.id,
    url: endpoint.url,
    attempt,
    status: null,
    error: null,
    delivered: false,
    durationMs: null,
  });
  try {
    if (!LOOPBACK.test(new URL(endpoint.url).hostname))
      throw new Error("the sandbox sends nothing elsewhere");
    const response = await fetch(endpoint.url, {
      method: "POST",
      ...webhookRequest(event, endpoint.secret),
      // Stripe counts a redirect as a failure.
      redirect: "manual",
      signal: AbortSignal.any([closing, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    await response.body?.cancel();
    delivery.status = response.status;
    delivery.delivered = response.ok;
  } catch (error) {
    delivery.error = reasonOf(error);
  }
  delivery.durationMs = Date.now() - started;
  return delivery;
}

/** The cause of a `fetch failed`, which alone says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error.name === "TimeoutError" ? "timeout" : error.message;
}

/** One attempt to send an event to an endpoint. */
export interface Delivery {
  /** ISO 8601: the start of the attempt. */
  readonly at: string;
  readonly event: string;
  readonly type: string;
  readonly endpoint: string;
  readonly url: string;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** HTTP status; null while the attempt runs and when no answer came */
  status: number | null;
  /** Why no answer came. */
  error: string | null;
  delivered: boolean;
  durationMs: number | null;
}

/** The last 1,000 attempts, newest first. */
export class DeliveryLog extends RecentList<Delivery> {
  constructor() {
    super(1000);
  }

  ofEvent(event: string): readonly Delivery[] {
    return this.list().filter((entry) => entry.event === event);
  }
}

export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The request that delivers an event, signed now or `ageSeconds` ago. */
export function webhookRequest(event: Event, secret: string, ageSeconds = 0): WebhookRequest {
  const body = JSON.stringify(event, null, 2);
  return {
    headers: {
      accept: "*/*; q=0.5, application/xml",
      "cache-control": "no-cache",
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signatureOf(body, secret, now() - ageSeconds),
      "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
    },
    body,
  };
}

/** The value of `Stripe-Signature` for a body sent at a time in seconds. */
function signatureOf(body: string, secret: string, timestamp: number): string {
  const signature = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${signature}`;
}
