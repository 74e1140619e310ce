import { createHmac } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, queuedJobs, signUp } from "../../test/accounts.ts";
import { atSandbox, beginCheckout, buy, payAtSandbox, planOf } from "../../test/buying.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { readUser } from "../auth/user-view.ts";
import { confirmCheckout } from "./confirm-checkout.ts";
import { createCheckout } from "./create-checkout.ts";
import { handleWebhook } from "./handle-webhook.ts";
import { readCheckout } from "./read-checkout.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

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
  readonly items: { readonly data: readonly { readonly id: string; readonly current_period_end: number }[] };
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

it("an account tells when its plan renews, and when it ends once it was cancelled, whatever the order of reports", async () => {
  const lena = await signUp(services);
  const told = async () => {
    const { plan_renews_at: renews, plan_ends_at: ends } = await readUser(services.db, lena.user.id);
    return { renews, ends };
  };
  expect(await told()).toEqual({ renews: null, ends: null });
  await buy(services, lena.request, { plan: "pro" });
  const id = (await planOf(services, lena.request)).subscriptionId ?? "";
  const periodEnd = async () => {
    const { items } = await stripe<AtStripe>("GET", `/subscriptions/${id}`);
    return new Date((items.data[0]?.current_period_end ?? 0) * 1_000).toISOString();
  };
  const first = await periodEnd();
  expect(await told()).toEqual({ renews: first, ends: null });
  const cancel = (isCancelled: boolean) =>
    stripe("POST", `/subscriptions/${id}`, { cancel_at_period_end: String(isCancelled) });
  await cancel(true);
  await Promise.all([report(id), report(id), report(id)]);
  expect(await told()).toEqual({ renews: null, ends: first });
  // Read before it was taken back, settled after.
  const payment = await services.db
    .selectFrom("payments")
    .select("checkout_id")
    .where("subscription_id", "=", id)
    .executeTakeFirstOrThrow();
  const late = await readCheckout(services.context, payment.checkout_id ?? "");
  await cancel(false);
  await report(id);
  if (late) await reconcilePayment(services.context, late);
  expect(await told()).toEqual({ renews: first, ends: null });
  await atSandbox(services, `/subscriptions/${id}/renew`, { outcome: "succeeded" });
  await report(id);
  const second = await periodEnd();
  expect(second > first).toBe(true);
  expect(await told()).toEqual({ renews: second, ends: null });
  await atSandbox(services, `/subscriptions/${id}/renew`, { outcome: "failed" });
  await report(id);
  expect(await told()).toEqual({ renews: null, ends: null });
});

describe("a plan whose renewal is not paid", () => {
  async function unpaid() {
    const lena = await signUp(services);
    await buy(services, lena.request, { plan: "pro" });
    const id = (await planOf(services, lena.request)).subscriptionId ?? "";
    const renew = async (outcome: "succeeded" | "failed") => {
      await atSandbox(services, `/subscriptions/${id}/renew`, { outcome });
      await report(id);
    };
    await renew("failed");
    return { lena, id, renew };
  }

  it("pauses, stays the account's to repair, and goes on once it is paid", async () => {
    const { lena, id, renew } = await unpaid();
    expect(await planOf(services, lena.request)).toEqual({ plan: "free", subscriptionId: id });
    expect(await readUser(services.db, lena.user.id)).toMatchObject({ hasSubscription: true });
    await renew("succeeded");
    expect(await planOf(services, lena.request)).toEqual({ plan: "pro", subscriptionId: id });
  });

  it("is not bought again, and another plan replaces it without a credit for what was not paid", async () => {
    const { lena, id } = await unpaid();
    await expect(createCheckout(lena.request, { plan: "pro" })).rejects.toMatchObject({
      code: "PLAN_IS_YOURS",
      message: "You have this plan already, but it is not paid. Pay it with Manage plan in your profile.",
    });
    await buy(services, lena.request, { plan: "business" });
    const { plan, subscriptionId } = await planOf(services, lena.request);
    expect([plan, subscriptionId === id]).toEqual(["business", false]);
    expect(await billed(lena)).toEqual([subscriptionId]);
    expect(await balanceOf(lena)).toBe(0);
  });

  it("ends with its account", async () => {
    const { lena, id } = await unpaid();
    await deleteAccount(lena.request, { email: lena.email, password: PASSWORD });
    await services.runJobs();
    const { status } = await stripe<AtStripe>("GET", `/subscriptions/${id}`);
    expect(status).toBe("canceled");
  });
});

