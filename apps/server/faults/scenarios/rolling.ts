import { createBalancer, startProxy } from "../../test/balancer.ts";
import { register, setFaults } from "../../test/product.ts";
import { type RollingTally, startRollingTraffic } from "../../test/rolling.ts";
import type { Scenario, World } from "../scenario.ts";

const SEARCHERS = 20;
const READERS = 10;
/** What a slow model adds, in turn, milliseconds. */
const SLOW_MS = [5_000, 9_000, 16_000, 25_000];
const SLOW_MODEL = "x-ai/grok-3-mini";
const SAMPLE_EVERY_MS = 500;

/** Servers are replaced one after the other under people who search and read: half directly, half through a proxy. */
export const rolling: Scenario = {
  name: "rolling",
  goal: "R15",
  count: 8,
  variables: { DRAIN_DELAY_SECONDS: "5", MODEL_DEADLINE_MS: "40000" },
  async run(world, count) {
    const { servers, sandbox, report } = world;
    const balancer = createBalancer(servers.urls);
    const proxy = await startProxy(balancer);
    const people = [];
    for (let number = 0; number < SEARCHERS; number += 1) {
      people.push(await register({ url: await balancer.pick(), sandbox }));
    }
    const half = SEARCHERS / 2;
    const traffic = [
      startRollingTraffic({
        people: people.slice(0, half),
        readers: READERS / 2,
        pauseMs: 0,
        pick: balancer.pick,
      }),
      startRollingTraffic({
        people: people.slice(half),
        readers: READERS / 2,
        pauseMs: 0,
        pick: async () => proxy.url,
      }),
    ];
    const sampling = setInterval(() => void countCutCalls(world), SAMPLE_EVERY_MS);
    for (let roll = 0; roll < count; roll += 1) {
      const ms = SLOW_MS[Math.floor(roll / 2) % SLOW_MS.length] ?? 0;
      await setFaults(sandbox, [{ model: SLOW_MODEL, kind: "slow", ms }]);
      const begun = performance.now();
      await servers.roll(roll % servers.count);
      report.longest(
        `longest exit and start, slow model +${ms / 1_000} s, ms`,
        Math.round(performance.now() - begun),
      );
      await servers.ready();
      report.count("servers replaced");
    }
    await setFaults(sandbox, []);
    for (const one of await Promise.all(traffic.map(({ end }) => end()))) judge(one, world);
    clearInterval(sampling);
    balancer.close();
    proxy.close();
  },
};

const seen = new Set<string>();

/** A call that a server cut off is asked, and paid, again. */
async function countCutCalls({ sandbox, report }: World): Promise<void> {
  const response = await fetch(`${sandbox.url}/models/requests`);
  const calls = (await response.json()) as { time: string; model: string; status: number | null }[];
  for (const { time, model, status } of calls) {
    if (status !== 499 || seen.has(time + model)) continue;
    seen.add(time + model);
    report.violate("a model's call was cut off and asked again");
  }
}

function judge({ failures, reads, searches, handedOn }: RollingTally, { report }: World): void {
  for (const failure of failures) report.violate(failure);
  report.count("reads of ready servers", reads);
  report.count("searches of ready servers", searches.length);
  report.count("streams handed on", handedOn);
  const isWhole = searches.every(({ events }) => events.every(({ id }, index) => id === index + 1));
  if (!isWhole) report.violate("a search's events were lost or doubled");
}
