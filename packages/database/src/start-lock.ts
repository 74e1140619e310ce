import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { connectionSettings } from "./database.ts";

/** Any number that no other lock of ours has. */
const START_LOCK = 7_201_144;
const TRY_EVERY_MS = 100;

/**
 * Runs `work` while no other process starts on this database. The lock is its connection's, so it goes with a process
 * that dies. Tried for again and again: a statement that waits would hold up an index built concurrently.
 */
export async function withStartLock<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client(connectionSettings(url, "standings start"));
  // A lock that is lost means that the database is away, which `work` finds out by itself.
  client.on("error", () => {});
  await client.connect();
  try {
    while (!(await tryLock(client))) await setTimeout(TRY_EVERY_MS);
    return await work();
  } finally {
    await client.end();
  }
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
    START_LOCK,
  ]);
  return rows[0]?.locked === true;
}
