import type { Scenario } from "../scenario.ts";
import { exhaustion } from "./exhaustion.ts";
import { killBackends } from "./kill-backends.ts";
import { killDatabase } from "./kill-database.ts";
import { killServers } from "./kill-servers.ts";
import { outages } from "./outages.ts";

/** All scenarios, in the order in which `pnpm verify:faults` runs them. */
export const SCENARIOS: readonly Scenario[] = [killServers, killDatabase, killBackends, outages, exhaustion];
