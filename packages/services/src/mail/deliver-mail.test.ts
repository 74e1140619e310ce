import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  letJobsBeDue,
  mailsTo,
  newEmail,
  PASSWORD,
  queuedJobs,
  resetTokenFor,
  setMailFaults,
  signUp,
} from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { register } from "../auth/register.ts";
import { resendVerification } from "../auth/resend-verification.ts";
import { forgotPassword, resetPassword } from "../auth/reset-password.ts";
import { verifyEmail } from "../auth/verify-email.ts";
import { addJob } from "../jobs/add-job.ts";
import { deliverMail } from "./deliver-mail.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterEach(async () => {
  await setMailFaults(services, []);
  await services.db.deleteFrom("refused_addresses").execute();
  await services.db.deleteFrom("failed_jobs").execute();
});
afterAll(() => services.close());

const registerNew = async (email = newEmail("ada")) => {
  const registration = { name: "Ada", email, password: PASSWORD, queryParams: {} };
  return register(services.guest, registration);
};
const subjectsTo = async (email: string) =>
  (await mailsTo(services, email)).map(({ subject }) => subject.replace(/\d{6}/, "000000"));
const CODE = "000000 is your Standings verification code";

const failures = () =>
  services.db.selectFrom("failed_jobs").select(["job", "subject", "reason", "error"]).orderBy("id").execute();

describe("a mail that the server may take later", () => {
  it.each(["defer", "greylist", "drop"])("is tried again after %s, with a code that works", async (kind) => {
    await setMailFaults(services, [{ kind, times: 1 }]);
    const { email, registrationSecret } = await registerNew();
    await services.runJobs();
    expect(await subjectsTo(email)).toEqual([]);
    const { rows } = await sql`
      select attempts, run_at > now() as waits from graphile_worker.jobs
    `.execute(services.db);
    expect(rows).toEqual([{ attempts: 1, waits: true }]);

    await letJobsBeDue(services);
    await services.runJobs();
    expect(await subjectsTo(email)).toEqual([CODE]);
    const [mail] = await mailsTo(services, email);
    const code = mail?.subject.slice(0, 6) ?? "";
    await verifyEmail(services.guest, { email, code, registrationSecret });
    expect(await failures()).toEqual([]);
  });

  it("is not sent when a later one has arrived, so that the code in that one stays right", async () => {
    await setMailFaults(services, [{ kind: "defer", times: 1 }]);
    const { email, registrationSecret } = await registerNew();
    await services.runJobs();
    await resendVerification(services.guest, { email, registrationSecret });
    await services.runJobs();
    await letJobsBeDue(services);
    await services.runJobs();
    expect(await subjectsTo(email)).toEqual([CODE]);
    const [mail] = await mailsTo(services, email);
    const code = mail?.subject.slice(0, 6) ?? "";
    await verifyEmail(services.guest, { email, code, registrationSecret });
  });

  it("is not sent when its registration is over, or its password was set", async () => {
    await setMailFaults(services, [{ kind: "defer" }]);
    const { email } = await registerNew();
    await services.runJobs();
    await services.db.updateTable("registrations").set({ expires_at: new Date() }).execute();
    await setMailFaults(services, []);
    const maya = await signUp(services);
    const token = await askAndRead(maya.email);
    await setMailFaults(services, [{ kind: "defer" }]);
    await forgotPassword(services.guest, maya.email);
    await services.runJobs();
    await setMailFaults(services, []);
    await resetPassword(services.guest, { token, password: "another-secret-9" });
    const before = await subjectsTo(maya.email);
    await letJobsBeDue(services);
    await services.runJobs();
    expect(await subjectsTo(email)).toEqual([]);
    expect(await subjectsTo(maya.email)).toEqual(["Your Standings password was changed", ...before]);
  });

  it("is not sent twice when its process dies after the mail was recorded", async () => {
    const { email } = await registerNew();
    const [job] = await queuedJobs(services);
    await services.runJobs();
    // The job as a dead process leaves it: done, and still in the queue.
    await sql`
      select graphile_worker.add_job('mail_verification_code', ${JSON.stringify(job?.payload)}::json)
    `.execute(services.db);
    await sql`update graphile_worker._private_jobs set created_at = now() - interval '1 minute'`.execute(
      services.db,
    );
    await services.runJobs();
    expect(await subjectsTo(email)).toEqual([CODE]);
  });

  it("is sent twice only when its process could not know that the server took it", async () => {
    await setMailFaults(services, [{ kind: "lost", times: 1 }]);
    const { email } = await registerNew();
    await services.runJobs();
    await letJobsBeDue(services);
    await services.runJobs();
    expect(await subjectsTo(email)).toEqual([CODE, CODE]);
  });

  it("is not sent for a reset that was asked for more than a day ago", async () => {
    const maya = await signUp(services);
    await forgotPassword(services.guest, maya.email);
    await sql`update graphile_worker._private_jobs set created_at = now() - interval '25 hours'`.execute(
      services.db,
    );
    await services.runJobs();
    expect(await subjectsTo(maya.email)).toEqual([]);
  });
});

