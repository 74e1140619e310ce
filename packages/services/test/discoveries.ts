import type { DiscoveryEvent, DiscoveryState } from "@standings/domain";
import type { DiscoveryOrder } from "../src/discovery/check-order.ts";
import { stateOf } from "../src/discovery/discovery-run.ts";
import { followDiscovery } from "../src/discovery/follow-discovery.ts";
import { startDiscovery } from "../src/discovery/start-discovery.ts";
import type { TestUser } from "./users.ts";

/** An order of a discovery for a company of the sandbox's catalogue. */
export function discoveryOf(changes: Partial<DiscoveryOrder> = {}): DiscoveryOrder {
  return {
    domain: "hubspot.com",
    companyName: "HubSpot",
    modelId: "openai/gpt-4.1-mini",
    clientRunId: crypto.randomUUID(),
    ...changes,
  };
}

/** What a user sees of a discovery until its end, or until `until` holds. */
export async function watch(
  { request }: Pick<TestUser, "request">,
  runId: string,
  until: (state: DiscoveryState) => boolean = () => false,
): Promise<{ readonly events: DiscoveryEvent[]; readonly state: DiscoveryState }> {
  const signal = AbortSignal.timeout(120_000);
  const followed = await followDiscovery(request, { runId, afterSeq: 0, signal });
  const events: DiscoveryEvent[] = [];
  for await (const { event } of followed) {
    events.push(event);
    if (until(stateOf(events))) break;
  }
  signal.throwIfAborted();
  return { events, state: stateOf(events) };
}

/** A discovery of the sandbox's, from its start to its end. */
export async function discover(user: TestUser, changes: Partial<DiscoveryOrder> = {}) {
  const { runId } = await startDiscovery(user.request, discoveryOf(changes));
  return { runId, ...(await watch(user, runId)) };
}
