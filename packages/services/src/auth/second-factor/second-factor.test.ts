import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { newId } from "@standings/database";
import { CHALLENGE_TRIES, RECOVERY_CODES } from "@standings/domain";
import { codeAt, wrongCode } from "@standings/testing/app-code";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type Account,
  guestAt,
  mailsTo,
  PASSWORD,
  providerToken,
  registerAs,
  requestOf,
  resetTokenFor,
  signUp,
} from "../../../test/accounts.ts";
import { challengeOf, type TestFactor, turnOn } from "../../../test/second-factor.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { changePassword } from "../../account/change-password.ts";
import { deleteAccount } from "../../account/delete-account.ts";
import { exportAccount } from "../../account/export-account.ts";
import { openServices, requireAdmin, withViewer } from "../../request.ts";
import { createSealer } from "../../security/keys.ts";
import { authenticate } from "../authenticate.ts";
import { login } from "../login.ts";
import { refresh } from "../refresh.ts";
import { removeExpired } from "../remove-expired.ts";
import { forgotPassword, resetPassword } from "../reset-password.ts";
import { sessionsOn } from "../session-store.ts";
import { signInWithGoogle } from "../sign-in-with-google.ts";
import { verifyEmail } from "../verify-email.ts";
import { verifyEmailLink } from "../verify-email-link.ts";
import { beginSecondFactor } from "./begin-second-factor.ts";
import { confirmSecondFactor } from "./confirm-second-factor.ts";
import { getSecondFactor } from "./get-second-factor.ts";
import { passSecondFactor } from "./pass-second-factor.ts";
import { removeSecondFactor } from "./remove-second-factor.ts";
import { renewRecoveryCodes } from "./renew-recovery-codes.ts";

let services: TestServices;
let maya: Account;
let factor: TestFactor;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  maya = await signUp(services);
  factor = await turnOn(services, maya.request);
});
afterAll(() => services.close());

/** What the app shows at the product's time. */
const code = () => codeAt(factor.secret, services.context.now().getTime());
const MINUTE_MS = 60_000;
const wrong = () => wrongCode(factor.secret);
const pass = (challenge: string, entered: string, at = 0) =>
  passSecondFactor(guestAt(services, at), { challenge, code: entered });
const ask = (at = 0) => challengeOf(guestAt(services, at), maya.email);
const EXPIRED = { code: "SIGN_IN_EXPIRED" };
const WRONG = { code: "WRONG_FACTOR_CODE" };
const LIMITED = { code: "TOO_MANY_REQUESTS" };

/** Codes of what was refused, and "in" for what was not, sorted. */
async function outcomesOf(attempts: readonly Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(attempts);
  return results.map((result) => (result.status === "rejected" ? result.reason.code : "in")).sort();
}

const eventsOf = async (): Promise<string[]> => {
  const events = await services.db
    .selectFrom("security_events")
    .select("event")
    .where("user_id", "=", maya.user.id)
    .orderBy("id")
    .execute();
  return events.map(({ event }) => event);
};
const sessionsOf = () =>
  services.db
    .selectFrom("sessions")
    .select(["second_factor_at", "family_id"])
    .where("user_id", "=", maya.user.id)
    .execute();

