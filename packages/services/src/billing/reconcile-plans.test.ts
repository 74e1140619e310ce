import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, queuedJobs, signUp } from "../../test/accounts.ts";
import { buy, planOf } from "../../test/buying.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { openServices } from "../request.ts";
import { createCheckout } from "./create-checkout.ts";
import { reconcilePlans } from "./reconcile-plans.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({
    planPrices: { pro: "price_sandbox_pro", business: "price_sandbox_business" },
  });
});
afterAll(() => services.close());

const reconcile = async () => {
  await sql`update payments set updated_at = now() - interval '2 hours'`.execute(services.db);
  return reconcilePlans(services.services.systemRequest());
};

it("ends the plan of a subscription whose end was never reported, and looks at it no more", async () => {
  const maya = await signUp(services);
  await buy(services, maya.request, { plan: "pro" });
  expect(await reconcile()).toBe(1);
  expect(await reconcilePlans(services.services.systemRequest())).toBe(0);
  const { plan, subscriptionId } = await planOf(services, maya.request);
  expect(plan).toBe("pro");
  await services.context.payments.endSubscription(subscriptionId ?? "");
  expect(await reconcile()).toBe(1);
  expect(await planOf(services, maya.request)).toEqual({ plan: "free", subscriptionId: null });
  expect(await reconcile()).toBe(0);
});

it("ends a plan of the sandbox once payments are real, and no other", async () => {
  const [maya, ben] = [await signUp(services), await signUp(services)];
  await buy(services, maya.request, { plan: "pro" });
  await buy(services, ben.request, { plan: "pro" });
  await services.db
    .updateTable("payments")
    .set({ is_sandbox: false })
    .where("user_id", "=", ben.user.id)
    .execute();
  const settings = { ...services.context.settings, paymentsAreSandbox: false };
  await reconcilePlans(openServices({ ...services.context, settings }).systemRequest());
  expect(await planOf(services, maya.request)).toEqual({ plan: "free", subscriptionId: null });
  expect((await planOf(services, ben.request)).plan).toBe("pro");
});

it("does not bring back the plan that a newer one replaced, and leaves an admin's plan alone", async () => {
  const maya = await signUp(services);
  await buy(services, maya.request, { plan: "pro" });
  await buy(services, maya.request, { plan: "business" });
  await reconcile();
  const { plan, subscriptionId } = await planOf(services, maya.request);
  expect(plan).toBe("business");
  await services.context.payments.endSubscription(subscriptionId ?? "");
  await reconcile();
  expect(await planOf(services, maya.request)).toEqual({ plan: "free", subscriptionId: null });

  const byAdmin = { subscription_status: "business", plan_subscription_id: null } as const;
  await services.db.updateTable("users").set(byAdmin).where("id", "=", maya.user.id).execute();
  await reconcile();
  expect(await planOf(services, maya.request)).toEqual({ plan: "business", subscriptionId: null });
});

it.each([
  ["is gone", sql`delete from graphile_worker._private_jobs where key like 'end_subscription %'`],
  [
    "was given up",
    sql`update graphile_worker._private_jobs set attempts = max_attempts where key like 'end_subscription %'`,
  ],
])("asks again for the end of a replaced subscription whose job %s, and for no other", async (_how, lose) => {
  // What other tests have queued.
  await services.runJobs();
  const maya = await signUp(services);
  await buy(services, maya.request, { plan: "pro" });
  const { subscriptionId } = await planOf(services, maya.request);
  await buy(services, maya.request, { plan: "business" });
  await lose.execute(services.db);
  const lost = (await queuedJobs(services)).length;
  const queued = async () => (await queuedJobs(services)).slice(lost);
  await reconcile();
  expect(await queued()).toEqual([]);
  const reconcileDaily = async () => {
    await sql`update payments set updated_at = now() - interval '2 days'`.execute(services.db);
    await reconcilePlans(services.services.systemRequest());
    return queued();
  };
  const again = [{ name: "end_subscription", payload: { subscriptionId, isReplaced: true } }];
  expect(await reconcileDaily()).toEqual(again);
  expect(await reconcileDaily()).toEqual(again);
  await services.runJobs();
  const read = await services.context.payments.readSubscription(subscriptionId ?? "");
  expect(read?.state).toBe("ended");
  await reconcileDaily();
  const open = services.db
    .selectFrom("payments")
    .select("subscription_id")
    .where("subscription_ended_at", "is", null);
  expect(
    (await open.where("user_id", "=", maya.user.id).execute()).map((row) => row.subscription_id),
  ).toEqual([(await planOf(services, maya.request)).subscriptionId]);
});

it("ends a subscription that was paid after its account had been deleted", async () => {
  const maya = await signUp(services);
  const { sessionUrl } = await createCheckout(maya.request, { plan: "pro" });
  const checkoutId = /\/pay\/(cs_\w+)/.exec(sessionUrl)?.[1] ?? "";
  await deleteAccount(maya.request, { email: maya.email, password: PASSWORD });
  await fetch(`${services.sandbox.url}/payments/sessions/${checkoutId}/pay`, { method: "POST" });
  await sql`update payments set status = 'paid' where checkout_id = ${checkoutId}`.execute(services.db);
  await reconcile();
  expect((await planOf(services, maya.request)).plan).toBe("free_trial");
  expect(await queuedJobs(services)).toContainEqual(expect.objectContaining({ name: "end_subscription" }));
  await services.runJobs();
  const checkout = await services.context.payments.readCheckout(checkoutId);
  expect(checkout?.subscription).toMatchObject({ state: "ended" });
});
