import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../../test/accounts.ts";
import { buy } from "../../test/buying.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { readUser } from "../auth/user-view.ts";
import { openPortal } from "./open-portal.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ planPrices: { pro: "price_sandbox_pro" } });
});
afterAll(() => services.close());

it("opens the portal of the account's own plan", async () => {
  const lena = await signUp(services);
  await buy(services, lena.request, { plan: "pro" });
  const { sessionUrl } = await openPortal(lena.request);
  const html = await (await fetch(sessionUrl)).text();
  expect(html).toContain("Standings Pro");
  expect(html).toContain("Cancel plan");
});

it("is offered to whoever has a subscription there, not for a plan that an admin gave", async () => {
  const [paying, given] = [await signUp(services), await signUp(services)];
  await buy(services, paying.request, { plan: "pro" });
  const plan = { subscription_status: "business" } as const;
  await services.db.updateTable("users").set(plan).where("id", "=", given.user.id).execute();
  const users = await Promise.all([paying, given].map(({ user }) => readUser(services.db, user.id)));
  expect(users.map(({ hasSubscription }) => hasSubscription)).toEqual([true, false]);
});

it("refuses an account without a purchase, and one that the provider has forgotten", async () => {
  const lena = await signUp(services);
  await expect(openPortal(lena.request)).rejects.toMatchObject({ code: "NO_PLAN_TO_MANAGE" });
  const forgotten = { payment_customer_id: "cus_forgotten" };
  await services.db.updateTable("users").set(forgotten).where("id", "=", lena.user.id).execute();
  await expect(openPortal(lena.request)).rejects.toMatchObject({ code: "NO_PLAN_TO_MANAGE" });
});

it("says when the provider does not answer", async () => {
  const lena = await signUp(services);
  await buy(services, lena.request, { creditPackage: "20" });
  const faults = (list: object[]) =>
    fetch(`${services.sandbox.url}/payments/faults`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ faults: list }),
    });
  await faults([{ kind: "error", status: 500, path: "/v1/billing_portal" }]);
  await expect(openPortal(lena.request)).rejects.toMatchObject({ code: "PAYMENTS_UNAVAILABLE" });
  await faults([]);
  expect((await openPortal(lena.request)).sessionUrl).toContain("/portal/bps_");
});