describe("turning it on", () => {
  it("asks for the password, begins with a secret that is asked for nowhere, and ends other sessions", async () => {
    const ada = await signUp(services);
    const elsewhere = await login(services.guest, { email: ada.email, password: PASSWORD });
    await expect(beginSecondFactor(ada.request, {})).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(beginSecondFactor(ada.request, { password: "wrong-one" })).rejects.toMatchObject({
      code: "WRONG_PASSWORD",
    });
    await expect(confirmSecondFactor(ada.request, { code: "123456" })).rejects.toMatchObject({
      code: "SETUP_EXPIRED",
    });
    const old = await beginSecondFactor(ada.request, { password: PASSWORD });
    const { secret } = await beginSecondFactor(ada.request, { password: PASSWORD });
    expect(secret).not.toBe(old.secret);
    // Not on yet.
    await login(services.guest, { email: ada.email, password: PASSWORD });
    expect(await getSecondFactor(ada.request)).toEqual({
      isOn: false,
      since: null,
      codesLeft: 0,
      isRequired: false,
    });
    for (const entered of [wrongCode(secret), "ABCDE-FGHJK"]) {
      await expect(confirmSecondFactor(ada.request, { code: entered })).rejects.toMatchObject(WRONG);
    }
    const { recoveryCodes } = await confirmSecondFactor(ada.request, { code: codeAt(secret) });
    expect(new Set(recoveryCodes).size).toBe(RECOVERY_CODES);
    expect(await getSecondFactor(ada.request)).toMatchObject({ isOn: true, codesLeft: RECOVERY_CODES });
    expect((await authenticate(services.guest, `Bearer ${elsewhere.token}`)).viewer).toBeNull();
    expect((await authenticate(services.guest, `Bearer ${ada.token}`)).viewer).not.toBeNull();
    const again = [
      beginSecondFactor(ada.request, { password: PASSWORD }),
      confirmSecondFactor(ada.request, { code: codeAt(secret) }),
    ];
    expect(await outcomesOf(again)).toEqual(["SECOND_FACTOR_IS_ON", "SECOND_FACTOR_IS_ON"]);
    await services.runJobs();
    expect((await mailsTo(services, ada.email))[0]?.subject).toBe("Two-step sign-in is on");
  });

  it("takes half an hour at most", async () => {
    const ada = await signUp(services);
    const { secret } = await beginSecondFactor(ada.request, { password: PASSWORD });
    const late = () => confirmSecondFactor(ada.request, { code: codeAt(secret) });
    await expect(services.after(31 * 60_000, late)).rejects.toMatchObject({ code: "SETUP_EXPIRED" });
  });

  it("needs a sign-in of the last ten minutes where there is no password", async () => {
    const email = `g-${crypto.randomUUID()}@example.com`;
    const token = await providerToken(services, { email });
    const grace = await signInWithGoogle(services.guest, { token, queryParams: {} });
    const request = requestOf(services, grace);
    const late = () => beginSecondFactor(request, {});
    await expect(services.after(11 * 60_000, late)).rejects.toMatchObject({ code: "SIGN_IN_AGAIN" });
  });

  it("keeps the current sign-in, also when it is renewed", async () => {
    const renewed = await refresh(services.guest, maya.refreshToken);
    expect((await sessionsOf()).map(({ second_factor_at }) => second_factor_at)).toEqual([expect.any(Date)]);
    const again = await refresh(services.guest, renewed.refreshToken);
    expect((await authenticate(services.guest, `Bearer ${again.token}`)).viewer).not.toBeNull();
  });

  it("stores neither secret nor codes in the clear", async () => {
    const tables = ["second_factors", "recovery_codes", "security_events"] as const;
    for (const table of tables) {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
        services.db,
      );
      const text = rows.map(({ row }) => row).join("\n");
      for (const plain of [factor.secret, ...factor.recoveryCodes]) expect(text).not.toContain(plain);
    }
  });
});

/** Every way to a session, by the file that calls `signIn`. */
const WAYS: Readonly<Record<string, () => Promise<unknown>>> = {
  "login.ts": () => login(services.guest, { email: maya.email, password: PASSWORD }),
  "sign-in-with-google.ts": async () =>
    signInWithGoogle(services.guest, {
      token: await providerToken(services, { email: maya.email }),
      queryParams: {},
    }),
  "complete-registration.ts": async () => {
    await unverify();
    return verifyEmail(services.guest, await registerAs(services, maya.email));
  },
  "refresh.ts": async () => {
    await services.db
      .updateTable("refresh_tokens")
      .set({ second_factor_at: null })
      .where("user_id", "=", maya.user.id)
      .execute();
    return refresh(services.guest, maya.refreshToken);
  },
  "second-factor/pass-second-factor.ts": async () => pass(await ask(), wrong()),
};

/** As an admin may set it; then a registration of the address takes the account over. */
const unverify = () =>
  services.db.updateTable("users").set({ email_verified_at: null }).where("id", "=", maya.user.id).execute();

