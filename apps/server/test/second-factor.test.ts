import { eventually } from "@standings/testing";
import { codeAt, wrongCode } from "@standings/testing/app-code";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminCallsOf, allAnswered, answersOf } from "./admin-calls.ts";
import { caller, mailsTo, type Product, type SignedUp, signUp, startProduct } from "./product.ts";
import { serverOf } from "./server.ts";

let product: Product;
let strict: FastifyInstance;
beforeAll(async () => {
  product = await startProduct();
  strict = await serverOf(product, { settings: { adminsNeedSecondFactor: true } });
  await strict.ready();
});
afterAll(async () => {
  await strict.close();
  await product.close();
});

const PASSWORD = "northwind-9";

async function setRole({ userId }: SignedUp, role: "user" | "admin"): Promise<void> {
  await product.db.updateTable("users").set({ role }).where("id", "=", userId).execute();
}

/** Lets the code of the present step be used again, in place of waiting for the next. */
async function forgetSteps(): Promise<void> {
  await product.db.updateTable("second_factors").set({ last_step: "0" }).execute();
}

async function turnOn(person: SignedUp): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body: key, status } = await person.post("/user/second-factor", { password: PASSWORD });
  expect([status, key]).toEqual([
    201,
    { secret: expect.any(String), uri: expect.stringMatching(/^otpauth:/) },
  ]);
  const { body } = await person.post("/user/second-factor/confirm", { code: codeAt(key.secret) });
  await forgetSteps();
  return { secret: key.secret, ...body };
}

const login = ({ email }: SignedUp) => caller(product).post("/auth/login", { email, password: PASSWORD });
const isOn = async (person: SignedUp) => (await person.get("/user/second-factor")).body.isOn;
const remove = (path: string, token: string, payload?: object) =>
  fetch(`${product.url}/api${path}`, {
    method: "DELETE",
    headers: {
      authorization: `Bearer ${token}`,
      ...(payload ? { "content-type": "application/json" } : {}),
    },
    ...(payload ? { body: JSON.stringify(payload) } : {}),
  });

