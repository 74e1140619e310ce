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

/** An action of a buyer, a bank or the provider's dashboard. */
export async function atSandbox<Body>(
  { sandbox }: TestServices,
  path: string,
  body: object = {},
  method: "POST" | "PATCH" = "POST",
): Promise<Body> {
  const response = await fetch(`${sandbox.url}/payments${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Body;
}

/** Pays a checkout, without coming back from it. */
export async function payAtSandbox(
  services: TestServices,
  checkoutId: string,
  method: "card" | "bank" = "card",
): Promise<void> {
  await atSandbox(services, `/sessions/${checkoutId}/pay`, { method });
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
