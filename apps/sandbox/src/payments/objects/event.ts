import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import { defaults } from "./defaults.ts";

/** The version that the `stripe` package of the product pins; events are written in it. */
export const API_VERSION = "2026-10-28.endive";

export type EventType = Stripe.Event["type"];

export interface Event {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly data: { readonly object: { readonly object: string }; readonly previous_attributes?: object };
  readonly livemode: false;
  pending_webhooks: number;
  readonly request: { readonly id: string | null; readonly idempotency_key: string | null };
  readonly type: EventType;
}

interface Happening extends Pick<Event, "request" | "type"> {
  readonly object: { readonly object: string };
  readonly previous?: object;
}

/** An event with a copy of its object at that moment. */
export function newEvent({ type, object, previous, request }: Happening): Event {
  return {
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: now(),
    data: {
      object: structuredClone(object),
      ...(previous && { previous_attributes: structuredClone(previous) }),
    },
    livemode: false,
    pending_webhooks: 0,
    request,
    type,
  };
}

/** A webhook endpoint with its secret, which only the answer to its creation shows. */
export type WebhookEndpoint = Stripe.WebhookEndpoint & { secret: string };

type EndpointFields = Partial<WebhookEndpoint> & Pick<WebhookEndpoint, "enabled_events" | "secret" | "url">;

export function newWebhookEndpoint(fields: EndpointFields): WebhookEndpoint {
  return { ...defaults("webhook_endpoint"), id: newId("we"), created: now(), ...fields };
}
