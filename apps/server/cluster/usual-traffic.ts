import { PROBES } from "../faults/probe.ts";
import { startTraffic, type Traffic } from "../faults/traffic.ts";
import type { Cluster } from "./cluster.ts";

const SEARCHERS = 6;

/** People who search and follow, and readers of pages, all through the balancer. */
export function startUsualTraffic({ url, sandbox, report }: Cluster): Promise<Traffic> {
  return startTraffic({
    servers: { next: () => url },
    sandbox,
    report,
    searchers: SEARCHERS,
    probes: PROBES,
  });
}
