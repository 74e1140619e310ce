import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo, newEmail, PASSWORD, registerAs } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { login } from "./login.ts";
import { resendVerification } from "./resend-verification.ts";
import { verifyEmail, verifyEmailLink } from "./verify-email.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const INVALID_CODE = { code: "INVALID_CODE" };
const INVALID_LINK = { code: "INVALID_VERIFICATION_LINK" };

describe("the mailed code", () => {
  it("opens the account once, with its credits and its trial", async () => {
    const email = newEmail("ada");
    const { code } = await registerAs(services, email);
    const verified = await verifyEmail(services.guest, { email, code });
    expect(verified).toMatchObject({
      isNewUser: true,
      user: { email, name: "Ada", credits: 5, subscription_status: "free_trial", emailVerified: true },
    });
    await expect(verifyEmail(services.guest, { email, code })).rejects.toMatchObject(INVALID_CODE);
  });

  it("gives the account the name and password of the registration it was mailed for", async () => {
    const email = newEmail("two");
    const owner = await registerAs(services, email, { name: "Owner", password: "owner-secret" });
    await registerAs(services, email, { name: "Intruder", password: "other-secret" });
    const verified = await verifyEmail(services.guest, { email, code: owner.code });
    expect(verified.user.name).toBe("Owner");
    await expect(login(services.guest, { email, password: "other-secret" })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
    expect(await login(services.guest, { email, password: "owner-secret" })).toMatchObject({
      user: { email },
    });
  });

  it("is dead after five wrong guesses; a new one works", async () => {
    const email = newEmail("guess");
    const { code } = await registerAs(services, email);
    const wrong = code === "000000" ? "000001" : "000000";
    for (const guess of [wrong, wrong, wrong, wrong, wrong, code]) {
      await expect(verifyEmail(services.guest, { email, code: guess })).rejects.toMatchObject(INVALID_CODE);
    }
    await resendVerification(services.guest, email);
    await services.runJobs();
    const [mail] = await mailsTo(services, email);
    const next = /\d{6}/.exec(mail?.subject ?? "")?.[0] ?? "";
    const verified = await verifyEmail(services.guest, { email, code: next });
    expect(verified.user.name).toBe("Ada");
    expect(await login(services.guest, { email, password: PASSWORD })).toMatchObject({ isNewUser: false });
  });
});

describe("the mailed link", () => {
  it("opens the account once, at the configured address", async () => {
    const email = newEmail("link");
    const { linkToken } = await registerAs(services, email);
    const [mail] = await mailsTo(services, email);
    expect(mail?.text).toContain(`http://localhost:3000/verify-email?token=${linkToken}`);
    expect(await verifyEmailLink(services.guest, linkToken)).toMatchObject({
      isNewUser: true,
      user: { email },
    });
    await expect(verifyEmailLink(services.guest, linkToken)).rejects.toMatchObject(INVALID_LINK);
  });
});

it("neither code nor link works when it has expired", async () => {
  const email = newEmail("late");
  const { code, linkToken } = await registerAs(services, email);
  const past = new Date(Date.now() - 1000);
  await services.db
    .updateTable("email_verifications")
    .set({ expires_at: past, link_expires_at: past })
    .execute();
  await expect(verifyEmail(services.guest, { email, code })).rejects.toMatchObject(INVALID_CODE);
  await expect(verifyEmailLink(services.guest, linkToken)).rejects.toMatchObject(INVALID_LINK);
});
