import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../test/rows.ts";
import { connect, connectHeavyReads, connectReplica, createPool, type Database } from "./database.ts";
import { replicaPool } from "./replica-pool.ts";
import { type PostgresServer, type Stoppable, startPostgresServer } from "./testing/postgres-server.ts";

/** Milliseconds; the product's are more than twice as long. */
const LAG = 2_000;
const LOOK_EVERY = 400;

describe("a replica", () => {
  let primary: PostgresServer;
  let standby: Stoppable;
  let admin: pg.Pool;
  const ends: (() => Promise<unknown>)[] = [];
  beforeAll(async () => {
    primary = await startPostgresServer({ maxConnections: 20 });
    standby = await primary.addStandby();
    admin = createPool({ url: primary.url, poolSize: 2 });
    await admin.query("create table notes (text text primary key)");
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  afterAll(async () => {
    await admin.end();
    await primary.remove();
  });

  function openReads(): Database {
    const pools = { replica: createPool({ url: standby.url, poolSize: 2 }), primary: admin };
    const pool = replicaPool({ ...pools, lookEvery: LOOK_EVERY, lag: LAG });
    ends.push(() => pool.end());
    return new Kysely({ dialect: new PostgresDialect({ pool }) });
  }

  const isReplicas = async (reads: Database): Promise<boolean> => {
    const { rows } = await sql<{ yes: boolean }>`select pg_is_in_recovery() as yes`.execute(reads);
    return rows[0]?.yes === true;
  };
  const untilReplicas = (reads: Database, wanted: boolean) =>
    expect.poll(() => isReplicas(reads)).toBe(wanted);
  const notesOf = async (reads: Database) =>
    (await sql<{ text: string }>`select text from notes order by 1`.execute(reads)).rows.map(
      ({ text }) => text,
    );
  const onStandby = async (statement: string) => {
    const client = new pg.Client({ connectionString: standby.url });
    await client.connect();
    const result = await client.query(statement);
    await client.end();
    return result;
  };

  it("that keeps up is read, and shows what was written", async () => {
    const reads = openReads();
    await untilReplicas(reads, true);
    await admin.query("insert into notes values ('seen')");
    await expect.poll(() => notesOf(reads)).toContain("seen");
    // A look that is late on a busy machine leaves the replica alone until the next.
    await untilReplicas(reads, true);
  });

  it("that falls behind is left alone until it has caught up", { tags: "long" }, async () => {
    const reads = openReads();
    await untilReplicas(reads, true);
    await onStandby("select pg_wal_replay_pause()");
    await admin.query("insert into notes values ('late')");
    await untilReplicas(reads, false);
    expect(await notesOf(reads)).toContain("late");
    await onStandby("select pg_wal_replay_resume()");
    await untilReplicas(reads, true);
    expect(await notesOf(reads)).toContain("late");
  });

  it("that goes away leaves its reads to the primary, those under way too, and is read again later", async () => {
    const reads = openReads();
    await untilReplicas(reads, true);
    const underWay = sql<{ one: number }>`select 1 as one from pg_sleep(0.5)`.execute(reads);
    await standby.stop("kill");
    expect((await underWay).rows).toEqual([{ one: 1 }]);
    expect(await isReplicas(reads)).toBe(false);
    await standby.start();
    await untilReplicas(reads, true);
  });

  it("that cancels a read for what it replays leaves the read to the primary", { tags: "long" }, async () => {
    const reads = openReads();
    await untilReplicas(reads, true);
    await onStandby("alter system set max_standby_streaming_delay = 0");
    await onStandby("select pg_reload_conf()");
    const counted = sql<{ count: number }>`
      select count(*)::integer as count from notes, pg_sleep(1.5)
    `.execute(reads);
    const sleeping = "select from pg_stat_activity where wait_event = 'PgSleep'";
    await expect.poll(async () => (await onStandby(sleeping)).rowCount).toBe(1);
    await admin.query("alter table notes add column more text");
    expect((await counted).rows).toEqual([{ count: expect.any(Number) }]);
    const cancelled = "select sum(confl_lock)::integer as times from pg_stat_database_conflicts";
    await expect.poll(async () => (await onStandby(cancelled)).rows).toEqual([{ times: 1 }]);
  });

  it("that was made the primary is not taken for a replica", { tags: "long" }, async () => {
    const reads = openReads();
    await untilReplicas(reads, true);
    await onStandby("select pg_promote()");
    await admin.query("insert into notes values ('of the old primary')");
    await expect.poll(() => notesOf(reads)).toContain("of the old primary");
  });
});

describe("reads", () => {
  let database: Awaited<ReturnType<typeof openDatabase>>;
  beforeAll(async () => {
    database = await openDatabase();
  });
  afterAll(() => database.drop());
  const AWAY = "postgres://nobody@127.0.0.1:9/nothing";

  it.each([
    ["that is away", AWAY],
    ["that replays nothing", null],
  ])("of a replica %s are the primary's", async (_what, url) => {
    const reads = connectHeavyReads(
      { url: database.url, poolSize: 1 },
      {
        replicaUrl: url ?? database.url,
        patience: { readMs: 60_000, waitMs: 60_000 },
      },
    );
    const { rows } = await sql<{ one: number }>`select 1 as one`.execute(reads);
    expect(rows).toEqual([{ one: 1 }]);
    await reads.destroy();
  });

  it("of a replica leave the primary's connections open when they end", async () => {
    const pool = createPool({ url: database.url, poolSize: 1 });
    const reads = connectReplica({ url: AWAY, poolSize: 1 }, { pool, prepares: true });
    await sql`select 1`.execute(reads);
    await reads.destroy();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});

it("statements have no names behind a pooler", async () => {
  const database = await openDatabase();
  const db = connect({ url: database.url, poolSize: 1, prepares: false });
  await sql`/* prepared something */ select 1`.execute(db);
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db);
  expect(rows).toEqual([]);
  await db.destroy();
  await database.drop();
});
