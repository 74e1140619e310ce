import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { readyAgain } from "../ready-again.ts";
import type { Scenario } from "../scenario.ts";

const PAUSE_MS = 300;
const VICTIM = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where application_name like 'standings%' and ($1 or application_name = 'standings signals')
  order by random() limit 1`;

/** Single connections of the servers ended by the database: those that listen and any others, in turn. */
export const killBackends: Scenario = {
  name: "kill-backends",
  goal: "R4",
  count: 50,
  async run(world, count) {
    const client = new pg.Client({ connectionString: world.postgres.url, application_name: "faults" });
    await client.connect();
    for (let kills = 0; kills < count; kills += 1) {
      await client.query(VICTIM, [kills % 2 === 1]);
      await setTimeout(PAUSE_MS);
      await readyAgain(world);
      world.report.count("kills");
    }
    await client.end();
  },
};
