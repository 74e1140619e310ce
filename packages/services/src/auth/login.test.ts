import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  codeIn,
  guestAt,
  mailsTo,
  newEmail,
  PASSWORD,
  registerAs,
  resetTokenFor,
  signUp,
} from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { login } from "./login.ts";
import { resendVerification } from "./resend-verification.ts";
import { forgotPassword, resetPassword } from "./reset-password.ts";
import { endOtherSessions } from "./sessions.ts";
import { verifyEmail } from "./verify-email.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const LIMITED = { code: "TOO_MANY_REQUESTS" };

/** The codes of what failed. */
async function failuresOf(attempts: readonly Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(attempts);
  return results.flatMap((result) => (result.status === "rejected" ? [result.reason.code] : []));
}

/** Wrong passwords for an account, from as many addresses as given. */
const guess = (email: string, count: number, addresses: number) =>
  failuresOf(
    Array.from({ length: count }, (_, index) =>
      login(guestAt(services, index % addresses), { email, password: `guess-${index}` }),
    ),
  );

it("says the same of a stranger's registration whether or not its address has an account", async () => {
  const { email: taken } = await signUp(services);
  const free = newEmail("free");
  for (const email of [taken, free]) await registerAs(services, email, { password: "stranger-secret" });
  const refusals = await Promise.all(
    [taken, free].map((email) =>
      login(services.guest, { email, password: "stranger-secret" }).catch(({ fields }) => fields),
    ),
  );
  for (const fields of refusals) expect(fields).toEqual({ registrationSecret: expect.any(String) });
  for (const [password, code] of [
    ["stranger-secret", "EMAIL_NOT_VERIFIED"],
    ["another-secret", "INVALID_CREDENTIALS"],
  ]) {
    const attempts = [taken, free].map((email) => login(services.guest, { email, password: password ?? "" }));
    expect(await failuresOf(attempts)).toEqual([code, code]);
  }
  expect(await login(services.guest, { email: taken, password: PASSWORD })).toMatchObject({
    user: { email: taken },
  });
});

it("of a waiting registration leads on to its code, also where several wait for the address", async () => {
  const email = newEmail("twice");
  await registerAs(services, email, { password: "strangers-one", from: guestAt(services, 3) });
  await registerAs(services, email);
  const refusal = await login(services.guest, { email, password: PASSWORD }).catch((error) => error);
  expect(refusal).toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
  const { registrationSecret } = refusal.fields;
  await resendVerification(services.guest, { email, registrationSecret });
  await services.runJobs();
  const [mail] = await mailsTo(services, email);
  const { user } = await verifyEmail(services.guest, { email, registrationSecret, code: codeIn(mail) });
  expect(user).toMatchObject({ email, name: "Ada" });
});

it("stores no token, only hashes", async () => {
  const { token, refreshToken } = await signUp(services);
  const sessions = await services.db.selectFrom("sessions").select("id").execute();
  const refreshTokens = await services.db.selectFrom("refresh_tokens").select("hash").execute();
  expect(sessions.map((row) => row.id)).not.toContain(token);
  expect(refreshTokens.map((row) => row.hash)).not.toContain(refreshToken);
});

describe("wrong passwords", () => {
  const DEVICE = "device-of-the-owner-0001";

  it("of one address are limited, and keep no other address out", async () => {
    const { email } = await signUp(services);
    // More than all addresses together may try.
    const failures = await guess(email, 150, 1);
    expect(failures.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(10);
    expect(failures.filter((code) => code === LIMITED.code)).toHaveLength(140);
    await expect(login(guestAt(services, 0), { email, password: PASSWORD })).rejects.toMatchObject(LIMITED);
    expect(await login(guestAt(services, 1), { email, password: PASSWORD })).toMatchObject({
      user: { email },
    });
  });

  it("on a device that knew the account are limited too; right ones are not counted", async () => {
    const { email } = await signUp(services);
    const attempt = (password: string) => login(services.guest, { email, password, deviceToken: DEVICE });
    for (let time = 0; time < 25; time += 1) await attempt(PASSWORD);
    const failures = await failuresOf(Array.from({ length: 30 }, (_, index) => attempt(`guess-${index}`)));
    expect(failures.filter((code) => code === LIMITED.code)).toHaveLength(10);
  });

  describe("of strangers, at many addresses", () => {
    let owner: Awaited<ReturnType<typeof signUp>>;
    beforeAll(async () => {
      owner = await signUp(services);
      await login(services.guest, { email: owner.email, password: PASSWORD, deviceToken: DEVICE });
      const failures = await guess(owner.email, 150, 150);
      expect(failures.filter((code) => code === LIMITED.code)).toHaveLength(50);
    });

    it("are limited, and keep no device out that knew the account", async () => {
      const credentials = { email: owner.email, password: PASSWORD };
      const elsewhere = guestAt(services, 200);
      const unknown = login(elsewhere, { ...credentials, deviceToken: "device-of-somebody-else" });
      await expect(unknown).rejects.toMatchObject(LIMITED);
      const known = await login(elsewhere, { ...credentials, deviceToken: DEVICE });
      expect(known).toMatchObject({ user: { email: owner.email } });
    });

    it("do not keep a signed-in owner from what asks for the password", async () => {
      await endOtherSessions(owner.request, { password: PASSWORD });
    });

    it("keep the owner from no reset, after which a new device gets in", async () => {
      const { email } = owner;
      for (let index = 0; index < 60; index += 1) await forgotPassword(guestAt(services, index), email);
      const address = guestAt(services, 220);
      await forgotPassword(address, email);
      const token = await resetTokenFor(services, email);
      const credentials = { password: "southwind-8", deviceToken: "device-of-the-owner-0002" };
      await resetPassword(address, { token, ...credentials });
      expect(await login(address, { email, ...credentials })).toMatchObject({ user: { email } });
    });
  });
});
