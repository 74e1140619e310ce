import type { Scenario } from "../scenario.ts";
import { failover } from "./failover.ts";
import { poolerRestart } from "./pooler-restart.ts";
import { rolling } from "./rolling.ts";
import { usual } from "./usual.ts";

/** All scenarios, in the order in which `pnpm verify:cluster` runs them. */
export const SCENARIOS: readonly Scenario[] = [usual, rolling, poolerRestart, failover];
