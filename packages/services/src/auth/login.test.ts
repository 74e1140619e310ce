import { afterAll, beforeAll, expect, it } from "vitest";
import { guestAt, newEmail, PASSWORD, registerAs, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { login } from "./login.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("tells an unverified account apart only when the password is right", async () => {
  const email = newEmail("later");
  await registerAs(services, email);
  await expect(login(services.guest, { email, password: PASSWORD })).rejects.toMatchObject({
    code: "EMAIL_NOT_VERIFIED",
  });
  for (const address of [email, "nobody@example.com"]) {
    await expect(login(services.guest, { email: address, password: "something" })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
  }
});

it("stores no token, only hashes", async () => {
  const { token, refreshToken } = await signUp(services);
  const sessions = await services.db.selectFrom("sessions").select("id").execute();
  const refreshTokens = await services.db.selectFrom("refresh_tokens").select("hash").execute();
  expect(sessions.map((row) => row.id)).not.toContain(token);
  expect(refreshTokens.map((row) => row.hash)).not.toContain(refreshToken);
});

it("allows 20 guesses of a password in a quarter of an hour, from wherever they come", async () => {
  const { email } = await signUp(services);
  const codes: unknown[] = [];
  for (let guess = 0; guess < 25; guess += 1) {
    const failure = login(guestAt(services, guess), { email, password: `guess-${guess}` });
    await failure.catch((error: { code: unknown }) => codes.push(error.code));
  }
  expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(20);
  expect(codes.filter((code) => code === "TOO_MANY_REQUESTS")).toHaveLength(5);
});
