import Stripe from "stripe";
import { describe, expect, test, vi } from "vitest";
import { API_VERSION } from "../src/payments/objects/event.ts";
import { idOf, the, usePayments, useReceiver, WAIT } from "./payments-kit.ts";

const kit = usePayments();
const { stripe, control, checkout, pay, eventTypes } = kit;
const { waitForEvent, events } = useReceiver(kit);

test("speaks the version that the SDK pins", () => {
  expect(API_VERSION).toBe(Stripe.API_VERSION);
});

describe("a checkout paid by card", () => {
  test("goes from the session to the charge, and says so in signed events", async () => {
    const customer = await stripe().customers.create({ email: "ada@example.com", name: "Ada" });
    const session = await checkout({
      customer: customer.id,
      client_reference_id: "user-7",
      metadata: { pack: "50" },
      payment_intent_data: { description: "50 credits for Ada", metadata: { user: "7", pack: "50" } },
    });
    expect(session).toMatchObject({
      object: "checkout.session",
      id: expect.stringMatching(/^cs_test_\w{58}$/),
      url: `${kit.sandbox().url}/pay/${session.id}`,
      status: "open",
      payment_status: "unpaid",
      amount_total: 4000,
      currency: "usd",
      customer: customer.id,
      client_reference_id: "user-7",
      metadata: { pack: "50" },
      payment_intent: null,
      livemode: false,
    });
    expect(session).not.toHaveProperty("line_items");

    await pay(session);
    const paid = await stripe().checkout.sessions.retrieve(session.id, {
      expand: ["payment_intent.latest_charge", "payment_intent.payment_method", "line_items", "customer"],
    });
    expect(paid).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      customer: { id: customer.id, email: "ada@example.com" },
      customer_details: { email: "ada@example.com", name: "Ada" },
      line_items: { data: [{ description: "50 credits", amount_total: 4000, quantity: 1 }] },
      payment_intent: {
        status: "succeeded",
        amount_received: 4000,
        metadata: { user: "7", pack: "50" },
        payment_method: { type: "card", card: { brand: "visa", last4: "4242", exp_year: 2034 } },
        latest_charge: {
          id: expect.stringMatching(/^ch_/),
          status: "succeeded",
          paid: true,
          amount: 4000,
          customer: customer.id,
          description: "50 credits for Ada",
          metadata: { user: "7", pack: "50" },
          payment_method_details: { type: "card", card: { brand: "visa", last4: "4242" } },
          outcome: { type: "authorized" },
        },
      },
    });

    const delivered = await waitForEvent("checkout.session.completed", session);
    const event = stripe().webhooks.constructEvent(
      delivered.body,
      the(delivered.headers["stripe-signature"]),
      "whsec_sandbox",
    );
    expect(event).toMatchObject({
      object: "event",
      api_version: API_VERSION,
      data: { object: { id: session.id, payment_status: "paid" } },
    });
    expect(await stripe().events.retrieve(event.id)).toMatchObject({ id: event.id, type: event.type });
    await waitForEvent("payment_intent.succeeded", { id: idOf(paid.payment_intent) });
  });

  test("charges once when two pay at the same time", async () => {
    const session = await checkout();
    const [one, other] = await Promise.all([pay(session), pay(session)]);
    expect(one.payment_intent).toBe(other.payment_intent);
    const { data } = await stripe().charges.list({ payment_intent: one.payment_intent });
    expect(data).toHaveLength(1);
    expect(await eventTypes(session)).toEqual(["checkout.session.completed"]);
  });

  test("makes a customer only where Stripe does", async () => {
    const guest = await pay(await checkout({ customer_email: "guest@example.com" }));
    expect(guest).toMatchObject({ customer: null, customer_details: { email: "guest@example.com" } });
    const made = await pay(
      await checkout({ customer_email: "new@example.com", invoice_creation: { enabled: true } }),
    );
    expect(await stripe().customers.retrieve(made.customer)).toMatchObject({ email: "new@example.com" });
    expect(await eventTypes({ id: made.customer })).toEqual(["customer.created"]);
  });
});

describe("a declined card", () => {
  test("is a failed charge, and the session can still be paid", async () => {
    const session = await checkout({ payment_intent_data: { metadata: { pack: "50" } } });
    const declined = await control("POST", `/sessions/${session.id}/decline`);
    expect(declined).toMatchObject({ status: "open", payment_status: "unpaid" });

    const intent = await stripe().paymentIntents.retrieve(declined.payment_intent, {
      expand: ["latest_charge"],
    });
    expect(intent).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { code: "card_declined", decline_code: "generic_decline", type: "card_error" },
      latest_charge: {
        status: "failed",
        paid: false,
        failure_code: "card_declined",
        failure_message: "Your card was declined.",
        outcome: { type: "issuer_declined", network_status: "declined_by_network" },
        metadata: { pack: "50" },
        receipt_url: null,
      },
    });

    const paid = await pay(session);
    expect(paid).toMatchObject({ status: "complete", payment_intent: intent.id });
    const { data } = await stripe().charges.list({ payment_intent: intent.id });
    expect(data.map(({ status }) => status)).toEqual(["succeeded", "failed"]);
    expect(await eventTypes(intent)).toEqual([
      "payment_intent.created",
      "payment_intent.payment_failed",
      "payment_intent.succeeded",
    ]);
  });
});

