// @module-tag long
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openRunNotifications, type RunNotifications, SIGNALS_CONNECTION } from "./run-notifications.ts";
import { type PostgresServer, startPostgresServer } from "./testing/postgres-server.ts";

let postgres: PostgresServer;
let here: RunNotifications<string>;
let there: RunNotifications<string>;

beforeAll(async () => {
  postgres = await startPostgresServer();
  here = await openRunNotifications(postgres.url);
  there = await openRunNotifications(postgres.url);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await postgres.remove();
});

async function listeners(): Promise<number> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rowCount } = await client.query("select from pg_stat_activity where application_name = $1", [
    SIGNALS_CONNECTION,
  ]);
  await client.end();
  return rowCount ?? 0;
}

it.each([
  ["fast", 1],
  ["immediate", 1],
  ["kill", 1],
  ["fast", 4],
] as const)(
  "after a stop (%s) of %i s, has one connection each, and followers look again",
  async (mode, seconds) => {
    let looks = 0;
    const leave = there.subscribe("run-1", () => {
      looks += 1;
    });
    await postgres.stop(mode);
    await setTimeout(1_000 * seconds);
    await postgres.start();
    await expect.poll(listeners).toBe(2);
    // What was signalled meanwhile is lost.
    await expect.poll(() => looks).toBe(1);
    here.notify("run-1", "news");
    await expect.poll(() => looks).toBe(2);
    expect(await listeners()).toBe(2);
    leave();
  },
);
