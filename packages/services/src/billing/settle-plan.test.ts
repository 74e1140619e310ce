import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queuedJobs, signUp } from "../../test/accounts.ts";
import { beginCheckout, buy, payAtSandbox, planOf } from "../../test/buying.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { createCheckout } from "./create-checkout.ts";
import { handleWebhook } from "./handle-webhook.ts";

const PRICES = { pro: "price_sandbox_pro", business: "price_sandbox_business" };

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ planPrices: PRICES });
});
afterAll(() => services.close());

type Account = Awaited<ReturnType<typeof signUp>>;

interface AtStripe {
  readonly id: string;
  readonly status: string;
  readonly items: { readonly data: readonly { readonly id: string }[] };
}

async function stripe<Body>(method: string, path: string, form?: Record<string, string>): Promise<Body> {
  const response = await fetch(`${services.sandbox.url}/v1${path}`, {
    method,
    headers: { authorization: "Bearer sk_test_sandbox" },
    ...(form && { body: new URLSearchParams(form) }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Body;
}

async function customerOf({ user }: Account): Promise<string> {
  const row = await services.db
    .selectFrom("users")
    .select("payment_customer_id")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  return row.payment_customer_id ?? "";
}

/** Tells of a subscription as the provider does. */
function report(subscriptionId: string | null): Promise<void> {
  const body = JSON.stringify({
    ...{ id: "evt_test", object: "event", type: "customer.subscription.updated" },
    data: { object: { id: subscriptionId, object: "subscription" } },
  });
  const time = Math.floor(Date.now() / 1000);
  const signature = createHmac("sha256", "whsec_sandbox").update(`${time}.${body}`).digest("hex");
  return handleWebhook(services.guest, { body: Buffer.from(body), signature: `t=${time},v1=${signature}` });
}

/** Ids of the subscriptions that bill the account, after its jobs. */
async function billed(account: Account): Promise<string[]> {
  await services.runJobs();
  const { data } = await stripe<{ data: AtStripe[] }>(
    "GET",
    `/subscriptions?customer=${await customerOf(account)}`,
  );
  return data.map(({ id }) => id);
}

const balanceOf = async (account: Account) =>
  (await stripe<{ balance: number }>("GET", `/customers/${await customerOf(account)}`)).balance;

describe("a plan that is paid while another goes on", () => {
  it.each([
    ["pro", "business"],
    ["business", "pro"],
  ] as const)("ends %s once %s is paid, once, and credits what was not used", async (older, newer) => {
    const lena = await signUp(services);
    await buy(services, lena.request, { plan: older });
    const first = (await planOf(services, lena.request)).subscriptionId;
    const checkoutId = await beginCheckout(lena.request, { plan: newer });
    await confirmCheckout(lena.request, checkoutId);
    expect(await billed(lena)).toEqual([first]);
    expect((await planOf(services, lena.request)).plan).toBe(older);

    await payAtSandbox(services, checkoutId);
    for (let time = 0; time < 3; time += 1) await confirmCheckout(lena.request, checkoutId);
    const { plan, subscriptionId } = await planOf(services, lena.request);
    expect(plan).toBe(newer);
    const ends = (await queuedJobs(services)).filter(({ name }) => name === "end_subscription");
    expect(ends).toEqual([expect.objectContaining({ payload: { subscriptionId: first, isReplaced: true } })]);
    expect(await billed(lena)).toEqual([subscriptionId]);
    expect(await balanceOf(lena)).toBeLessThan(0);
    // The old one's end, reported late.
    await report(first);
    expect(await planOf(services, lena.request)).toEqual({ plan: newer, subscriptionId });
  });

  it("goes on alone when the older one is reported later, or both at once", async () => {
    for (const isAtOnce of [false, true]) {
      const lena = await signUp(services);
      const older = await beginCheckout(lena.request, { plan: "pro" });
      const newer = await beginCheckout(lena.request, { plan: "pro" });
      await payAtSandbox(services, older);
      await payAtSandbox(services, newer);
      if (isAtOnce)
        await Promise.all([older, newer, older, newer].map((id) => confirmCheckout(lena.request, id)));
      else for (const id of [newer, older]) await confirmCheckout(lena.request, id);
      const { plan, subscriptionId } = await planOf(services, lena.request);
      expect(plan).toBe("pro");
      expect(await billed(lena)).toEqual([subscriptionId]);
    }
  });

  it("is refused when it is the same plan, which an admin's gift is not", async () => {
    const lena = await signUp(services);
    await buy(services, lena.request, { plan: "pro" });
    await expect(createCheckout(lena.request, { plan: "pro" })).rejects.toMatchObject({
      code: "PLAN_IS_YOURS",
    });
    const noah = await signUp(services);
    const gift = { subscription_status: "pro" } as const;
    await services.db.updateTable("users").set(gift).where("id", "=", noah.user.id).execute();
    await buy(services, noah.request, { plan: "pro" });
    expect((await planOf(services, noah.request)).subscriptionId).not.toBeNull();
  });
});

it("a plan goes on while its owner's address is not verified", async () => {
  const lena = await signUp(services);
  await buy(services, lena.request, { plan: "pro" });
  const { subscriptionId } = await planOf(services, lena.request);
  await services.db
    .updateTable("users")
    .set({ email_verified_at: null })
    .where("id", "=", lena.user.id)
    .execute();
  await report(subscriptionId);
  expect(await planOf(services, lena.request)).toEqual({ plan: "pro", subscriptionId });
  expect(await billed(lena)).toEqual([subscriptionId]);
});

it("a subscription whose price was changed at the provider brings the plan of that price", async () => {
  const lena = await signUp(services);
  await buy(services, lena.request, { plan: "pro" });
  const id = (await planOf(services, lena.request)).subscriptionId ?? "";
  const { items } = await stripe<AtStripe>("GET", `/subscriptions/${id}`);
  const change = { "items[0][id]": items.data[0]?.id ?? "", "items[0][price]": PRICES.business };
  await stripe("POST", `/subscriptions/${id}`, change);
  await report(id);
  expect(await planOf(services, lena.request)).toEqual({ plan: "business", subscriptionId: id });
});
