import { sql } from "kysely";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../test/rows.ts";
import { connectHeavyReads, connectOver, createPool } from "./database.ts";
import { isOutage } from "./outage.ts";
import { PatientPool } from "./patient-pool.ts";
import { type SilentProxy, startSilentProxy } from "./testing/silent-proxy.ts";
import type { TestDatabase } from "./testing/test-cluster.ts";

let database: TestDatabase;
let proxy: SilentProxy;
beforeAll(async () => {
  database = await openDatabase();
  proxy = await startSilentProxy(database.url);
});
afterAll(async () => {
  proxy.close();
  await database.drop();
});

const options = () => ({ url: proxy.url, poolSize: 2, queryMs: 300 });
const errorOf = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);
/** A patience of 300 ms may end by itself on a busy machine. */
async function isAnswered(ask: () => Promise<unknown>): Promise<void> {
  await expect.poll(() => errorOf(ask())).toBeNull();
}

describe.each([
  ["requests", () => createPool(options())],
  ["runs and jobs", () => new PatientPool({ ...options(), signal: new AbortController().signal })],
])("connections of %s that have fallen silent", (_name, create) => {
  it("are an outage to who waits on them, and to nobody after", async () => {
    const pool = create();
    const db = connectOver(pool);
    const ask = () => sql`select pg_sleep(0.05)`.execute(db);
    await isAnswered(() => Promise.all([ask(), ask()]));
    proxy.silence();
    const errors = await Promise.all([errorOf(ask()), errorOf(ask())]);
    expect(errors.map(isOutage)).toEqual([true, true]);
    await isAnswered(() => Promise.all([ask(), ask(), ask()]));
    // As graphile-worker asks.
    proxy.silence();
    expect(isOutage(await errorOf(pool.query("select 1")))).toBe(true);
    const client = await pool.connect();
    const error = await errorOf(client.query("select 1"));
    client.release();
    expect(error === null || isOutage(error)).toBe(true);
    await isAnswered(() => pool.query("select 1"));
    await db.destroy();
  });

  it("are an outage to a transaction, which is not committed", async () => {
    const db = connectOver(create());
    const work = db.transaction().execute(async (tx) => {
      await sql`create table half_done ()`.execute(tx);
      proxy.silence();
      await sql`select 1`.execute(tx);
    });
    expect(isOutage(await errorOf(work))).toBe(true);
    await isAnswered(async () => {
      const { rows } = await sql`select to_regclass('half_done') as done`.execute(db);
      expect(rows).toEqual([{ done: null }]);
    });
    await db.destroy();
  });
});

describe.each([
  ["requests", () => createPool({ ...options(), url: database.url })],
  [
    "runs and jobs",
    () => new PatientPool({ ...options(), url: database.url, signal: new AbortController().signal }),
  ],
])("a statement of %s that is given up", (_name, create) => {
  it.each([
    ["Kysely's", (pool: pg.Pool) => sql`insert into slow values (1)`.execute(connectOver(pool))],
    ["graphile-worker's", (pool: pg.Pool) => pool.query("insert into slow values (1)")],
  ])("is stopped in the database, %s too", async (_whose, insert) => {
    const pool = create();
    const { db } = database;
    await sql`create table slow (value integer)`.execute(db);
    const active = sql`select from pg_stat_activity where query like 'insert into slow%' and state = 'active'`;
    await db.transaction().execute(async (tx) => {
      await sql`lock table slow`.execute(tx);
      expect(isOutage(await errorOf(insert(pool)))).toBe(true);
      await expect.poll(async () => (await active.execute(db)).rows).toEqual([]);
    });
    expect((await sql`select from slow`.execute(db)).rows).toEqual([]);
    await sql`drop table slow`.execute(db);
    await pool.end();
  });
});

it("a statement that may take longer is waited for longer, on the same connections", async () => {
  const pool = createPool(options());
  const patient = connectOver(pool, { queryMs: 60_000 });
  const slow = sql`select pg_sleep(0.6)`;
  expect(isOutage(await errorOf(slow.execute(connectOver(pool))))).toBe(true);
  await slow.execute(patient);
  await pool.end();
});

it("heavy reads end where the database does not end them", async () => {
  const db = connectHeavyReads({ url: proxy.url, poolSize: 1 }, { patience: { readMs: 150, waitMs: 5_000 } });
  const ask = () => sql`select 1`.execute(db);
  await isAnswered(ask);
  proxy.silence();
  expect(isOutage(await errorOf(ask()))).toBe(true);
  await isAnswered(ask);
  await db.destroy();
});
