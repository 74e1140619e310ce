import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { openServices } from "../request.ts";
import { addJob } from "./add-job.ts";
import { listFailedJobs } from "./list-failed-jobs.ts";
import { recordFailedJob, recordFailedJobs } from "./record-failed-jobs.ts";
import { runJob } from "./run-job.ts";

const ATTEMPT = { attempts: 1, isLast: true, askedAt: new Date() };

let services: TestServices;
const told: unknown[] = [];
let jobs = 1_000;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const log = {
  info() {},
  warn() {},
  error: (details: object, message: string) => told.push([message, details]),
};
const record = () => recordFailedJobs(openServices({ ...services.context, log }).systemRequest());

it("tells the operator once of each job whose attempts all failed, undelivered mails among them", async () => {
  await addJob(services.db, "mail_reset_link", { email: "a@example.com" });
  await addJob(services.db, "end_subscription", { subscriptionId: "sub_1" });
  await addJob(services.db, "mail_reset_link", { email: "still-tried@example.com" });
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts,
      last_error = case when payload->>'email' is not null then '450 Try again later' end
    where coalesce(payload->>'email', '') <> 'still-tried@example.com'
  `.execute(services.db);
  // The last attempt is under way.
  await addJob(services.db, "mail_account_notice", { email: "sent@example.com", what: "password_changed" });
  await sql`
    update graphile_worker._private_jobs set attempts = max_attempts, locked_at = now(), locked_by = 'worker'
    where payload->>'email' = 'sent@example.com'
  `.execute(services.db);
  await record();
  await record();

  const { request: admin } = await addUser(services, { role: "admin" });
  const page = await listFailedJobs(admin, { limit: 1 });
  expect(page.jobs).toMatchObject([
    {
      job: "end_subscription",
      subject: "sub_1",
      reason: "given_up",
      error: "its process died or lost the database",
      attempts: 13,
    },
  ]);
  const rest = await listFailedJobs(admin, { limit: 1, before: page.next ?? "" });
  expect(rest).toMatchObject({
    jobs: [{ job: "mail_reset_link", subject: "a@example.com", error: "450 Try again later" }],
    next: null,
  });
  expect(told).toMatchObject([
    ["job given up", { job: "mail_reset_link", reason: "given_up", attempts: 13 }],
    ["job given up", { job: "end_subscription" }],
  ]);
});

it("tells once a day of a scheduled job whose process dies each time, when it is released", async () => {
  const { db } = services;
  const system = services.services.systemRequest();
  const release = () => runJob(system, "release_dead_jobs", {}, { ...ATTEMPT, id: String(++jobs) });
  const dieAtTick = async () => {
    await sql`
      select graphile_worker.add_job('pack_runs', '{"_cron": {"backfilled": false}}', max_attempts := 1,
        job_key := 'scheduled pack_runs', job_key_mode := 'preserve_run_at')
    `.execute(db);
    await sql`
      update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'dead'
      where key = 'scheduled pack_runs'
    `.execute(db);
  };
  const rows = () => db.selectFrom("failed_jobs").select("error").where("job", "=", "pack_runs").execute();
  for (const _ of [1, 2, 3]) {
    await dieAtTick();
    await release();
  }
  const died = { error: "its process died or lost the database" };
  expect(await rows()).toEqual([died]);
  await sql`update failed_jobs set failed_at = now() - interval '25 hours'`.execute(db);
  // Those of yesterday are not told again.
  await release();
  expect(await rows()).toEqual([died]);
  await dieAtTick();
  await release();
  expect(await rows()).toEqual([died, died]);
});

it.each([
  ["move_customer", { userId: "user" }, "user"],
  ["alert_claims", { brandId: "brand", visitId: "visit" }, "brand"],
  ["mail_brand", { visitId: "visit" }, "visit"],
  ["deliver_webhook", { deliveryId: "delivery" }, "delivery"],
  ["prove_place", { proofId: "proof" }, "proof"],
  ["check_alternates", { domain: "acme.com" }, "acme.com"],
  ["add_up_days", null, ""],
])("says whom %s was for", async (name, payload, subject) => {
  const failed = { name, payload, reason: "given_up", error: "", attempts: 1, askedAt: new Date() } as const;
  await recordFailedJob(services.context, { ...failed, id: String(++jobs) });
  const { request: admin } = await addUser(services, { role: "admin" });
  expect((await listFailedJobs(admin, { limit: 1 })).jobs).toMatchObject([{ job: name, subject }]);
});

it("is for the product, the list for admins", async () => {
  const user = await addUser(services);
  await expect(recordFailedJobs(user.request)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(listFailedJobs(user.request, { limit: 1 })).rejects.toMatchObject({ code: "FORBIDDEN" });
});