describe("no session is opened without it", () => {
  const folder = join(import.meta.dirname, "..");
  const callers = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      name.endsWith(".ts") &&
      !name.endsWith(".test.ts") &&
      /\bsignIn\(tx,/.test(readFileSync(join(folder, name), "utf8")),
  );

  it("by no caller of `signIn` that this test does not know", () => {
    expect(callers.sort()).toEqual(Object.keys(WAYS).sort());
  });

  it.each(Object.keys(WAYS))("by %s", async (way) => {
    await services.db.deleteFrom("sessions").where("user_id", "=", maya.user.id).execute();
    const expected = {
      "refresh.ts": "INVALID_REFRESH_TOKEN",
      "second-factor/pass-second-factor.ts": "WRONG_FACTOR_CODE",
    }[way];
    await expect(WAYS[way]?.()).rejects.toMatchObject({ code: expected ?? "SECOND_FACTOR_REQUIRED" });
    expect(await sessionsOf()).toEqual([]);
  });

  it("by the mailed link of a registration", async () => {
    await unverify();
    const { linkToken: token } = await registerAs(services, maya.email);
    await expect(verifyEmailLink(services.guest, { token, password: PASSWORD })).rejects.toMatchObject({
      code: "SECOND_FACTOR_REQUIRED",
    });
  });

  it("by a new password, which leaves it on and signs in nobody", async () => {
    await forgotPassword(services.guest, maya.email);
    const token = await resetTokenFor(services, maya.email);
    const waiting = await ask();
    await resetPassword(services.guest, { token, password: "southwind-11" });
    expect(await sessionsOf()).toEqual([]);
    await expect(pass(waiting, code())).rejects.toMatchObject(EXPIRED);
    await expect(
      login(services.guest, { email: maya.email, password: "southwind-11" }),
    ).rejects.toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
  });

  it("by the store of sessions itself", async () => {
    const now = new Date();
    const session = { userId: maya.user.id, userAgent: null, familyId: newId(), signedInAt: now };
    const store = sessionsOn(services.db);
    await expect(store.create({ ...session, secondFactorAt: null })).rejects.toMatchObject({
      code: "SECOND_FACTOR_REQUIRED",
    });
    expect(await store.create({ ...session, secondFactorAt: now })).toEqual(expect.any(String));
  });
});

