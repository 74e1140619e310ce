import { afterAll, beforeAll, expect, it } from "vitest";
import { mailsTo, PASSWORD, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { authenticate } from "../auth/authenticate.ts";
import { login } from "../auth/login.ts";
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

it("is for signed-in users", async () => {
  const change = changePassword(services.guest, { currentPassword: PASSWORD, newPassword: "southwind-8" });
  await expect(change).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
});