describe("a plan's checkout", () => {
  it("tells what was paid, as the provider does", async () => {
    const lena = await signUp(services);
    const checkoutId = await beginCheckout(lena.request, { plan: "pro" });
    await payAtSandbox(services, checkoutId);
    expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({
      status: "paid",
      amount: 9_900,
      currency: "usd",
    });
  });

  it("that a bank refuses has failed, and its subscription ends", async () => {
    const lena = await signUp(services);
    const checkoutId = await beginCheckout(lena.request, { plan: "pro" });
    await payAtSandbox(services, checkoutId, "bank");
    expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({ status: "pending" });
    expect(await billed(lena)).toHaveLength(1);
    await atSandbox(services, `/sessions/${checkoutId}/settle`, { outcome: "failed" });
    expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({ status: "failed" });
    expect(await billed(lena)).toEqual([]);
    expect(await planOf(services, lena.request)).toEqual({ plan: "free_trial", subscriptionId: null });
    expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({ status: "failed" });
  });

  it("whose subscription ends before a bank has paid has failed", async () => {
    const lena = await signUp(services);
    const checkoutId = await beginCheckout(lena.request, { plan: "pro" });
    await payAtSandbox(services, checkoutId, "bank");
    for (const id of await billed(lena)) await services.context.payments.endSubscription(id);
    expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({ status: "failed" });
  });

  it("that costs nothing, as a balance or a trial covers it, begins the plan", async () => {
    const lena = await signUp(services);
    const checkoutId = await beginCheckout(lena.request, { plan: "pro" });
    await payAtSandbox(services, checkoutId, "bank");
    const free = { payment_status: "no_payment_required" };
    await atSandbox(services, `/sessions/${checkoutId}`, free, "PATCH");
    expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({ status: "paid", amount: 0 });
    expect((await planOf(services, lena.request)).plan).toBe("pro");
  });

  it("of a pack costs what it costs", async () => {
    const lena = await signUp(services);
    const checkoutId = await beginCheckout(lena.request, { creditPackage: "20" });
    await payAtSandbox(services, checkoutId, "bank");
    const free = { payment_status: "no_payment_required" };
    await atSandbox(services, `/sessions/${checkoutId}`, free, "PATCH");
    expect(await confirmCheckout(lena.request, checkoutId)).toMatchObject({ status: "pending", credits: 5 });
  });
});

it("a plan goes on when only what a change of its price cost is refunded, and ends with its period's money", async () => {
  const lena = await signUp(services);
  await buy(services, lena.request, { plan: "pro" });
  const id = (await planOf(services, lena.request)).subscriptionId ?? "";
  const { items } = await stripe<AtStripe>("GET", `/subscriptions/${id}`);
  await stripe("POST", `/subscriptions/${id}`, {
    "items[0][id]": items.data[0]?.id ?? "",
    "items[0][price]": PRICES.business,
    proration_behavior: "always_invoice",
  });
  type Charges = { data: { id: string; amount: number }[] };
  const { data: charges } = await stripe<Charges>("GET", `/charges?customer=${await customerOf(lena)}`);
  expect(charges.map(({ amount }) => amount)).toEqual([20_000, 9_900]);
  for (const [charge, expected] of [
    [charges[0]?.id, { plan: "business", subscriptionId: id }],
    [charges[1]?.id, { plan: "free", subscriptionId: null }],
  ] as const) {
    await atSandbox(services, "/refunds", { charge });
    await report(id);
    expect(await planOf(services, lena.request)).toEqual(expected);
  }
});
