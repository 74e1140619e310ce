import { newWebhookEndpoint } from "../objects/webhook-endpoint.ts";
import type { Store } from "../store/store.ts";

const ID = "we_sandbox";
/** Fixed, so that the product can be configured before the sandbox runs. */
export const DEFAULT_SECRET = "whsec_sandbox";

/** Points the endpoint that the sandbox brings along to a URL, or takes it away. */
export function setDefaultEndpoint(store: Store, url: string | null): void {
  store.webhookEndpoints.delete(ID);
  if (url === null) return;
  const description = "The sandbox's own endpoint";
  store.webhookEndpoints.add(
    newWebhookEndpoint({ id: ID, url, secret: DEFAULT_SECRET, enabledEvents: ["*"], description }),
  );
}

export function defaultEndpointUrl(store: Store): string | null {
  return store.webhookEndpoints.get(ID)?.url ?? null;
}
