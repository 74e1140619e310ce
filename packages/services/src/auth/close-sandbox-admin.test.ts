import { SANDBOX_ADMIN } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { authenticate } from "./authenticate.ts";
import { closeSandboxAdmin } from "./close-sandbox-admin.ts";
import { ensureAdmin } from "./ensure-admin.ts";
import { login } from "./login.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.db.deleteFrom("users").where("email", "=", SANDBOX_ADMIN.email).execute();
});

const SANDBOX = { ...SANDBOX_ADMIN, isSandbox: true };
const OWN = { email: SANDBOX_ADMIN.email, password: "northwind-admin-9", isSandbox: false };

const system = () => services.services.systemRequest();
const signIn = (password: string) => login(services.guest, { email: SANDBOX_ADMIN.email, password });
const account = () =>
  services.db
    .selectFrom("users")
    .select(["role", "subscription_status", "is_sandbox_admin"])
    .where("email", "=", SANDBOX_ADMIN.email)
    .executeTakeFirst();

describe("the sandbox's admin", () => {
  it("loses its password, role, plan and sessions when it is closed", async () => {
    await ensureAdmin(system(), SANDBOX);
    const { token } = await signIn(SANDBOX_ADMIN.password);
    await closeSandboxAdmin(system());
    await expect(signIn(SANDBOX_ADMIN.password)).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    expect((await authenticate(services.guest, `Bearer ${token}`)).viewer).toBeNull();
    expect(await account()).toMatchObject({ role: "user", subscription_status: "free" });
  });

  it("opens again with the sandbox, and leaves its address to an admin of one's own", async () => {
    await ensureAdmin(system(), SANDBOX);
    for (const admin of [SANDBOX, OWN]) {
      await closeSandboxAdmin(system());
      await ensureAdmin(system(), admin);
      await signIn(admin.password);
      expect(await account()).toMatchObject({ role: "admin", is_sandbox_admin: admin.isSandbox });
    }
  });

  it("is not an operator's own account that has its address", async () => {
    await ensureAdmin(system(), OWN);
    await closeSandboxAdmin(system());
    await signIn(OWN.password);
    expect(await account()).toMatchObject({ role: "admin", is_sandbox_admin: false });
  });
});
