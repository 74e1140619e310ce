import { describe, expect, test } from "vitest";
import { the, usePayments } from "./payments-kit.ts";

const { sandbox, stripe, checkout, pay, control } = usePayments();

/** A customer who has subscribed to the Business plan. */
async function subscriber() {
  const customer = await stripe().customers.create({ email: "lena@example.com", name: "Lena" });
  const session = await checkout({
    customer: customer.id,
    mode: "subscription",
    line_items: [{ price: "price_sandbox_business", quantity: 1 }],
  });
  const { subscription } = await pay(session);
  return { customer: customer.id, subscription: String(subscription) };
}

const open = (customer: string) =>
  stripe().billingPortal.sessions.create({ customer, return_url: "http://localhost:3000/profile" });
const press = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

describe("the customer portal", () => {
  test("ends a plan with its period, and keeps it after all", async () => {
    const { customer, subscription } = await subscriber();
    const session = await open(customer);
    expect(session).toMatchObject({ object: "billing_portal.session", customer, livemode: false });
    const html = await (await fetch(session.url)).text();
    for (const part of [
      "Standings Business",
      "$299.00 per month",
      "Renews on",
      "http://localhost:3000/profile",
    ])
      expect(html).toContain(part);

    const pressed = await press(session.url, { action: "cancel", subscription });
    expect(pressed.status).toBe(303);
    const ending = await stripe().subscriptions.retrieve(subscription);
    expect([ending.status, ending.cancel_at_period_end]).toEqual(["active", true]);
    expect(await (await fetch(session.url)).text()).toContain("Ends on");
    const [event] = (await stripe().events.list({ type: "customer.subscription.updated", limit: 1 })).data;
    expect(the(event).data.object).toMatchObject({ id: subscription, cancel_at_period_end: true });

    await press(session.url, { action: "renew", subscription });
    expect((await stripe().subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
    await press(session.url, { action: "cancel", subscription });
    await control("POST", `/subscriptions/${subscription}/renew`);
    expect((await stripe().subscriptions.retrieve(subscription)).status).toBe("canceled");
    expect(await (await fetch(session.url)).text()).toContain("There is no plan that goes on.");
  });

  test("touches no plan of somebody else", async () => {
    const [mine, other] = [await subscriber(), await subscriber()];
    const session = await open(mine.customer);
    const pressed = await press(session.url, { action: "cancel", subscription: other.subscription });
    expect(pressed.status).toBe(303);
    expect((await press(session.url, { action: "explode" })).status).toBe(303);
    expect((await stripe().subscriptions.retrieve(other.subscription)).cancel_at_period_end).toBe(false);
  });

  test("does not open for an unknown customer, nor at an unknown address", async () => {
    await expect(open("cus_nobody")).rejects.toMatchObject({
      statusCode: 400,
      code: "resource_missing",
      param: "customer",
    });
    expect((await fetch(`${sandbox().url}/portal/bps_nothing`)).status).toBe(404);
  });
});

test("a subscription that ends prorated credits what was not used to the customer", async () => {
  const { customer, subscription } = await subscriber();
  await stripe().subscriptions.cancel(subscription, { prorate: true, invoice_now: true });
  const kept = await stripe().customers.retrieve(customer);
  expect(kept).toMatchObject({ balance: expect.closeTo(-29_900, -2) });
});