describe("an address that the server refuses", () => {
  it("is not asked again: the mail is recorded for the operator, and its job is over", async () => {
    const email = newEmail("nobody");
    await setMailFaults(services, [{ kind: "refuse", to: email }]);
    await registerNew(email);
    await services.runJobs();
    expect(await queuedJobs(services)).toEqual([]);
    expect(await failures()).toEqual([
      {
        job: "mail_verification_code",
        subject: email,
        reason: "refused",
        error: `550 5.1.1 <${email}>: user unknown`,
      },
    ]);
  });

  it("gets a mail about a long address of a webhook later, too", async () => {
    const email = newEmail("long");
    await setMailFaults(services, [{ kind: "refuse", to: email, times: 1 }]);
    await registerNew(email);
    await services.runJobs();
    const url = `https://example.com/${"x".repeat(1_000)}`;
    await addJob(services.db, "mail_webhook_paused", { email, url });
    await services.runJobs();
    expect(await queuedJobs(services)).toEqual([{ name: "mail_webhook_paused", payload: { email, url } }]);
    await services.db.deleteFrom("refused_addresses").execute();
    await letJobsBeDue(services);
    await services.runJobs();
    expect(await subjectsTo(email)).toHaveLength(1);
  });

  it("gets later mails when its wait is over, each once, and the first one taken ends the matter", async () => {
    const email = newEmail("moved");
    await setMailFaults(services, [{ kind: "refuse", to: email, times: 1 }]);
    const { registrationSecret } = await registerNew(email);
    await services.runJobs();
    for (const _ of [1, 2, 3]) {
      await resendVerification(services.guest, { email, registrationSecret });
      await services.runJobs();
    }
    expect(await subjectsTo(email)).toEqual([]);
    expect(await queuedJobs(services)).toHaveLength(1);
    expect((await waits()).minutes).toBeCloseTo(15, 0);

    await services.db.updateTable("refused_addresses").set({ waits_until: new Date() }).execute();
    await letJobsBeDue(services);
    await services.runJobs();
    expect(await subjectsTo(email)).toEqual([CODE]);
    expect(await services.db.selectFrom("refused_addresses").selectAll().execute()).toEqual([]);
  });

  it("waits once for mails that were under way together", async () => {
    const email = newEmail("gone");
    await setMailFaults(services, [{ kind: "refuse", to: email }]);
    const mail = { subject: "Hello", text: "Hello", html: "Hello" };
    const both = [1, 2].map(() => deliverMail(services.context, email, async () => mail));
    const reasons = (await Promise.allSettled(both)).map(({ status }) => status);
    expect([reasons, Math.round((await waits()).minutes)]).toEqual([["rejected", "rejected"], 15]);
  });

  it("waits twice as long after each refusal, a day at most", async () => {
    const email = newEmail("gone");
    await setMailFaults(services, [{ kind: "refuse", to: email }]);
    const { registrationSecret } = await registerNew(email);
    await services.runJobs();
    const minutes: number[] = [];
    for (let refusal = 1; refusal <= 9; refusal += 1) {
      minutes.push((await waits()).minutes);
      await services.db.updateTable("refused_addresses").set({ waits_until: new Date() }).execute();
      await services.db.deleteFrom("rate_limits").execute();
      await resendVerification(services.guest, { email, registrationSecret });
      await services.runJobs();
    }
    expect(minutes.map(Math.round)).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  });
});

async function askAndRead(email: string): Promise<string> {
  await forgotPassword(services.guest, email);
  return resetTokenFor(services, email);
}

async function waits() {
  const { rows } = await sql<{ minutes: number }>`
    select extract(epoch from waits_until - refused_at)::float / 60 as minutes from refused_addresses
  `.execute(services.db);
  return rows[0] ?? { minutes: 0 };
}
