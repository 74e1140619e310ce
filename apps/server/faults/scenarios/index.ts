import type { Scenario } from "../scenario.ts";
import { killDatabase } from "./kill-database.ts";
import { killServers } from "./kill-servers.ts";

/** All scenarios, in the order in which `pnpm verify:faults` runs them. */
export const SCENARIOS: readonly Scenario[] = [killServers, killDatabase];
