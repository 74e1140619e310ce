import { connect } from "@standings/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { openServices } from "../request.ts";
import { runJob } from "./run-job.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

let jobs = 0;
const tick = (name: string, { isLast = true, system = services.services.systemRequest() } = {}) =>
  runJob(system, name, {}, { id: String(++jobs), attempts: 1, isLast, askedAt: new Date() });
const told = () => services.db.selectFrom("failed_jobs").select(["job", "reason", "error"]).execute();

it("a scheduled job that fails each minute is told once a day, and not tried again before its time", async () => {
  await sql`alter table brands rename to brands_away`.execute(services.db);
  for (const _ of [1, 2, 3]) expect(await tick("begin_due_visits")).toBe(false);
  const failed = {
    job: "begin_due_visits",
    reason: "given_up",
    error: expect.stringContaining('"brands" does not exist'),
  };
  expect(await told()).toEqual([failed]);
  await sql`update failed_jobs set failed_at = now() - interval '25 hours'`.execute(services.db);
  await tick("begin_due_visits");
  expect(await told()).toEqual([failed, failed]);
  // By night there are further attempts.
  await expect(tick("begin_due_visits", { isLast: false })).rejects.toThrow("brands");
  await sql`alter table brands_away rename to brands`.execute(services.db);
  expect(await tick("begin_due_visits")).toBe(true);
});

it("an outage is no failure of a scheduled job", async () => {
  await sql`delete from failed_jobs`.execute(services.db);
  const db = connect({ url: "postgres://nobody@127.0.0.1:1/nothing" });
  const system = openServices({ ...services.context, db }).systemRequest();
  expect(await tick("begin_due_visits", { system })).toBe(false);
  expect(await told()).toEqual([]);
  await db.destroy();
});
