import { LOOPBACK } from "../../loopback.ts";
import type { Event } from "../objects/event.ts";
import type { WebhookEndpoint } from "../objects/webhook-endpoint.ts";
import type { Delivery, DeliveryLog } from "./delivery.ts";
import { webhookRequest } from "./webhook-request.ts";

const TIMEOUT_MS = 20_000;

export interface Post {
  readonly event: Event;
  readonly endpoint: WebhookEndpoint;
  readonly attempt: number;
  /** Aborted when the sandbox closes. */
  readonly closing: AbortSignal;
}

/** Sends an event once and records how that went; never rejects. */
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

/** `fetch failed` says nothing; its cause does. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { cause } = error;
  if (cause instanceof Error && "code" in cause) return String(cause.code);
  return error.name === "TimeoutError" ? "timeout" : error.message;
}
