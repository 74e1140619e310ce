import { confirmCheckout } from "../src/billing/confirm-checkout.ts";
import { createCheckout } from "../src/billing/create-checkout.ts";
import type { ServiceRequest } from "../src/request.ts";
import type { TestServices } from "./test-services.ts";

type Order = Parameters<typeof createCheckout>[1];

/** Begins a purchase; gives the provider's id of its checkout. */
export async function beginCheckout(request: ServiceRequest, order: Order): Promise<string> {
  const { sessionUrl } = await createCheckout(request, order);
  return /\/pay\/(cs_\w+)/.exec(sessionUrl)?.[1] ?? "";
}

/** Pays a checkout by card, without coming back from it. */
export async function payAtSandbox({ sandbox }: TestServices, checkoutId: string): Promise<void> {
  const paid = await fetch(`${sandbox.url}/payments/sessions/${checkoutId}/pay`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ method: "card" }),
  });
  if (!paid.ok) throw new Error(await paid.text());
}

/** Buys a pack or a plan at the sandbox, and comes back from it. */
export async function buy(services: TestServices, request: ServiceRequest, order: Order): Promise<void> {
  const checkoutId = await beginCheckout(request, order);
  await payAtSandbox(services, checkoutId);
  await confirmCheckout(request, checkoutId);
}

/** An account's plan, and the provider's subscription that pays for it. */
export async function planOf({ db }: TestServices, request: ServiceRequest) {
  const { subscription_status: plan, plan_subscription_id: subscriptionId } = await db
    .selectFrom("users")
    .select(["subscription_status", "plan_subscription_id"])
    .where("id", "=", request.viewer?.userId ?? "")
    .executeTakeFirstOrThrow();
  return { plan, subscriptionId };
}
