import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../../test/rows.ts";
import { inTransaction } from "../database.ts";
import { RUNNER_LOCKS, RunnerLocks } from "../runner-locks.ts";
import type { TestDatabase } from "../testing/test-cluster.ts";
import { insertJob, releaseDeadJobs, removeFailedJobs } from "./jobs.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase();
});
beforeEach(async () => {
  await sql`delete from graphile_worker._private_jobs`.execute(database.db);
});
afterAll(() => database.drop());

interface JobRow {
  readonly payload: unknown;
  readonly key: string | null;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly locked_by: string | null;
}

async function jobs(): Promise<JobRow[]> {
  const { rows } = await sql<JobRow>`
    select payload, key, attempts, max_attempts, locked_by from graphile_worker._private_jobs order by id
  `.execute(database.db);
  return rows;
}

const add = (payload: object, key?: string) =>
  insertJob(database.db, "mail", payload, key === undefined ? {} : { key });

describe("insertJob", () => {
  it("waits with its payload, for 13 attempts", async () => {
    await add({ to: "Søren 'o' \"Quote\"", count: 2 });
    expect(await jobs()).toEqual([
      {
        payload: { to: "Søren 'o' \"Quote\"", count: 2 },
        key: null,
        attempts: 0,
        max_attempts: 13,
        locked_by: null,
      },
    ]);
  });

  it("is added only when its transaction commits", async () => {
    const failed = inTransaction(database.db, async (tx) => {
      await insertJob(tx, "mail", { count: 1 });
      throw new Error("Later");
    });
    await expect(failed).rejects.toThrow("Later");
    await inTransaction(database.db, (tx) => insertJob(tx, "mail", { count: 2 }));
    expect((await jobs()).map(({ payload }) => payload)).toEqual([{ count: 2 }]);
  });

  it("replaces the waiting job of its key, and no other", async () => {
    await add({ count: 1 }, "a");
    await add({ count: 2 }, "b");
    await add({ count: 3 }, "a");
    const waiting = (await jobs()).map(({ key, payload }) => [key, payload]);
    expect(new Set(waiting)).toEqual(
      new Set([
        ["a", { count: 3 }],
        ["b", { count: 2 }],
      ]),
    );
  });
});

describe("removeFailedJobs", () => {
  it("removes jobs that were given up more than a week ago", async () => {
    for (const count of [1, 2, 3]) await add({ count });
    await sql`
      update graphile_worker._private_jobs set
        attempts = case when (payload->>'count')::integer = 3 then 12 else max_attempts end,
        updated_at = now() - case when (payload->>'count')::integer = 2 then interval '6 days' else interval '8 days' end
    `.execute(database.db);
    expect(await removeFailedJobs(database.db)).toBe(1);
    expect((await jobs()).map(({ payload }) => payload)).toEqual([{ count: 2 }, { count: 3 }]);
    expect(await removeFailedJobs(database.db)).toBe(0);
  });
});

describe("releaseDeadJobs", () => {
  const begin = (count: number) =>
    sql`update graphile_worker._private_jobs set locked_by = 'runner-' || ${count}::integer,
      locked_at = now() - interval '3 hours' where (payload->>'count')::integer = ${count}`.execute(
      database.db,
    );
  const heldBy = async () => {
    await releaseDeadJobs(database.db);
    return (await jobs()).map(({ locked_by }) => locked_by);
  };

  it("frees the jobs of runners whose process is gone, and none of one that lives, however long they take", async () => {
    const [lives, dies] = [new RunnerLocks(database.url), new RunnerLocks(database.url)];
    for (const [index, process] of [lives, dies].entries()) {
      await process.open();
      await process.hold(`runner-${index + 1}`);
      await add({ count: index + 1 });
      await begin(index + 1);
    }
    expect(await heldBy()).toEqual(["runner-1", "runner-2"]);
    await dies.close();
    expect(await heldBy()).toEqual(["runner-1", null]);
    await lives.letGo("runner-1");
    expect(await heldBy()).toEqual([null, null]);
    await lives.close();
  });

  it("takes the locks again that a broken connection lost", async () => {
    const locks = new RunnerLocks(database.url);
    await locks.open();
    await locks.hold("runner-1");
    const holders = async () => {
      // Runners of other tests hold theirs in databases of their own.
      const held = sql<{ pid: number }>`select pid from pg_locks where classid = ${sql.lit(RUNNER_LOCKS)}
        and database = (select oid from pg_database where datname = current_database())`;
      return (await held.execute(database.db)).rows.map(({ pid }) => pid);
    };
    const [broken = 0] = await holders();
    await sql`select pg_terminate_backend(${broken}::integer)`.execute(database.db);
    // Another connection has it, and the broken one has ended.
    await expect.poll(async () => (await holders()).map((pid) => pid === broken)).toEqual([false]);
    await add({ count: 1 });
    await begin(1);
    expect(await heldBy()).toEqual(["runner-1"]);
    await locks.close();
  });
});
