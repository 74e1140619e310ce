import { JOBS } from "@standings/services";
import { createTestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { cronItems } from "../src/jobs/start-jobs.ts";

it("of each scheduled job one runs and one waits, however often its time comes", async () => {
  const database = await createTestDatabase(inject("postgresUrl"));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const tick = async () => {
    for (const { task, options } of cronItems())
      await client.query(
        `select graphile_worker.add_job($1, queue_name := $2, max_attempts := $3, job_key := $4, job_key_mode := $5)`,
        [task, options?.queueName ?? null, options?.maxAttempts, options?.jobKey, options?.jobKeyMode],
      );
  };
  await tick();
  await client.query(
    "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'worker', attempts = 1",
  );
  await tick();
  await tick();
  const { rows } = await client.query(`
    select (count(*) filter (where locked_at is not null))::integer as running,
      (count(*) filter (where locked_at is null))::integer as waiting
    from graphile_worker._private_jobs group by task_id`);
  expect(rows).toEqual(cronItems().map(() => ({ running: 1, waiting: 1 })));
  await client.end();
  await database.drop();
});

it("what comes hourly is tried once each time; what comes by night some times; nobody waits for who frees the queues", () => {
  const attempts = Object.fromEntries(cronItems().map(({ task, options }) => [task, options?.maxAttempts]));
  expect(attempts).toMatchObject({ begin_due_visits: 1, ask_panel: 1, recount_ledger: 8 });
  expect(Object.keys(attempts)).toHaveLength(Object.values(JOBS).filter(({ cron }) => cron !== null).length);
  const unqueued = cronItems().filter(({ options }) => options?.queueName === undefined);
  expect(unqueued.map(({ task }) => task)).toEqual(["release_dead_jobs"]);
});
