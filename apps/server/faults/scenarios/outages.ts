import { setTimeout } from "node:timers/promises";
import type { StopMode } from "@standings/testing";
import { readyAgain } from "../ready-again.ts";
import type { Scenario } from "../scenario.ts";

const SECONDS = [1, 4, 8, 30];
const MODES: readonly StopMode[] = ["fast", "immediate", "kill"];
/** Traffic between two outages. */
const PAUSE_MS = 2_000;

/** PostgreSQL away for 1, 4, 8 and 30 s, stopped in every way: `count` outages of these twelve, the short ones first. */
export const outages: Scenario = {
  name: "outages",
  goal: "R4",
  count: SECONDS.length * MODES.length,
  async run(world, count) {
    const all = SECONDS.flatMap((seconds) => MODES.map((mode) => ({ seconds, mode })));
    for (let index = 0; index < count; index += 1) {
      const { seconds, mode } = all[index % all.length] ?? { seconds: 1, mode: "fast" };
      await world.postgres.stop(mode);
      await setTimeout(seconds * 1_000);
      await world.postgres.start();
      await readyAgain(world);
      world.report.count("outages");
      await setTimeout(PAUSE_MS);
    }
  },
};