describe("an abandoned checkout", () => {
  test("charges nothing, and expires when told to", async () => {
    const session = await checkout();
    expect((await fetch(the(session.url))).status).toBe(200);
    expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "open",
      payment_intent: null,
    });
    const expired = await stripe().checkout.sessions.expire(session.id);
    expect(expired).toMatchObject({ status: "expired", payment_status: "unpaid", url: null });
    await waitForEvent("checkout.session.expired", session);
    await expect(stripe().checkout.sessions.expire(session.id)).rejects.toThrow(/status of `expired`/);
    expect((await kit.call("POST", `/sessions/${session.id}/pay`)).status).toBe(400);
  });

  test("expires at its time, and a declined attempt with it", async () => {
    const session = await checkout();
    const { payment_intent: intent } = await control("POST", `/sessions/${session.id}/decline`);
    await control("PATCH", `/sessions/${session.id}`, { expires_at: 1 });
    await waitForEvent("checkout.session.expired", session);
    expect(await stripe().paymentIntents.retrieve(intent)).toMatchObject({ status: "canceled" });
  });
});

describe("a bank payment", () => {
  test("completes unpaid and is paid later", async () => {
    const session = await checkout({ customer_email: "b@example.com", invoice_creation: { enabled: true } });
    const waiting = await pay(session, "bank");
    expect(waiting).toMatchObject({ status: "complete", payment_status: "unpaid", invoice: null });
    const pending = await stripe().paymentIntents.retrieve(waiting.payment_intent, {
      expand: ["latest_charge"],
    });
    expect(pending).toMatchObject({
      status: "processing",
      latest_charge: { status: "pending", paid: false, payment_method_details: { type: "us_bank_account" } },
    });

    await control("POST", `/sessions/${session.id}/settle`, { outcome: "succeeded" });
    const settled = await stripe().checkout.sessions.retrieve(session.id, { expand: ["invoice"] });
    expect(settled).toMatchObject({ payment_status: "paid", invoice: { status: "paid", amount_paid: 4000 } });
    await waitForEvent("checkout.session.async_payment_succeeded", session);
    expect(await eventTypes(session)).toEqual([
      "checkout.session.completed",
      "checkout.session.async_payment_succeeded",
    ]);
    const again = await kit.call("POST", `/sessions/${session.id}/settle`, { outcome: "succeeded" });
    expect(again.status).toBe(400);
  });

  test("can fail", async () => {
    const session = await checkout();
    const { payment_intent: intent } = await pay(session, "bank");
    await control("POST", `/sessions/${session.id}/settle`, { outcome: "failed" });
    expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({ payment_status: "unpaid" });
    expect((await stripe().charges.list({ payment_intent: intent })).data[0]).toMatchObject({
      status: "failed",
      amount_captured: 0,
    });
    await waitForEvent("checkout.session.async_payment_failed", session);
  });
});

test("sessions are found by what they belong to", async () => {
  const customer = await stripe().customers.create({ email: "many@example.com" });
  const open = await checkout({ customer: customer.id });
  const paid = await pay(await checkout({ customer: customer.id }));
  const find = async (params: Stripe.Checkout.SessionListParams) =>
    (await stripe().checkout.sessions.list(params)).data.map(({ id }) => id);
  expect(await find({ customer: customer.id })).toEqual([paid.id, open.id]);
  expect(await find({ customer: customer.id, status: "open" })).toEqual([open.id]);
  expect(await find({ payment_intent: paid.payment_intent })).toEqual([paid.id]);
});

test("a session can be made to lie about amount and currency", async () => {
  const session = await checkout();
  await control("PATCH", `/sessions/${session.id}`, { amount_total: 50, currency: "eur" });
  const { payment_intent: intent } = await pay(session);
  expect(await stripe().checkout.sessions.retrieve(session.id)).toMatchObject({
    amount_total: 50,
    currency: "eur",
  });
  expect(await stripe().paymentIntents.retrieve(intent)).toMatchObject({ amount: 50, currency: "eur" });
});

test("every event reaches the endpoint", async () => {
  const session = await checkout();
  const { payment_intent: intent } = await pay(session);
  const expected = ["payment_intent.created", "payment_intent.succeeded"];
  await vi.waitFor(() => {
    const about = events().filter(({ data: { object } }) => (object as { id?: string }).id === intent);
    expect(about.map(({ type }) => type).sort()).toEqual(expected);
  }, WAIT);
});
