import { setTimeout } from "node:timers/promises";
import type { Scenario } from "../scenario.ts";

const LONGEST_LIFE_MS = 2_000;

/** Servers killed at random moments, now one, now the other, now both. */
export const killServers: Scenario = {
  name: "kill-servers",
  goal: "R3",
  count: 200,
  async run({ servers, report }, count) {
    for (let kills = 0; kills < count; ) {
      await setTimeout(Math.random() * LONGEST_LIFE_MS);
      const victims = kills % 3 === 2 ? [0, 1] : [kills % 2];
      await Promise.all(victims.map((index) => servers.restart(index)));
      kills += victims.length;
      report.count("kills", victims.length);
    }
  },
};
