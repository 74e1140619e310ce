import { setTimeout } from "node:timers/promises";
import { checkWorld } from "../../faults/check-world.ts";
import { type Scenario, startUsualTraffic } from "../scenario.ts";

const READY_WITHIN_MS = 2_000;
const PAUSE_MS = 2_000;

/** PgBouncer ends without a word and is started again. */
export const poolerRestart: Scenario = {
  name: "pooler-restart",
  goal: "R4",
  count: 5,
  async run(cluster, count) {
    const { databases, pooler, servers, report } = cluster;
    const traffic = await startUsualTraffic(cluster);
    for (let restarts = 0; restarts < count; restarts += 1) {
      await setTimeout(PAUSE_MS);
      await pooler.restart();
      const took = await servers.ready();
      report.longest("ready after, ms", Math.round(took));
      if (took > READY_WITHIN_MS) report.violate("ready more than 2 s after the pooler");
      report.count("restarts");
    }
    await setTimeout(PAUSE_MS);
    await traffic.end();
    await checkWorld({ postgres: databases.primary, servers, traffic, report });
  },
};
