import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo, PASSWORD, resetTokenFor, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { authenticate } from "../auth/authenticate.ts";
import { login } from "../auth/login.ts";
import { forgotPassword, resetPassword } from "../auth/reset-password.ts";
import { changePassword } from "./change-password.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const viewerOf = async (token: string) => (await authenticate(services.guest, `Bearer ${token}`)).viewer;

it("changes the password, ends every other session and tells the owner", async () => {
  const maya = await signUp(services);
  const other = await login(services.guest, { email: maya.email, password: PASSWORD });
  const change = (currentPassword: string) =>
    changePassword(maya.request, { currentPassword, newPassword: "southwind-8" });
  await expect(change("wrong-one")).rejects.toMatchObject({ code: "WRONG_PASSWORD" });
  expect(await viewerOf(other.token)).not.toBeNull();

  await change(PASSWORD);
  expect([await viewerOf(other.token), await viewerOf(maya.token)]).toEqual([
    null,
    { userId: maya.user.id, token: maya.token },
  ]);
  await login(services.guest, { email: maya.email, password: "southwind-8" });
  await services.runJobs();
  const [mail] = await mailsTo(services, maya.email);
  expect(mail?.subject).toBe("Your Standings password was changed");
});

it("ends a reset link that was mailed before", async () => {
  const maya = await signUp(services);
  await forgotPassword(services.guest, maya.email);
  const token = await resetTokenFor(services, maya.email);
  await changePassword(maya.request, { currentPassword: PASSWORD, newPassword: "southwind-8" });
  await expect(resetPassword(services.guest, { token, password: "eastwind-7" })).rejects.toMatchObject({
    code: "INVALID_RESET_LINK",
  });
});

it("ends a reset link that was asked for before and whose mail has not left; later ones are mailed", async () => {
  const maya = await signUp(services);
  await forgotPassword(services.guest, maya.email);
  await changePassword(maya.request, { currentPassword: PASSWORD, newPassword: "southwind-8" });
  expect(await resetTokenFor(services, maya.email)).toBe("");
  await forgotPassword(services.guest, maya.email);
  expect(await resetTokenFor(services, maya.email)).not.toBe("");
});

it("is for signed-in users", async () => {
  const change = changePassword(services.guest, { currentPassword: PASSWORD, newPassword: "southwind-8" });
  await expect(change).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
});
