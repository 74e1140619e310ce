import { newId } from "@standings/database";
import { CODE_MINUTES } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  codeIn,
  guestAt,
  mailsTo,
  newEmail,
  PASSWORD,
  registerAs,
  signUp,
  type TestRegistration,
} from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { resendVerification } from "./resend-verification.ts";
import { verifyEmail } from "./verify-email.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const INVALID_CODE = { code: "INVALID_CODE" };

/** Enters a code without the secret, as the documented REST call does. */
const enterOpenly = ({ email, code }: Pick<TestRegistration, "email" | "code">, from = services.guest) =>
  verifyEmail(from, { email, code });
const enter = (registration: TestRegistration, code = registration.code) =>
  verifyEmail(services.guest, { ...registration, code });
const anotherThan = (code: string) => (code === "000000" ? "000001" : "000000");

describe("the mailed code", () => {
  it.each(["with", "without"])(
    "opens the account once, %s the secret of the only registration",
    async (how) => {
      const { registrationSecret, ...rest } = await registerAs(services, newEmail("ada"));
      const entry = how === "with" ? { ...rest, registrationSecret } : rest;
      expect(await verifyEmail(services.guest, entry)).toMatchObject({
        isNewUser: true,
        user: { name: "Ada", credits: 5, subscription_status: "free_trial", emailVerified: true },
      });
      await expect(verifyEmail(services.guest, entry)).rejects.toMatchObject(INVALID_CODE);
    },
  );

  it("is dead after five wrong guesses; a new one works", async () => {
    const registration = await registerAs(services, newEmail("guess"));
    const wrong = anotherThan(registration.code);
    for (const guess of [wrong, wrong, wrong, wrong, wrong, registration.code]) {
      await expect(enter(registration, guess)).rejects.toMatchObject(INVALID_CODE);
    }
    await resendVerification(services.guest, registration);
    await services.runJobs();
    const [mail] = await mailsTo(services, registration.email);
    expect((await enter(registration, codeIn(mail))).user.name).toBe("Ada");
    const again = login(services.guest, { email: registration.email, password: PASSWORD });
    expect(await again).toMatchObject({ isNewUser: false });
  });

  it("is still its registrant's after five wrong guesses of strangers", async () => {
    const registration = await registerAs(services, newEmail("guessed"));
    const code = anotherThan(registration.code);
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(enterOpenly({ ...registration, code }, guestAt(services, guess))).rejects.toMatchObject(
        INVALID_CODE,
      );
    }
    await expect(enterOpenly(registration)).rejects.toMatchObject(INVALID_CODE);
    expect(await enter(registration)).toMatchObject({ isNewUser: true });
  });

  it("does not work when it has expired", async () => {
    const registration = await registerAs(services, newEmail("late"));
    const late = services.after((CODE_MINUTES + 1) * 60_000, () => enter(registration));
    await expect(late).rejects.toMatchObject(INVALID_CODE);
  });
});

