import { setTimeout } from "node:timers/promises";
import { register, setFaults } from "../../test/product.ts";
import { startRollingTraffic } from "../../test/rolling.ts";
import { startPageLoads } from "../page-loads.ts";
import type { Scenario } from "../scenario.ts";

const SEARCHERS = 20;
const PAGES_A_SECOND = 50;
/** A model that is slow enough for a search to be under way while its server is replaced. */
const SLOW = { model: "x-ai/grok-3-mini", kind: "slow", ms: 5_000 };
const BEFORE_MS = 3_000;

/** Servers are replaced one after the other behind HAProxy; nobody who searches or reads notices, or tries twice. */
export const rolling: Scenario = {
  name: "rolling",
  goal: "R15",
  count: 4,
  variables: { DRAIN_DELAY_SECONDS: "5", MODEL_DEADLINE_MS: "40000" },
  async run({ url, servers, sandbox, report }, count) {
    const people = [];
    for (let number = 0; number < SEARCHERS; number += 1) people.push(await register({ url, sandbox }));
    await setFaults(sandbox, [SLOW]);
    const searching = startRollingTraffic({ people, readers: 0, pauseMs: 0, pick: async () => url });
    const loading = startPageLoads(url, PAGES_A_SECOND);
    await setTimeout(BEFORE_MS);
    for (let roll = 0; roll < count; roll += 1) {
      const since = performance.now();
      await servers.roll(roll % servers.count);
      await servers.ready();
      report.longest("longest exit and start, ms", Math.round(performance.now() - since));
      report.count("servers replaced");
      await setTimeout(BEFORE_MS);
    }
    await loading.end(report);
    await setFaults(sandbox, []);
    const { failures, searches, handedOn } = await searching.end();
    for (const failure of failures) report.violate(failure);
    report.count("searches", searches.length);
    report.count("streams handed on", handedOn);
    if (handedOn === 0) report.violate("no stream was handed on: nothing was shown");
    const isWhole = searches.every(({ events }) => events.every(({ id }, index) => id === index + 1));
    if (!isWhole) report.violate("a search's events were lost or doubled");
  },
};
