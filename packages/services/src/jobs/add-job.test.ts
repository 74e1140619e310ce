import { inTransaction } from "@standings/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { queuedJobs } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addJob } from "./add-job.ts";
import { JOBS } from "./job-catalogue.ts";

const ATTEMPT = { id: "1", attempts: 1, isLast: false, askedAt: new Date() };

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("adds a job together with its transaction, or not at all", async () => {
  const failed = inTransaction(services.db, async (tx) => {
    await addJob(tx, "mail_reset_link", { email: "undone@example.com" });
    throw new Error("undone");
  });
  await expect(failed).rejects.toThrow("undone");
  await addJob(services.db, "mail_reset_link", { email: "done@example.com" });
  expect(await queuedJobs(services)).toEqual([
    { name: "mail_reset_link", payload: { email: "done@example.com" } },
  ]);
  await services.runJobs();
});

it("keeps a job that fails, to be tried again", async () => {
  await addJob(services.db, "mail_account_notice", {
    email: "a@example.com\r\nBcc: b@example.com",
    what: "password_changed",
  });
  await services.sandbox.close();
  await services.runJobs();
  const { rows } = await sql`
    select attempts, max_attempts, run_at > now() as waits from graphile_worker.jobs
  `.execute(services.db);
  expect(rows).toEqual([{ attempts: 1, max_attempts: 13, waits: true }]);
});

it("releases the jobs of a process that died while it worked on them", async () => {
  const { db } = services;
  const release = () => JOBS.release_dead_jobs?.run(services.services.systemRequest(), {}, ATTEMPT);
  const locked = async () =>
    (await sql`select from graphile_worker.jobs where locked_by is not null`.execute(db)).rows.length;
  await sql`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now()`.execute(db);
  expect(await locked()).toBe(1);
  await release();
  expect(await locked()).toBe(0);
});

it("refuses a payload that is none", async () => {
  const system = services.services.systemRequest();
  await expect(JOBS.mail_reset_link?.run(system, { email: 1 }, ATTEMPT)).rejects.toThrow("expected string");
});

it.each(Object.keys(JOBS))("%s is for the product alone", async (name) => {
  const payload = {
    email: "a@example.com",
    domain: "",
    name: "",
    delta: 1,
    credits: 1,
    reason: "",
    submissionId: "",
    searchId: "",
    userId: "",
    subscriptionId: "",
    what: name === "mail_account_notice" ? "google_linked" : "on",
    mayRun: true,
    url: "",
    deliveryId: "",
    visitId: "",
    proofId: "00000000-0000-0000-0000-000000000000",
    brandId: "",
    alertIds: [],
    dueAt: "2026-11-23T06:00:00Z",
    isToday: true,
    cost: 1,
    creditsBefore: 0,
    analysesLeft: null,
  };
  await expect(JOBS[name]?.run(services.guest, payload, ATTEMPT)).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
});