describe("the second step of a sign-in", () => {
  it("opens a session with the app's code, entered with spaces or not; the challenge works once", async () => {
    const challenge = await ask();
    const [left, right] = [code().slice(0, 3), code().slice(3)];
    const signedIn = await pass(challenge, ` ${left} ${right} `);
    expect(signedIn).toMatchObject({ isNewUser: false, user: { id: maya.user.id, hasSecondFactor: true } });
    expect((await authenticate(services.guest, `Bearer ${signedIn.token}`)).viewer).not.toBeNull();
    const again = services.after(MINUTE_MS, () => pass(challenge, code()));
    await expect(again).rejects.toMatchObject(EXPIRED);
    expect((await eventsOf()).slice(-2)).toEqual(["second_factor_asked", "sign_in_succeeded"]);
  });

  it("lets an admin in who has passed it, and nobody else of that account", async () => {
    await services.db.updateTable("users").set({ role: "admin" }).where("id", "=", maya.user.id).execute();
    const passed = requestOf(services, await pass(await ask(), code()));
    expect((await requireAdmin(passed)).viewer.userId).toBe(maya.user.id);
    await services.db
      .updateTable("sessions")
      .set({ second_factor_at: null })
      .where("user_id", "=", maya.user.id)
      .execute();
    await expect(requireAdmin(passed)).rejects.toMatchObject({
      code: "AUTHENTICATION_REQUIRED",
      fields: { errorType: "second_factor_required" },
    });
  });

  it("works after Google too", async () => {
    const token = await providerToken(services, { email: maya.email });
    const refusal = await signInWithGoogle(services.guest, { token, queryParams: {} }).catch(
      (error) => error,
    );
    expect(refusal.fields).toMatchObject({ errorType: "second_factor_required" });
    expect(await pass(refusal.fields.challenge, code())).toMatchObject({ user: { id: maya.user.id } });
  });

  it("refuses a code that was used, and admits one of ten that are entered at once", async () => {
    const used = code();
    await pass(await ask(), used);
    await expect(pass(await ask(), used)).rejects.toMatchObject(WRONG);
    const challenges = await Promise.all(Array.from({ length: 10 }, (_, at) => ask(at)));
    const outcomes = await services.after(MINUTE_MS, () => {
      const entered = code();
      return outcomesOf(challenges.map((challenge) => pass(challenge, entered)));
    });
    expect(outcomes.filter((outcome) => outcome === "in")).toHaveLength(1);
  });

  it("refuses the code of an earlier step once a later one was used", async () => {
    const before = codeAt(factor.secret, Date.now() - 30_000);
    await pass(await ask(), code());
    await expect(pass(await ask(), before)).rejects.toMatchObject(WRONG);
  });

  it("takes five codes and five minutes", async () => {
    const challenge = await ask();
    for (let index = 0; index < CHALLENGE_TRIES; index += 1) {
      await expect(pass(challenge, wrong())).rejects.toMatchObject(WRONG);
    }
    await expect(pass(challenge, code())).rejects.toMatchObject(EXPIRED);
    const slow = await ask();
    await expect(services.after(6 * 60_000, () => pass(slow, code()))).rejects.toMatchObject(EXPIRED);
    await expect(pass("nonsense", code())).rejects.toMatchObject(EXPIRED);
    await services.after(6 * 60_000, () => removeExpired(services.services.systemRequest()));
    const left = services.db.selectFrom("sign_in_challenges").select("user_id");
    expect(await left.where("user_id", "=", maya.user.id).execute()).toEqual([]);
  });

  it("takes ten wrong codes in 15 minutes, over all challenges and addresses, also at once", async () => {
    const challenges = await Promise.all(Array.from({ length: 30 }, (_, at) => ask(at)));
    const outcomes = await outcomesOf(challenges.map((challenge, at) => pass(challenge, wrong(), at)));
    expect(outcomes.filter((outcome) => outcome === "WRONG_FACTOR_CODE")).toHaveLength(10);
    expect(new Set(outcomes)).toEqual(new Set(["TOO_MANY_REQUESTS", "WRONG_FACTOR_CODE"]));
    await expect(pass(await ask(40), code())).rejects.toMatchObject(LIMITED);
    expect((await eventsOf()).filter((event) => event === "second_factor_failed")).toHaveLength(10);
    await services.runJobs();
    const subjects = (await mailsTo(services, maya.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /wrong codes/.test(subject))).toHaveLength(1);
  });

  it("takes the owner's code on a device that knows the account, whatever strangers enter, and ten wrong ones there", async () => {
    const deviceToken = "d".repeat(30);
    const onDevice = async (entered: string, at = 0) =>
      passSecondFactor(guestAt(services, at), { challenge: await ask(at), code: entered, deviceToken });
    await onDevice(code());
    const strangers = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at + 50)));
    const outcomes = await outcomesOf(strangers.map((challenge, at) => pass(challenge, wrong(), at + 50)));
    expect(outcomes).toContain("TOO_MANY_REQUESTS");
    expect(await services.after(MINUTE_MS, () => onDevice(code()))).toMatchObject({
      user: { id: maya.user.id },
    });
    const own = await outcomesOf(Array.from({ length: 12 }, (_, at) => onDevice(wrong(), at)));
    expect(own.filter((outcome) => outcome === "WRONG_FACTOR_CODE")).toHaveLength(10);
  });

  it("gives no count of its own to a device that a mailed link or a password alone made known", async () => {
    const deviceToken = "r".repeat(30);
    await forgotPassword(services.guest, maya.email);
    const token = await resetTokenFor(services, maya.email);
    await resetPassword(services.guest, { token, password: PASSWORD, deviceToken });
    const challenges = await Promise.all(Array.from({ length: 12 }, (_, at) => ask(at)));
    const tries = challenges.map((challenge, at) => {
      const device = at % 2 === 0 ? { deviceToken } : {};
      return passSecondFactor(guestAt(services, at), { challenge, code: wrong(), ...device });
    });
    const outcomes = await outcomesOf(tries);
    expect(outcomes.filter((outcome) => outcome === "WRONG_FACTOR_CODE")).toHaveLength(10);
  });

  it("does not count right codes", async () => {
    for (let index = 0; index < 12; index += 1) {
      await services.after(index * 31_000, async () => pass(await ask(), code()));
    }
  });

  it("is bound to the password that began it", async () => {
    const challenge = await ask();
    await changePassword(maya.request, { currentPassword: PASSWORD, newPassword: "southwind-12" });
    await expect(pass(challenge, code())).rejects.toMatchObject(EXPIRED);
  });
});

