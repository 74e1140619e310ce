import { setTimeout } from "node:timers/promises";
import type { PostgresServer, StopMode } from "@standings/testing";
import pg from "pg";
import { readyAgain, type Scenario } from "../scenario.ts";

const SECONDS = [1, 4, 8, 30];
const MODES: readonly StopMode[] = ["fast", "immediate", "kill"];
/** Traffic between two outages. */
const PAUSE_MS = 2_000;
const LOOK_EVERY_MS = 100;
/** More is found by the checks. */
const HELD_UP_MS = 60_000;

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
      await heldUpRunsEnd(world.postgres);
      await setTimeout(PAUSE_MS);
    }
  },
};

/** Runs that one outage held up end before the next begins: else two outages count as one of a minute. */
async function heldUpRunsEnd({ url }: PostgresServer): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: "checks" });
  await client.connect();
  const running = "select from runs where status = 'running' and created_at < $1 limit 1";
  const back = new Date();
  while (Date.now() - back.getTime() < HELD_UP_MS) {
    if ((await client.query(running, [back])).rowCount === 0) break;
    await setTimeout(LOOK_EVERY_MS);
  }
  await client.end();
}
