import { createReport, type Report } from "../faults/report.ts";
import { startCluster } from "./cluster.ts";
import type { Programs } from "./programs.ts";
import type { Scenario } from "./scenario.ts";
import { failover } from "./scenarios/failover.ts";
import { poolerRestart } from "./scenarios/pooler-restart.ts";
import { rolling } from "./scenarios/rolling.ts";
import { usual } from "./scenarios/usual.ts";

/** All scenarios, in the order in which `pnpm verify:cluster` runs them. */
export const SCENARIOS: readonly Scenario[] = [usual, rolling, poolerRestart, failover];

/** Runs one scenario in a cluster of its own. */
export async function runScenario(scenario: Scenario, programs: Programs, count: number): Promise<Report> {
  const report = createReport();
  const cluster = await startCluster({ programs, report, variables: scenario.variables ?? {} });
  try {
    await scenario.run(cluster, count);
    if (report.violations.size > 0) printErrors(cluster.servers.logs());
  } finally {
    await cluster.stop();
  }
  return report;
}

const ERROR = /^\{"level":[56]0.*$/gm;
const LAST_ERRORS = 10;

function printErrors(logs: readonly string[]): void {
  for (const line of logs.join("\n").match(ERROR)?.slice(-LAST_ERRORS) ?? [])
    process.stderr.write(`  ${line}\n`);
}
