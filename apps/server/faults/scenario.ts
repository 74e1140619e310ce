import type { Sandbox } from "@standings/sandbox";
import type { PostgresServer } from "@standings/testing";
import type { Report } from "./report.ts";
import type { Servers } from "./servers.ts";
import type { Traffic } from "./traffic.ts";

/** What a scenario breaks: one PostgreSQL, two servers over it, people who search and follow, readers of pages. */
export interface World {
  readonly postgres: PostgresServer;
  readonly sandbox: Sandbox;
  readonly servers: Servers;
  readonly traffic: Traffic;
  readonly report: Report;
}

/**
 * One way of breaking the product. Gets a world of its own in which traffic is flowing, and breaks it `count` times;
 * the checks of `check-world.ts` follow by themselves.
 */
export interface Scenario {
  readonly name: string;
  /** Goal that it proves. */
  readonly goal: string;
  /** Times at the size of the goal; `--count` changes it. */
  readonly count: number;
  readonly variables?: Record<string, string>;
  readonly maxConnections?: number;
  run(world: World, count: number): Promise<void>;
}

const READY_WITHIN_MS = 2_000;

/** Every server has to be ready 2 s after what was broken is whole again, with a bounded number of sockets. */
export async function readyAgain({ servers, report }: World): Promise<void> {
  const took = await servers.ready();
  report.longest("ready after, ms", Math.round(took));
  if (took > READY_WITHIN_MS) report.violate("ready more than 2 s after the database");
}
