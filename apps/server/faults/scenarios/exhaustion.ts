import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { readyAgain, type Scenario, type World } from "../scenario.ts";

const HOLD_MS = 4_000;
const PAUSE_MS = 2_000;
const ROUNDS = 3;
const END_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'standings%'`;

/** Somebody else takes every connection that there is, those of the servers included. */
export const exhaustion: Scenario = {
  name: "exhaustion",
  goal: "R4",
  count: 5,
  async run(world, count) {
    for (let round = 0; round < count; round += 1) {
      const taken = await takeAll(world);
      await setTimeout(HOLD_MS);
      await Promise.all(taken.map((client) => client.end()));
      await readyAgain(world);
      world.report.count("exhaustions");
      await setTimeout(PAUSE_MS);
    }
  },
};

/** The servers' connections are ended, and whatever comes free is taken, until none is left for them. */
async function takeAll({ postgres }: World): Promise<pg.Client[]> {
  const taken: pg.Client[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    while (await takeOne(postgres.url, taken));
    await taken[0]?.query(END_OTHERS);
  }
  while (await takeOne(postgres.url, taken));
  return taken;
}

async function takeOne(url: string, taken: pg.Client[]): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: "faults" });
  client.on("error", () => {});
  const isTaken = await client.connect().then(
    () => true,
    () => false,
  );
  if (isTaken) taken.push(client);
  return isTaken;
}
