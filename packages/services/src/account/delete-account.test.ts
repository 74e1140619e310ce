import { afterAll, beforeAll, expect, it } from "vitest";
import { queuedJobs, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { confirmCheckout } from "../billing/confirm-checkout.ts";
import { createCheckout } from "../billing/create-checkout.ts";
import { deleteAccount } from "./delete-account.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("ends a running subscription at the payment provider", async () => {
  const maya = await signUp(services);
  const subscriptionId = await subscribe(maya.request);
  const { payments } = services.context;
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ isActive: true });

  await deleteAccount(maya.request, maya.email);
  expect(await queuedJobs(services)).toEqual([{ name: "end_subscription", payload: { subscriptionId } }]);
  await services.runJobs();
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ isActive: false });
  await payments.endSubscription(subscriptionId);
});

it("asks nothing of the provider for an account without one, and nothing at all without the address", async () => {
  const maya = await signUp(services);
  await expect(deleteAccount(maya.request, "other@example.com")).rejects.toMatchObject({
    code: "UNCONFIRMED_DELETION",
  });
  await deleteAccount(maya.request, maya.email);
  expect(await queuedJobs(services)).toEqual([]);
});

/** Buys the Pro plan; gives the provider's id of the subscription. */
async function subscribe(request: Parameters<typeof createCheckout>[0]): Promise<string> {
  const { sessionUrl } = await createCheckout(request, { plan: "pro" });
  const checkoutId = /\/pay\/(cs_\w+)/.exec(sessionUrl)?.[1] ?? "";
  await fetch(`${services.sandbox.url}/payments/sessions/${checkoutId}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ method: "card" }),
  });
  expect(await confirmCheckout(request, checkoutId)).toMatchObject({ plan: "pro", status: "paid" });
  const user = await services.db
    .selectFrom("users")
    .select("plan_subscription_id")
    .where("id", "=", request.viewer?.userId ?? "")
    .executeTakeFirstOrThrow();
  return user.plan_subscription_id ?? "";
}
