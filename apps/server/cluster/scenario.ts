import { PROBES } from "../faults/probe.ts";
import { startTraffic, type Traffic } from "../faults/traffic.ts";
import type { Cluster } from "./cluster.ts";

/** Something that happens to a cluster; each has a cluster of its own. */
export interface Scenario {
  readonly name: string;
  readonly goal: string;
  /** Times at full size; `--count` changes it. */
  readonly count: number;
  readonly variables?: Record<string, string>;
  run(cluster: Cluster, count: number): Promise<void>;
}

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