describe("a stranger who registers the same address", () => {
  const asStranger = (email: string, index = 7) =>
    registerAs(services, email, {
      name: "Intruder",
      password: "intruder-secret",
      from: guestAt(services, index),
    });

  it("gets no account by the code that the owner enters", async () => {
    const email = newEmail("owner");
    const owner = await registerAs(services, email, { name: "Owner", password: "owner-secret" });
    const stranger = await asStranger(email);
    // The newest mail is the stranger's: its code is another registration's, with or without a secret.
    await expect(enter(owner, stranger.code)).rejects.toMatchObject(INVALID_CODE);
    await expect(enterOpenly(stranger)).rejects.toMatchObject(INVALID_CODE);
    expect((await enter(owner)).user.name).toBe("Owner");
    await expect(enter(stranger)).rejects.toMatchObject(INVALID_CODE);
    for (const [password, code] of [
      ["intruder-secret", "EMAIL_NOT_VERIFIED"],
      ["neither-secret", "INVALID_CREDENTIALS"],
    ]) {
      await expect(login(services.guest, { email, password: password ?? "" })).rejects.toMatchObject({
        code,
      });
    }
    expect(await login(services.guest, { email, password: "owner-secret" })).toMatchObject({
      user: { email },
    });
  });

  it("does not get the owner's new code, nor the owner the stranger's", async () => {
    const email = newEmail("resend");
    const owner = await registerAs(services, email, { name: "Owner" });
    await asStranger(email);
    await resendVerification(services.guest, owner);
    await services.runJobs();
    const mails = await mailsTo(services, email);
    expect(mails).toHaveLength(3);
    expect((await enter(owner, codeIn(mails[0]))).user.name).toBe("Owner");
  });

  it("neither evicts the owner's registration nor gets one of many more than three in", async () => {
    const email = newEmail("crowded");
    const owner = await registerAs(services, email, { name: "Owner" });
    const strangers: TestRegistration[] = [];
    for (let index = 0; index < 5; index += 1) strangers.push(await asStranger(email));
    const { count } = await services.db
      .selectFrom("registrations")
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(4);
    await resendVerification(services.guest, { email });
    await services.runJobs();
    // Without a secret nobody is meant while several wait: no further mail.
    expect(await mailsTo(services, email)).toHaveLength(6);
    expect((await enter(owner)).user.name).toBe("Owner");
  });

  it("cannot fill an address from one place; from many, others are told so", async () => {
    const email = newEmail("filled");
    const registration = { name: "Eve", email, password: PASSWORD, queryParams: {} };
    const results: string[] = [];
    for (let index = 0; index < 22; index += 1) {
      const from = guestAt(services, index);
      results.push(
        await register(from, registration).then(
          () => "taken",
          ({ code }) => code,
        ),
      );
    }
    expect(results.filter((result) => result === "taken")).toHaveLength(20);
    expect(results.slice(20)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    const later = services.after(25 * 3_600_000, () => register(services.guest, registration));
    expect(await later).toMatchObject({ email });
  });

  it("of an address with an account gets no code at all", async () => {
    const { email } = await signUp(services);
    const stranger = await asStranger(email);
    const [mail] = await mailsTo(services, email);
    expect(mail?.subject).toBe("You already have a Standings account");
    for (const code of ["000000", "123456"]) {
      await expect(enter(stranger, code)).rejects.toMatchObject(INVALID_CODE);
    }
  });
});

it("an address that an admin calls unverified is proven again: same account, no second credits or trial", async () => {
  const maya = await signUp(services);
  const account = services.db.selectFrom("users").select(["id", "credits", "trial_ends_at"]);
  const before = await account.where("id", "=", maya.user.id).execute();
  const unverified = { email_verified_at: null };
  await services.db.updateTable("users").set(unverified).where("id", "=", maya.user.id).execute();
  const { user } = await enter(await registerAs(services, maya.email));
  expect(user).toMatchObject({ id: maya.user.id, emailVerified: true });
  expect(await account.where("id", "=", maya.user.id).execute()).toEqual(before);
});

it("whoever used an account before its address was proven again is signed out, with tokens and sign-ins of providers", async () => {
  const other = await signUp(services);
  const own = { user_id: other.user.id };
  const { db } = services;
  const token = { ...own, id: newId(), name: "CI", hash: newId(), hint: "st_", scopes: ["run" as const] };
  await db
    .insertInto("api_tokens")
    .values({ ...token, expires_at: new Date(Date.now() + 3_600_000) })
    .execute();
  await db
    .insertInto("identities")
    .values({ ...own, provider: "google", subject: newId() })
    .execute();
  const sessions = db.selectFrom("sessions").select("id").where("user_id", "=", own.user_id);
  const before = await sessions.execute();
  await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", own.user_id).execute();
  await enter(await registerAs(services, other.email));
  const after = await sessions.execute();
  expect(after).toHaveLength(1);
  expect(before).not.toContainEqual(after[0]);
  const tokens = db.selectFrom("api_tokens").select("id").where("user_id", "=", own.user_id);
  expect(await tokens.where("revoked_at", "is", null).execute()).toEqual([]);
  const identities = db.selectFrom("identities").select("subject").where("user_id", "=", own.user_id);
  expect(await identities.execute()).toEqual([]);
});
