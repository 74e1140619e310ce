import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";

/** With its secret, which only the answer to its creation shows. */
export type WebhookEndpoint = Stripe.WebhookEndpoint & { secret: string };

export interface EndpointFields {
  readonly id?: string;
  readonly url: string;
  readonly secret: string;
  readonly enabledEvents: readonly string[];
  readonly description?: string | null;
  readonly metadata?: Stripe.Metadata;
  readonly apiVersion?: string | null;
}

export function newWebhookEndpoint(fields: EndpointFields): WebhookEndpoint {
  return {
    id: fields.id ?? newId("we"),
    object: "webhook_endpoint",
    api_version: fields.apiVersion ?? null,
    application: null,
    created: now(),
    description: fields.description ?? null,
    enabled_events: [...fields.enabledEvents],
    livemode: false,
    metadata: { ...fields.metadata },
    secret: fields.secret,
    status: "enabled",
    url: fields.url,
  };
}
