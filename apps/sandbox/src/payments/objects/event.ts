import type Stripe from "stripe";
import { API_VERSION } from "../api-version.ts";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";

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

export interface Happening extends Pick<Event, "request" | "type"> {
  readonly object: { readonly object: string };
  readonly previous?: object;
}

/** What happened, with the object as it was at that moment. */
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
