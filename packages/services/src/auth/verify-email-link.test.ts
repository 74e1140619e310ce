import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo, newEmail, PASSWORD, registerAs } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { readVerificationLink, verifyEmailLink } from "./verify-email-link.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const INVALID_LINK = { code: "INVALID_VERIFICATION_LINK" };
const open = (token: string, password = PASSWORD) => verifyEmailLink(services.guest, { token, password });

it("opens the account once, at the configured address and with the registration's password", async () => {
  const email = newEmail("link");
  const { linkToken } = await registerAs(services, email);
  const [mail] = await mailsTo(services, email);
  expect(mail?.text).toContain(`http://localhost:3000/verify-email?token=${linkToken}`);
  expect(await readVerificationLink(services.guest, linkToken)).toEqual({ email });
  expect(await open(linkToken)).toMatchObject({ isNewUser: true, user: { email } });
  await expect(open(linkToken)).rejects.toMatchObject(INVALID_LINK);
  await expect(readVerificationLink(services.guest, linkToken)).rejects.toMatchObject(INVALID_LINK);
});

it("opens nothing for an owner who does not know the password of a stranger's registration", async () => {
  const { linkToken } = await registerAs(services, newEmail("prey"), { password: "intruder-secret" });
  await expect(open(linkToken)).rejects.toMatchObject({ code: "WRONG_REGISTRATION_PASSWORD" });
});

it("works without a password for the only registration that waits for the address", async () => {
  const email = newEmail("documented");
  const first = await registerAs(services, email);
  const second = await registerAs(services, newEmail("alone"));
  await registerAs(services, email, { name: "Eve", password: "intruder-secret" });
  const openPlainly = ({ linkToken: token }: { readonly linkToken: string }) =>
    verifyEmailLink(services.guest, { token });
  await expect(openPlainly(first)).rejects.toMatchObject({ code: "INVALID_INPUT" });
  expect(await openPlainly(second)).toMatchObject({ isNewUser: true });
});

it("takes ten passwords an hour", async () => {
  const { linkToken } = await registerAs(services, newEmail("guessed"));
  for (let guess = 0; guess < 10; guess += 1) {
    await expect(open(linkToken, `guess-${guess}`)).rejects.toMatchObject({
      code: "WRONG_REGISTRATION_PASSWORD",
    });
  }
  await expect(open(linkToken)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

it("does not work when it has expired", async () => {
  const { linkToken } = await registerAs(services, newEmail("late"));
  await expect(services.after(25 * 3_600_000, () => open(linkToken))).rejects.toMatchObject(INVALID_LINK);
});
