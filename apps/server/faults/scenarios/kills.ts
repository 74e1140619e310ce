import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { readyAgain, type Scenario } from "../scenario.ts";

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
