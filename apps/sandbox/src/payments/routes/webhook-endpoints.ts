import { z } from "zod";
import { newWebhookEndpoint, type WebhookEndpoint } from "../objects/event.ts";
import { randomText } from "../store/new-id.ts";
import { change, definedIn } from "../store/store.ts";
import type { Call, Route } from "../wire/call.ts";
import { listPage } from "../wire/lists.ts";
import {
  clearable,
  flag,
  list,
  mergeMetadata,
  metadata,
  readParams,
  refuseParams,
  text,
  url,
} from "../wire/params.ts";
import { found } from "../wire/stripe-error.ts";

const enabledEvents = list(
  text(100).regex(/^(\*|[a-z0-9_]+(\.[a-z0-9_]+)+)$/, { error: "Invalid event type" }),
  300,
);
const common = { description: clearable(text()).optional(), metadata: metadata.optional() };
const createParams = z.strictObject({
  ...common,
  url: url(),
  enabled_events: enabledEvents,
  api_version: text(50).optional(),
});
const updateParams = z.strictObject({
  ...common,
  url: url().optional(),
  enabled_events: enabledEvents.optional(),
  disabled: flag().optional(),
});

/** Creates an endpoint; only this answer shows the secret. */
function create({ payments, params }: Call): object {
  const { url, enabled_events: enabledEvents, metadata, ...rest } = readParams(createParams, params);
  return payments.store.webhookEndpoints.add(
    newWebhookEndpoint({
      ...definedIn(rest),
      url,
      enabled_events: enabledEvents,
      secret: `whsec_${randomText(32)}`,
      metadata: mergeMetadata({}, metadata),
    }),
  );
}

function endpointOf({ payments, id }: Call): WebhookEndpoint {
  return found(payments.store.webhookEndpoints, id, "webhook endpoint");
}

function update(call: Call): object {
  const endpoint = endpointOf(call);
  const { disabled, metadata: given, ...rest } = readParams(updateParams, call.params);
  change(endpoint, {
    ...definedIn(rest),
    metadata: mergeMetadata(endpoint.metadata, given),
    ...(disabled !== undefined && { status: disabled ? "disabled" : "enabled" }),
  });
  return shown(endpoint);
}

function remove(call: Call): object {
  refuseParams(call);
  const { id } = endpointOf(call);
  call.payments.store.webhookEndpoints.delete(id);
  return { id, object: "webhook_endpoint", deleted: true };
}

function show(call: Call): object {
  refuseParams(call);
  return shown(endpointOf(call));
}

function shown({ secret: _secret, ...endpoint }: WebhookEndpoint): object {
  return endpoint;
}

function listAll(call: Call): object {
  const page = listPage(call, {
    path: "/webhook_endpoints",
    kind: "webhook endpoint",
    table: "webhookEndpoints",
  });
  return { ...page, data: page.data.map(shown) };
}

export const webhookEndpointRoutes: readonly Route[] = [
  { method: "POST", path: "/webhook_endpoints", answer: create },
  { method: "GET", path: "/webhook_endpoints", answer: listAll },
  { method: "GET", path: "/webhook_endpoints/:id", answer: show },
  { method: "POST", path: "/webhook_endpoints/:id", answer: update },
  { method: "DELETE", path: "/webhook_endpoints/:id", answer: remove },
];
