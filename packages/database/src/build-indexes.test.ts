import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "../test/rows.ts";
import { buildIndexes } from "./build-indexes.ts";
import { HISTORY_INDEXES } from "./migrations/0015-packed-runs-and-history.ts";
import type { TestDatabase } from "./testing/test-cluster.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
afterAll(() => database.drop());

async function validIndexes(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indisvalid
  `.execute(database.db);
  return rows.map(({ name }) => name);
}

it("builds what a migration left out, and what was left unfinished, and drops what they replace", async () => {
  expect(await buildIndexes(database.db)).toEqual([]);
  await sql`
    drop index searches_own_newest, runs_running, searches_shared_words;
    create index searches_user_id_created_at_id_idx on searches (user_id, created_at desc, id);
    update pg_index set indisvalid = false where indexrelid = 'searches_own_words'::regclass;
  `.execute(database.db);
  const built = await Promise.all([buildIndexes(database.db), buildIndexes(database.db)]);
  expect(built.flat()).toEqual([
    "searches_own_newest",
    "searches_own_words",
    "runs_running",
    "searches_shared_words",
  ]);
  expect(await validIndexes()).toEqual(expect.arrayContaining(HISTORY_INDEXES.map(({ name }) => name)));
  expect(await validIndexes()).not.toContain("searches_user_id_created_at_id_idx");
});

it("lets others write while it waits for a writer that began before", async () => {
  await sql`drop index runs_second_prompts`.execute(database.db);
  const { db } = database;
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity where query like 'create index%' and wait_event_type = 'Lock'
    `.execute(db);
    return rows.length > 0;
  };
  const { built } = await db.transaction().execute(async (tx) => {
    await sql`lock table runs in row exclusive mode`.execute(tx);
    const building = { built: buildIndexes(db) };
    await vi.waitFor(async () => expect(await isWaiting()).toBe(true), 60_000);
    await sql`update runs set cost = cost`.execute(db);
    return building;
  });
  expect(await built).toEqual(["runs_second_prompts"]);
});
