import { afterAll, beforeAll, expect, it } from "vitest";
import { newEmail, PASSWORD, providerToken, queuedJobs, requestOf, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { getViewer } from "../auth/get-viewer.ts";
import { signInWithGoogle } from "../auth/sign-in-with-google.ts";
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

  await deleteAccount(maya.request, { email: maya.email, password: PASSWORD });
  expect(await queuedJobs(services)).toEqual([{ name: "end_subscription", payload: { subscriptionId } }]);
  await services.runJobs();
  expect(await payments.readSubscription(subscriptionId)).toMatchObject({ isActive: false });
  await payments.endSubscription(subscriptionId);
});

it("asks nothing of the provider for an account without one, and nothing at all without the address", async () => {
  const maya = await signUp(services);
  const remove = (email: string, password: string) => deleteAccount(maya.request, { email, password });
  await expect(remove("other@example.com", PASSWORD)).rejects.toMatchObject({ code: "UNCONFIRMED_DELETION" });
  await remove(maya.email, PASSWORD);
  expect(await queuedJobs(services)).toEqual([]);
});

it("L14: asks for the password", async () => {
  const maya = await signUp(services);
  for (const [password, code] of [
    [undefined, "INVALID_INPUT"],
    ["wrong-one", "WRONG_PASSWORD"],
  ] as const) {
    const refused = deleteAccount(maya.request, { email: maya.email, password });
    await expect(refused).rejects.toMatchObject({ code });
  }
  expect(await getViewer(maya.request)).toMatchObject({ email: maya.email });
});

it("L14: asks for a sign-in of the last ten minutes where an account has no password", async () => {
  const email = newEmail("grace");
  const token = await providerToken(services, { email, name: "Grace" });
  const grace = await signInWithGoogle(services.guest, { token, queryParams: {} });
  const longAgo = { signed_in_at: new Date(Date.now() - 11 * 60_000) };
  await services.db.updateTable("sessions").set(longAgo).where("user_id", "=", grace.user.id).execute();
  const old = deleteAccount(requestOf(services, grace), { email });
  await expect(old).rejects.toMatchObject({ code: "SIGN_IN_AGAIN" });
  const again = await signInWithGoogle(services.guest, { token, queryParams: {} });
  await deleteAccount(requestOf(services, again), { email });
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
