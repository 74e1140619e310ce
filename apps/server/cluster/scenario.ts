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
