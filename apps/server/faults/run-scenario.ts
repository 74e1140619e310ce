import { startSandbox } from "@standings/sandbox";
import { startPostgresServer } from "@standings/testing";
import { checkWorld } from "./check-world.ts";
import { PROBES } from "./probe.ts";
import { createReport, type Report } from "./report.ts";
import type { Scenario } from "./scenario.ts";
import { exhaustion } from "./scenarios/exhaustion.ts";
import { killBackends, killDatabase, killServers } from "./scenarios/kills.ts";
import { outages } from "./scenarios/outages.ts";
import { rolling } from "./scenarios/rolling.ts";
import { startServers } from "./servers.ts";
import { startTraffic } from "./traffic.ts";

/** All scenarios, in the order in which `pnpm verify:faults` runs them. */
export const SCENARIOS: readonly Scenario[] = [
  killServers,
  killDatabase,
  killBackends,
  outages,
  exhaustion,
  rolling,
];

const SEARCHERS = 6;
/** A tenth of the time that models really take: searches last about a second. */
const SPEED = 0.1;
const SAMPLE_EVERY_MS = 250;
const WARNING = /^\{"level":[456]0/gm;

/** Runs one scenario in a world of its own and checks it afterwards. */
export async function runScenario(scenario: Scenario, count: number): Promise<Report> {
  const report = createReport();
  const { maxConnections = 100, variables = {} } = scenario;
  const postgres = await startPostgresServer({ maxConnections });
  const sandbox = await startSandbox({ speed: SPEED });
  try {
    const servers = await startServers({
      databaseUrl: postgres.url,
      sandbox,
      report,
      variables: { SIGNUP_CREDITS: "100000", READS_PER_MINUTE: "1000000", ...variables },
    });
    const sampling = setInterval(() => report.longest("sockets", servers.sockets()), SAMPLE_EVERY_MS);
    try {
      const traffic = await startTraffic({ servers, sandbox, report, searchers: SEARCHERS, probes: PROBES });
      const world = { postgres, sandbox, servers, traffic, report };
      await scenario.run(world, count);
      await servers.ready();
      await traffic.end();
      await checkWorld(world);
      report.count("warnings logged", servers.logs().join("").match(WARNING)?.length ?? 0);
    } finally {
      clearInterval(sampling);
      await servers.stop();
    }
  } finally {
    await sandbox.close();
    await postgres.remove();
  }
  return report;
}
