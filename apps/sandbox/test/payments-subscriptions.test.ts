import { describe, expect, test } from "vitest";
import { idOf, the, usePayments } from "./payments-kit.ts";

const kit = usePayments();
const { stripe, control, checkout, pay, eventTypes } = kit;

const PRO = "price_sandbox_pro";

async function subscribe(price = PRO) {
  const customer = await stripe().customers.create({ email: "pro@example.com" });
  const session = await checkout({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    subscription_data: { metadata: { user: "7" } },
  });
  return { customer, session, paid: await pay(session) };
}

describe("prices", () => {
  test("fit their mode", async () => {
    await expect(checkout({ line_items: [{ price: PRO, quantity: 1 }] })).rejects.toThrow("recurring price");
    await expect(checkout({ mode: "subscription" })).rejects.toThrow("at least one recurring price");
    const unknown = checkout({ mode: "subscription", line_items: [{ price: "price_none", quantity: 1 }] });
    await expect(unknown).rejects.toMatchObject({ code: "resource_missing", param: "line_items[0][price]" });
  });
});

describe("a subscription", () => {
  test("begins with a paid checkout and its invoice", async () => {
    const { customer, session, paid } = await subscribe();
    expect(paid).toMatchObject({ mode: "subscription", payment_intent: null, payment_status: "paid" });
    const full = await stripe().checkout.sessions.retrieve(session.id, {
      expand: ["subscription", "invoice.payments"],
    });
    expect(full).toMatchObject({
      subscription: {
        id: expect.stringMatching(/^sub_/),
        status: "active",
        customer: customer.id,
        metadata: { user: "7" },
        cancel_at_period_end: false,
        items: { data: [{ price: { id: PRO }, quantity: 1 }] },
      },
      invoice: {
        status: "paid",
        amount_paid: 9900,
        billing_reason: "subscription_create",
        parent: {
          type: "subscription_details",
          subscription_details: { subscription: paid.subscription, metadata: { user: "7" } },
        },
        payments: { data: [{ status: "paid" }] },
      },
    });
    expect((await stripe().invoices.list({ subscription: paid.subscription })).data).toHaveLength(1);
    expect((await stripe().subscriptions.list({ customer: customer.id })).data).toHaveLength(1);
    expect((await stripe().charges.list({ customer: customer.id })).data).toMatchObject([
      { amount: 9900, status: "succeeded" },
    ]);
    expect(await eventTypes({ id: paid.subscription })).toEqual(["customer.subscription.created"]);
  });

  test("ends at once, or with its period, or goes on", async () => {
    const { customer, paid } = await subscribe();
    const id = paid.subscription;
    const ending = await stripe().subscriptions.update(id, { cancel_at_period_end: true });
    const [item] = ending.items.data;
    expect(ending).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
      cancel_at: the(item).current_period_end,
    });
    expect(await stripe().subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    expect(await stripe().subscriptions.cancel(id)).toMatchObject({
      status: "canceled",
      ended_at: expect.any(Number),
    });
    expect((await stripe().subscriptions.list({ customer: customer.id })).data).toEqual([]);
    expect((await stripe().subscriptions.list({ customer: customer.id, status: "all" })).data).toHaveLength(
      1,
    );
    await expect(stripe().subscriptions.cancel(id)).rejects.toMatchObject({ code: "resource_missing" });
    expect(await eventTypes({ id })).toEqual([
      "customer.subscription.created",
      "customer.subscription.updated",
      "customer.subscription.updated",
      "customer.subscription.deleted",
    ]);
  });

  test("renews when its month is let pass, and ends when it was told to", async () => {
    const { customer, paid } = await subscribe();
    const before = await stripe().subscriptions.retrieve(paid.subscription);
    const renewed = await control("POST", `/subscriptions/${paid.subscription}/renew`);
    expect(renewed.items.data[0].current_period_start).toBe(the(before.items.data[0]).current_period_end);
    const { data } = await stripe().invoices.list({ customer: customer.id });
    expect(data.map(({ billing_reason }) => billing_reason)).toEqual([
      "subscription_cycle",
      "subscription_create",
    ]);
    await stripe().subscriptions.update(paid.subscription, { cancel_at_period_end: true });
    expect(await control("POST", `/subscriptions/${paid.subscription}/renew`)).toMatchObject({
      status: "canceled",
    });
  });

  test("changes its plan", async () => {
    const { paid } = await subscribe();
    const { items } = await stripe().subscriptions.retrieve(paid.subscription);
    const changed = await stripe().subscriptions.update(paid.subscription, {
      items: [{ id: the(items.data[0]).id, price: "price_sandbox_business" }],
    });
    expect(changed.items.data).toMatchObject([
      { price: { id: "price_sandbox_business", unit_amount: 29_900 } },
    ]);
  });

  test("bills a change of price at once where that is asked", async () => {
    const { customer, paid } = await subscribe();
    const { items } = await stripe().subscriptions.retrieve(paid.subscription);
    const change = (price: string) =>
      stripe().subscriptions.update(paid.subscription, {
        items: [{ id: the(items.data[0]).id, price }],
        proration_behavior: "always_invoice",
      });
    await change("price_sandbox_business");
    await change(PRO);
    const { data } = await stripe().invoices.list({ customer: customer.id });
    expect(data).toMatchObject([
      { billing_reason: "subscription_update", status: "paid", amount_paid: 20_000 },
      { billing_reason: "subscription_create", status: "paid", amount_paid: 9_900 },
    ]);
    expect(data).toHaveLength(2);
  });

  test("waits unpaid when its renewal fails, and goes on with the next", async () => {
    const { paid } = await subscribe();
    const renew = (outcome: string) =>
      control("POST", `/subscriptions/${paid.subscription}/renew`, { outcome });
    expect(await renew("failed")).toMatchObject({ status: "unpaid" });
    expect(await renew("succeeded")).toMatchObject({ status: "active" });
  });

  test("can wait for a bank, whose refusal makes it past due", async () => {
    const session = await checkout({ mode: "subscription", line_items: [{ price: PRO, quantity: 1 }] });
    const waiting = await pay(session, "bank");
    expect(await stripe().invoices.retrieve(waiting.invoice)).toMatchObject({ status: "open" });
    await control("POST", `/sessions/${session.id}/settle`, { outcome: "failed" });
    expect(await stripe().subscriptions.retrieve(waiting.subscription)).toMatchObject({
      status: "past_due",
      customer: idOf(waiting.customer),
    });
  });
});