describe("over REST", () => {
  it("a sign-in is answered with a challenge, and the code with a session", async () => {
    const maya = await signUp(product);
    expect((await maya.get("/user/second-factor")).body).toEqual({
      isOn: false,
      since: null,
      codesLeft: 0,
      isRequired: false,
    });
    const { secret, recoveryCodes } = await turnOn(maya);
    const { status, body } = await login(maya);
    expect([status, body]).toEqual([
      403,
      {
        error: "Please enter the code of your authenticator app",
        errorType: "second_factor_required",
        challenge: expect.stringMatching(/^[\w-]{40}$/),
      },
    ]);
    const { challenge } = body;
    const guest = caller(product);
    const step = (code: unknown) => guest.post("/auth/second-factor", { challenge, code });
    expect(await step(wrongCode(secret))).toMatchObject({
      status: 400,
      body: { error: "This code is wrong or was used already" },
    });
    const signedIn = await step(codeAt(secret));
    expect(signedIn).toMatchObject({
      status: 200,
      body: { token: expect.any(String), refreshToken: expect.any(String), user: { hasSecondFactor: true } },
    });
    expect(await step(codeAt(secret))).toMatchObject({
      status: 400,
      body: { error: "This sign-in has expired. Please sign in again." },
    });
    const { body: renewed } = await guest.post("/auth/refresh", { refreshToken: signedIn.body.refreshToken });
    expect((await caller(product, renewed.token).get("/auth/me")).status).toBe(200);
    const trpc = await caller(product).trpc("auth.login", { email: maya.email, password: PASSWORD });
    expect(trpc.body.error.data).toMatchObject({
      errorCode: "SECOND_FACTOR_REQUIRED",
      fields: { challenge: expect.any(String) },
    });
    const recovered = await guest.trpc("auth.passSecondFactor", {
      challenge: trpc.body.error.data.fields.challenge,
      code: recoveryCodes[0],
    });
    expect(recovered.body.result.data.user.id).toBe(maya.userId);
    const renewedCodes = await maya.post("/user/second-factor/recovery-codes", { code: recoveryCodes[1] });
    expect(renewedCodes.body.recoveryCodes).toHaveLength(10);
    await remove("/user/second-factor", maya.token, { code: renewedCodes.body.recoveryCodes[0] });
    expect(await isOn(maya)).toBe(false);
    expect((await login(maya)).status).toBe(200);
    const subjects = await eventually(async () => {
      const mails = (await mailsTo(product.sandbox, maya.email)).map(({ subject }) => subject);
      return mails.includes("Two-step sign-in is off") && mails;
    });
    expect(subjects).toContain("A recovery code of your Standings account was used");
  });

  it.each([
    ["/auth/second-factor", {}],
    ["/auth/second-factor", { challenge: "x", code: "" }],
    ["/auth/second-factor", { challenge: "x", code: 123456 }],
    ["/auth/second-factor", { challenge: "\u0000", code: "\ud800" }],
    ["/auth/second-factor", { challenge: "x".repeat(5_000), code: "123456" }],
    ["/auth/second-factor", { challenge: "x", code: "1".repeat(100_000) }],
    ["/user/second-factor", { password: 5 }],
    ["/user/second-factor/confirm", null],
    ["/user/second-factor/confirm", { code: "١٢٣٤٥٦" }],
    ["/user/second-factor/recovery-codes", { code: ["1"] }],
  ])("what is malformed is refused: %s %#", async (path, body) => {
    const maya = await signUp(product);
    const { status, body: answer } = await maya.post(path, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(answer.error).toEqual(expect.stringMatching(/\w/));
  });
});

describe("for an admin", () => {
  it("a session without the second factor that the account has opens no call of admins", async () => {
    const calls = adminCallsOf(strict);
    const ines = await signUp(product);
    await setRole(ines, "admin");
    await turnOn(ines);
    expect((await ines.get("/admin/stats")).status).toBe(200);
    await product.db
      .updateTable("sessions")
      .set({ second_factor_at: null })
      .where("user_id", "=", ines.userId)
      .execute();
    expect(await answersOf(strict, calls, ines.token)).toEqual(allAnswered(calls, 401));
    expect((await ines.get("/admin/stats")).body).toMatchObject({ errorType: "second_factor_required" });
    expect((await ines.get("/auth/me")).status).toBe(200);
  });

  it("without a second factor can only reach its set-up while it is required, and goes on at once", async () => {
    const calls = adminCallsOf(strict);
    const ines = await signUp(product);
    await setRole(ines, "admin");
    expect(await answersOf(strict, calls, ines.token)).toEqual(allAnswered(calls, 403));
    const headers = { authorization: `Bearer ${ines.token}` };
    const call = async (method: "GET" | "POST" | "DELETE", url: string, payload?: object) => {
      const answer = await strict.inject({ method, url, headers, ...(payload ? { payload } : {}) });
      return { status: answer.statusCode, body: answer.json() };
    };
    expect((await call("GET", "/api/admin/stats")).body).toEqual({
      error: "Please set up two-step sign-in first",
      errorType: "second_factor_setup_required",
    });
    expect((await call("GET", "/api/user/second-factor")).body).toMatchObject({ isRequired: true });
    const { body: key } = await call("POST", "/api/user/second-factor", { password: PASSWORD });
    await call("POST", "/api/user/second-factor/confirm", { code: codeAt(key.secret) });
    const refused = (await answersOf(strict, calls, ines.token)).filter(
      ([, status]) => status === 401 || status === 403 || status >= 500,
    );
    expect(refused).toEqual([]);
    await forgetSteps();
    const off = { code: codeAt(key.secret) };
    expect(await call("DELETE", "/api/user/second-factor", off)).toEqual({
      status: 409,
      body: { error: "Admins here need two-step sign-in" },
    });
    // Somebody who is no admin any more does not need it.
    await setRole(ines, "user");
    expect((await call("DELETE", "/api/user/second-factor", off)).status).toBe(200);
  });

  it("a code proves for ten minutes who acts, where the password would too", async () => {
    const ines = await signUp(product);
    await setRole(ines, "admin");
    const prey = await signUp(product);
    const { secret, recoveryCodes } = await turnOn(ines);
    const age = () =>
      product.db
        .updateTable("sessions")
        .set({ signed_in_at: new Date(Date.now() - 660_000), proven_at: null })
        .where("user_id", "=", ines.userId)
        .execute();
    const change = (name: "user" | "admin") => ines.put(`/admin/users/${prey.userId}`, { role: name });
    await age();
    expect((await change("admin")).body.errorType).toBe("confirmation_required");
    expect((await ines.post("/admin/confirm", { code: wrongCode(secret) })).status).toBe(400);
    expect((await change("admin")).status).toBe(403);
    for (const proof of [{ code: codeAt(secret) }, { code: recoveryCodes[0] }, { password: PASSWORD }]) {
      await age();
      expect((await ines.post("/admin/confirm", proof)).status).toBe(200);
      expect((await change("user")).status).toBe(200);
    }
    await setRole(prey, "admin");
    expect(await prey.post("/admin/confirm", { code: "123456" })).toMatchObject({
      status: 409,
      body: { error: "Two-step sign-in is not on" },
    });
  });

  it("turns off that of somebody who has lost the app, with a proof, a mail and a line in the log", async () => {
    const ines = await signUp(product);
    await setRole(ines, "admin");
    const maya = await signUp(product);
    const path = `/admin/users/${maya.userId}/second-factor`;
    expect((await ines.delete(path)).status).toBe(409);
    await turnOn(maya);
    const waiting = (await login(maya)).body.challenge;
    expect((await ines.get(`/admin/users/${maya.userId}`)).body.secondFactorSince).toEqual(
      expect.any(String),
    );
    const { status } = await ines.delete(path);
    expect(status).toBe(200);
    expect(await isOn(maya)).toBe(false);
    expect((await login(maya)).status).toBe(200);
    const late = await caller(product).post("/auth/second-factor", { challenge: waiting, code: "123456" });
    expect(late.body.error).toBe("This sign-in has expired. Please sign in again.");
    const logged = async (action: string) =>
      JSON.stringify((await ines.get(`/admin/changes?action=${action}`)).body);
    expect(await logged("second_factor_removed")).toContain(maya.userId);
    await eventually(async () =>
      (await mailsTo(product.sandbox, maya.email)).some(({ subject }) =>
        subject.startsWith("An admin turned off"),
      ),
    );
    await turnOn(ines);
    expect(await logged("second_factor_set")).toContain(
      "turned on the two-step sign-in of their own account",
    );
    expect((await ines.delete(`/admin/users/${ines.userId}/second-factor`)).body.error).toContain(
      "Turn off your own",
    );
    expect((await ines.delete("/admin/users/nobody/second-factor")).status).toBe(404);
    await product.db
      .updateTable("sessions")
      .set({ signed_in_at: new Date(Date.now() - 660_000) })
      .where("user_id", "=", ines.userId)
      .execute();
    expect((await ines.delete(path)).body.errorType).toBe("confirmation_required");
  });
});
