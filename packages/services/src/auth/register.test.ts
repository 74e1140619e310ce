import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guestAt, mailsTo, newEmail, PASSWORD, queuedJobs, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { register } from "./register.ts";
import { resendVerification } from "./resend-verification.ts";
import { forgotPassword } from "./reset-password.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const registration = (email: string) => ({
  name: "Ada",
  email,
  password: PASSWORD,
  queryParams: { ref: "x" },
});

describe("what is acknowledged", () => {
  it("is a row before the answer, and is mailed when a runner comes", async () => {
    const email = newEmail("ada");
    const answer = await register(services.guest, registration(email));
    expect(answer).toMatchObject({ requiresVerification: true, email });
    const { rows } = await usersWith(email);
    expect([rows, await mailsTo(services, email)]).toEqual([0, []]);

    await services.runJobs();
    const [mail] = await mailsTo(services, email);
    expect(mail?.subject).toMatch(/^\d{6} is your Standings verification code$/);
    expect(await queuedJobs(services)).toEqual([]);
  });

  it("sends one mailbox a few mails, however often one machine registers it and asks again", async () => {
    const email = newEmail("flooded");
    const flood = async () => {
      for (let nth = 0; nth < 5; nth += 1) {
        const { registrationSecret } = await register(services.guest, registration(email));
        for (let time = 0; time < 5; time += 1)
          await resendVerification(services.guest, { email, registrationSecret });
      }
    };
    await flood();
    await services.runJobs();
    expect((await mailsTo(services, email)).length).toBeLessThanOrEqual(20);
    // Others are told, and mailed, as before.
    await register(guestAt(services, 9), registration(email));
    const before = (await mailsTo(services, email)).length;
    await services.runJobs();
    expect(await mailsTo(services, email)).toHaveLength(before + 1);
  });

  it("leaves rows of one shape for known and unknown addresses, without a password, code or token", async () => {
    const { email: known } = await signUp(services);
    const secrets: string[] = [];
    for (const email of [known, newEmail("nobody")]) {
      const { registrationSecret } = await register(services.guest, registration(email));
      secrets.push(registrationSecret);
      await resendVerification(services.guest, { email });
      await forgotPassword(services.guest, email);
    }
    const jobs = await queuedJobs(services);
    const shapes = jobs.map(({ name, payload }) => [name, Object.keys(payload)]);
    expect(shapes.slice(0, 3)).toEqual(shapes.slice(3));
    expect(shapes.slice(0, 3)).toEqual([
      ["mail_verification_code", ["email", "secretHash"]],
      ["mail_verification_code", ["email"]],
      ["mail_reset_link", ["email"]],
    ]);
    const registrations = await services.db.selectFrom("registrations").selectAll().execute();
    for (const { password_hash } of registrations)
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    for (const secret of [PASSWORD, ...secrets]) {
      expect(JSON.stringify([jobs, registrations])).not.toContain(secret);
    }

    await services.runJobs();
    const subjects = (await mailsTo(services, known)).map(({ subject }) => subject).sort();
    expect(subjects).toContain("You already have a Standings account");
    expect(subjects).toContain("Reset your Standings password");
  });
});

async function usersWith(email: string) {
  const users = await services.db.selectFrom("users").select("id").where("email", "=", email).execute();
  return { rows: users.length };
}
