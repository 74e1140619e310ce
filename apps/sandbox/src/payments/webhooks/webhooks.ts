import { type Event, newWebhookEndpoint, type WebhookEndpoint } from "../objects/event.ts";
import type { Store, Table } from "../store/store.ts";
import { type Delivery, DeliveryLog, postEvent } from "./delivery.ts";

/** Waiting times after the first three failures; the fourth failure is the last. */
const RETRY_AFTER_MS = [1_000, 5_000, 30_000];

/** Stripe tries for three days. */
const RESUMED_SECONDS = 3 * 86_400;

/** Sends events to their endpoints and repeats each delivery until it succeeds or fails four times. */
export class Webhooks {
  readonly log = new DeliveryLog();
  readonly #endpoints: Table<WebhookEndpoint>;
  readonly #closing = new AbortController();
  readonly #waiting = new Set<NodeJS.Timeout>();

  constructor(endpoints: Table<WebhookEndpoint>) {
    this.#endpoints = endpoints;
  }

  /** Begins the deliveries of a new event. */
  send(event: Event): void {
    const endpoints = this.takersOf(event);
    event.pending_webhooks = endpoints.length;
    for (const endpoint of endpoints) void this.#deliver(event, endpoint.id, 1);
  }

  /** Begins anew the deliveries that a process before this one has not finished. */
  resume(events: Table<Event>): void {
    const since = Date.now() / 1_000 - RESUMED_SECONDS;
    for (const event of [...events.newestFirst()].reverse())
      if (event.pending_webhooks > 0 && event.created > since) this.send(event);
  }

  /** Sends an event once to every endpoint now, also after a success. */
  async sendNow(event: Event): Promise<readonly Delivery[]> {
    return Promise.all(this.takersOf(event).map((endpoint) => this.#try(event, endpoint)));
  }

  takersOf({ type }: Event): readonly WebhookEndpoint[] {
    const takes = ({ enabled_events: names }: WebhookEndpoint) => names.includes("*") || names.includes(type);
    return this.#endpoints.filter((endpoint) => endpoint.status === "enabled" && takes(endpoint));
  }

  close(): void {
    this.#closing.abort();
    for (const timer of this.#waiting) clearTimeout(timer);
  }

  async #deliver(event: Event, endpointId: string, attempt: number): Promise<void> {
    // The endpoint is looked up for each attempt, because its address may have changed.
    const endpoint = this.#endpoints.get(endpointId);
    if (!endpoint || this.#closing.signal.aborted) return;
    const { delivered } = await this.#try(event, endpoint);
    const wait = RETRY_AFTER_MS[attempt - 1];
    if (delivered || wait === undefined || this.#isTaken(event, endpointId)) return;
    const timer = setTimeout(() => {
      this.#waiting.delete(timer);
      if (!this.#isTaken(event, endpointId)) void this.#deliver(event, endpointId, attempt + 1);
    }, wait);
    timer.unref();
    this.#waiting.add(timer);
  }

  async #try(event: Event, endpoint: WebhookEndpoint): Promise<Delivery> {
    const wasTaken = this.#isTaken(event, endpoint.id);
    const attempt = 1 + this.log.ofEvent(event.id).filter((entry) => entry.endpoint === endpoint.id).length;
    const delivery = await postEvent(this.log, { event, endpoint, attempt, closing: this.#closing.signal });
    if (delivery.delivered && !wasTaken) event.pending_webhooks = Math.max(0, event.pending_webhooks - 1);
    return delivery;
  }

  #isTaken(event: Event, endpointId: string): boolean {
    return this.log.ofEvent(event.id).some((entry) => entry.endpoint === endpointId && entry.delivered);
  }
}

const ID = "we_sandbox";
/** The secret is fixed, so that the product can be configured before the sandbox runs. */
export const DEFAULT_SECRET = "whsec_sandbox";

/** Sets the URL of the sandbox's own endpoint; null removes the endpoint. */
export function setDefaultEndpoint(store: Store, url: string | null): void {
  store.webhookEndpoints.delete(ID);
  if (url === null) return;
  const description = "The sandbox's own endpoint";
  store.webhookEndpoints.add(
    newWebhookEndpoint({ id: ID, url, secret: DEFAULT_SECRET, enabled_events: ["*"], description }),
  );
}

export function defaultEndpointUrl(store: Store): string | null {
  return store.webhookEndpoints.get(ID)?.url ?? null;
}
