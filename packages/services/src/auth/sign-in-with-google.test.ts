import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo, newEmail, providerToken, registerAs, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { login } from "./login.ts";
import { signInWithGoogle } from "./sign-in-with-google.ts";
import { verifyEmail } from "./verify-email.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const signIn = (token: string) => signInWithGoogle(services.guest, { token, queryParams: {} });

it("makes an account with credits, and finds it again by the provider's subject", async () => {
  const email = newEmail("grace");
  const token = await providerToken(services, { email, name: "Grace" });
  const first = await signIn(token);
  expect(first).toMatchObject({
    isNewUser: true,
    user: { email, name: "Grace", credits: 5, authProvider: "google", hasPassword: false },
  });
  expect(await signIn(token)).toMatchObject({ isNewUser: false, user: { id: first.user.id } });
});

it("links a verified account with the same e-mail, and tells its owner once", async () => {
  const maya = await signUp(services);
  expect(await signIn(await providerToken(services, { email: maya.email }))).toMatchObject({
    isNewUser: false,
    user: { id: maya.user.id, credits: 5, hasPassword: true },
  });
  await signIn(await providerToken(services, { email: maya.email }));
  await services.runJobs();
  const subjects = (await mailsTo(services, maya.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.includes("Google"))).toEqual([
    "Google can sign in to your Standings account",
  ]);
});

it("opens an account without the password that a stranger registered", async () => {
  const email = newEmail("prey");
  const intruder = { name: "Intruder", password: "intruder-secret" };
  const registration = await registerAs(services, email, intruder);
  const { user } = await signIn(await providerToken(services, { email, name: "Owner" }));
  expect(user).toMatchObject({ name: "Owner", credits: 5, hasPassword: false });
  await expect(login(services.guest, { email, password: "intruder-secret" })).rejects.toMatchObject({
    code: "EMAIL_NOT_VERIFIED",
  });
  await expect(verifyEmail(services.guest, registration)).rejects.toMatchObject({ code: "INVALID_CODE" });
});

it.each([
  ["another audience", { email: "a@example.com", audience: "somebody-else" }],
  ["an unverified e-mail", { email: "b@example.com", email_verified: false }],
])("refuses a token with %s", async (_name, body) => {
  await expect(signIn(await providerToken(services, body))).rejects.toMatchObject({
    code: "IDENTITY_REFUSED",
  });
});

it("refuses nonsense", async () => {
  await expect(signIn("nonsense")).rejects.toMatchObject({ code: "IDENTITY_REFUSED" });
});