describe("a sealed secret", () => {
  it("is its user's alone", async () => {
    const eve = await signUp(services);
    const evil = await turnOn(services, eve.request);
    const { secret } = await services.db
      .selectFrom("second_factors")
      .select("secret")
      .where("user_id", "=", eve.user.id)
      .executeTakeFirstOrThrow();
    await services.db
      .updateTable("second_factors")
      .set({ secret })
      .where("user_id", "=", maya.user.id)
      .execute();
    await expect(pass(await ask(), codeAt(evil.secret))).rejects.toMatchObject({
      code: "SECOND_FACTOR_UNREADABLE",
      status: 503,
    });
  });

  it("is unreadable with another HASH_KEY, which the log says", async () => {
    const logged: string[] = [];
    const log = { info() {}, warn() {}, error: (_: object, message: string) => void logged.push(message) };
    const sealer = createSealer("another key");
    const { request } = openServices({ ...services.context, sealer, log });
    const challenge = await ask();
    await expect(
      passSecondFactor(request({ address: "192.0.2.9", userAgent: null }), { challenge, code: code() }),
    ).rejects.toMatchObject({ code: "SECOND_FACTOR_UNREADABLE" });
    expect(logged).toEqual([expect.stringContaining("HASH_KEY")]);
  });
});

describe("recovery codes", () => {
  it("each stand in for the app once, also when entered twice at once, in any spelling", async () => {
    const [first = "", second = ""] = factor.recoveryCodes;
    await pass(await ask(), first.replace("-", " ").toLowerCase());
    await expect(pass(await ask(), first)).rejects.toMatchObject(WRONG);
    const challenges = await Promise.all([ask(), ask(), ask()]);
    const outcomes = await outcomesOf(challenges.map((challenge) => pass(challenge, second)));
    expect(outcomes).toEqual(["WRONG_FACTOR_CODE", "WRONG_FACTOR_CODE", "in"]);
    expect(await getSecondFactor(maya.request)).toMatchObject({ codesLeft: RECOVERY_CODES - 2 });
    expect(await eventsOf()).toContain("recovery_code_used");
    await services.runJobs();
    const [mail] = await mailsTo(services, maya.email);
    expect(mail).toMatchObject({ subject: "A recovery code of your Standings account was used" });
    expect(mail?.text).toContain("8 recovery codes left");
  });

  it("are nobody else's", async () => {
    const eve = await signUp(services);
    const { recoveryCodes } = await turnOn(services, eve.request);
    await expect(pass(await ask(), recoveryCodes[0] ?? "")).rejects.toMatchObject(WRONG);
  });

  it("are all replaced for a code", async () => {
    await expect(renewRecoveryCodes(maya.request, { code: wrong() })).rejects.toMatchObject(WRONG);
    const { recoveryCodes } = await renewRecoveryCodes(maya.request, { code: code() });
    await expect(pass(await ask(), factor.recoveryCodes[0] ?? "")).rejects.toMatchObject(WRONG);
    await pass(await ask(), recoveryCodes[0] ?? "");
  });
});

describe("turning it off", () => {
  it("takes a code; then the password is enough again and waiting sign-ins end", async () => {
    const challenge = await ask();
    await expect(removeSecondFactor(maya.request, { code: wrong() })).rejects.toMatchObject(WRONG);
    await removeSecondFactor(maya.request, { code: code() });
    await expect(pass(challenge, code())).rejects.toMatchObject(EXPIRED);
    await login(services.guest, { email: maya.email, password: PASSWORD });
    for (const verb of [removeSecondFactor, renewRecoveryCodes]) {
      await expect(verb(maya.request, { code: code() })).rejects.toMatchObject({
        code: "SECOND_FACTOR_IS_OFF",
      });
    }
    await services.runJobs();
    expect((await mailsTo(services, maya.email))[0]?.subject).toBe("Two-step sign-in is off");
  });

  it("is not needed for the export, which tells no secret, and happens with the account", async () => {
    const exported = await exportAccount(maya.request);
    expect(exported.user.hasSecondFactor).toBe(true);
    const text = JSON.stringify(exported);
    for (const plain of [factor.secret, ...factor.recoveryCodes]) expect(text).not.toContain(plain);
    await ask();
    await deleteAccount(maya.request, { email: maya.email, password: PASSWORD });
    for (const table of ["second_factors", "recovery_codes", "sign_in_challenges"] as const) {
      const rows = services.db.selectFrom(table).select("user_id").where("user_id", "=", maya.user.id);
      expect(await rows.execute(), table).toEqual([]);
    }
  });
});

it("guests have none", async () => {
  const guest = withViewer(services.guest, null);
  for (const verb of [getSecondFactor, beginSecondFactor, confirmSecondFactor, removeSecondFactor]) {
    await expect(verb(guest, { code: "123456" })).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  }
});
