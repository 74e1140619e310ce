import { createPool } from "@standings/database";
import { Kysely, PostgresDialect } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { queuedJobs } from "../../../test/accounts.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { createCountSoon } from "./count-soon.ts";

const JOB = { name: "count_searches", payload: {} };

let services: TestServices;
const warnings: string[] = [];
const log = { info() {}, error() {}, warn: (_details: object, message: string) => warnings.push(message) };
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(() => services.runJobs());

it("adds one job for all searches that end within the time, and another for the next", async () => {
  const countSoon = createCountSoon(services.db, log, 20);
  for (let ended = 0; ended < 20; ended++) countSoon();
  await expect.poll(() => queuedJobs(services)).toEqual([JOB]);
  countSoon();
  await expect.poll(() => queuedJobs(services)).toEqual([JOB, JOB]);
});

it("adds none while the time lasts", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const countSoon = createCountSoon(services.db, log, 1_000);
  countSoon();
  vi.advanceTimersByTime(999);
  expect(await queuedJobs(services)).toEqual([]);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.poll(() => queuedJobs(services)).toEqual([JOB]);
});

it("goes on when a job can't be added", async () => {
  const pool = createPool({ url: services.url, poolSize: 1 });
  await pool.end();
  const countSoon = createCountSoon(new Kysely({ dialect: new PostgresDialect({ pool }) }), log, 1);
  countSoon();
  await expect.poll(() => warnings).toHaveLength(1);
  countSoon();
  await expect.poll(() => warnings).toHaveLength(2);
});
