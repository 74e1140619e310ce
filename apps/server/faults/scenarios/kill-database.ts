import { setTimeout } from "node:timers/promises";
import { readyAgain } from "../ready-again.ts";
import type { Scenario } from "../scenario.ts";

const LONGEST_LIFE_MS = 2_000;

/** PostgreSQL killed without a word at random moments, and started again at once. */
export const killDatabase: Scenario = {
  name: "kill-database",
  goal: "R4",
  count: 50,
  async run(world, count) {
    for (let kills = 0; kills < count; kills += 1) {
      await setTimeout(Math.random() * LONGEST_LIFE_MS);
      await world.postgres.stop("kill");
      await world.postgres.start();
      await readyAgain(world);
      world.report.count("kills");
    }
  },
};
