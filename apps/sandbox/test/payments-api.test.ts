import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { CREDITS, the, usePayments } from "./payments-kit.ts";

const kit = usePayments();
const { stripe, sandbox, raw, checkout, paidCharge } = kit;
const { errors } = Stripe;

describe("refusals", () => {
  test("of a key are authentication errors", async () => {
    await expect(stripe("pk_test_x").customers.list()).rejects.toThrow(errors.StripeAuthenticationError);
    const none = await fetch(`${sandbox().url}/v1/customers`);
    expect(none.status).toBe(401);
    expect(await none.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  });

  test("of an unknown object are 404 with its name", async () => {
    const unknown = stripe().paymentIntents.retrieve("pi_none");
    await expect(unknown).rejects.toThrow(errors.StripeInvalidRequestError);
    await expect(unknown).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such payment_intent: 'pi_none'",
      requestId: expect.stringMatching(/^req_\w{14}$/),
    });
    const strange = await raw("POST", `/v1/checkout/sessions/${(await checkout()).id}/expire`, "flux=1");
    expect(strange.status).toBe(400);
    const lost = await raw("GET", "/v1/flux_capacitors");
    expect(lost.status).toBe(404);
    expect((await kit.json(lost)).error.message).toMatch(/^Unrecognized request URL \(GET: \/v1\/flux_cap/);
  });

  test.each<[Partial<Stripe.Checkout.SessionCreateParams>, object]>([
    [{ mode: undefined }, { code: "parameter_missing", param: "mode" }],
    [{ success_url: undefined }, { code: "parameter_missing", param: "success_url" }],
    [{ success_url: "javascript:alert(1)" }, { code: "url_invalid", param: "success_url" }],
    [{ line_items: [] }, { param: "line_items" }],
    [{ customer: "cus_none" }, { code: "resource_missing", param: "customer", statusCode: 400 }],
    [{ customer_email: "nobody" }, { code: "email_invalid", param: "customer_email" }],
    [{ expires_at: 1 }, { param: "expires_at" }],
    [
      { line_items: [{ ...CREDITS, price_data: { ...CREDITS.price_data, currency: "zzz" } }] },
      { param: "line_items[0][price_data][currency]" },
    ],
    [
      { line_items: [{ ...CREDITS, price_data: { ...CREDITS.price_data, unit_amount: 1.5 } }] },
      { code: "parameter_invalid_integer", param: "line_items[0][price_data][unit_amount]" },
    ],
    [
      { line_items: [{ ...CREDITS, price_data: { ...CREDITS.price_data, unit_amount: 49 } }] },
      { code: "amount_too_small" },
    ],
    [{ line_items: [{ quantity: 1 }] }, { param: "line_items[0]" }],
    [{ metadata: { ["k".repeat(41)]: "v" } }, { statusCode: 400 }],
    [{ submit_type: "sell" as "pay" }, { param: "submit_type" }],
    [{ subscription_data: { description: "x" } }, { param: "subscription_data" }],
    [{ flux: "1" } as object, { code: "parameter_unknown", param: "flux" }],
  ])("of a session with %j name the parameter", async (changes, error) => {
    const refused = checkout(changes);
    await expect(refused).rejects.toThrow(errors.StripeInvalidRequestError);
    await expect(refused).rejects.toMatchObject({ statusCode: 400, ...error });
  });
});

describe("idempotency", () => {
  test("gives the stored answer again", async () => {
    const options = { idempotencyKey: "one-customer" };
    const first = await stripe().customers.create({ email: "once@example.com" }, options);
    const again = await stripe().customers.create({ email: "once@example.com" }, options);
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect((await stripe().customers.list({ email: "once@example.com" })).data).toHaveLength(1);
  });

  test("refuses the key for anything else", async () => {
    const options = { idempotencyKey: "twice" };
    await stripe().customers.create({ email: "a@example.com" }, options);
    await expect(stripe().customers.create({ email: "b@example.com" }, options)).rejects.toThrow(
      errors.StripeIdempotencyError,
    );
    const { id } = await checkout();
    await expect(stripe().checkout.sessions.expire(id, {}, options)).rejects.toThrow(
      errors.StripeIdempotencyError,
    );
  });

  test("keeps a refusal once the call has begun, and refuses its key with other values", async () => {
    const options = { idempotencyKey: "forgotten-customer" };
    const ask = (customer: string) =>
      stripe().billingPortal.sessions.create({ customer, return_url: "http://localhost:3000/" }, options);
    const customer = await stripe().customers.create({ email: "new@example.com" });
    await expect(ask("cus_forgotten")).rejects.toMatchObject({ code: "resource_missing" });
    await expect(ask("cus_forgotten")).rejects.toMatchObject({ code: "resource_missing" });
    await expect(ask(customer.id)).rejects.toMatchObject({ statusCode: 400, type: "StripeIdempotencyError" });
  });

  test("does not keep the refusal of parameters that are not valid", async () => {
    const options = { idempotencyKey: "mended" };
    await expect(stripe().customers.create({ email: "broken" }, options)).rejects.toThrow();
    await stripe().customers.create({ email: "whole@example.com" }, options);
  });
});

describe("lists", () => {
  test("go page by page in both directions", async () => {
    const email = "pages@example.com";
    const made: string[] = [];
    for (let index = 0; index < 5; index++) made.unshift((await stripe().customers.create({ email })).id);
    const ids = (list: { data: { id: string }[] }) => list.data.map(({ id }) => id);

    const first = await stripe().customers.list({ email, limit: 2 });
    expect([ids(first), first.has_more, first.url]).toEqual([made.slice(0, 2), true, "/v1/customers"]);
    const second = await stripe().customers.list({ email, limit: 3, starting_after: the(made[1]) });
    expect([ids(second), second.has_more]).toEqual([made.slice(2), false]);
    const back = await stripe().customers.list({ email, limit: 2, ending_before: the(made[3]) });
    expect([ids(back), back.has_more]).toEqual([made.slice(1, 3), true]);
    expect(await stripe().customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 100 })).toHaveLength(
      5,
    );

    await expect(stripe().customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
    await expect(stripe().customers.list({ starting_after: "cus_none" })).rejects.toMatchObject({
      code: "resource_missing",
      param: "starting_after",
    });
  });

  test("filter by time and refuse owners that do not exist", async () => {
    const charge = await paidCharge();
    const since = (created: Stripe.RangeQueryParam) => stripe().charges.list({ created });
    expect((await since({ gte: charge.created })).data[0]?.id).toBe(charge.id);
    expect((await since({ gt: charge.created + 60 })).data).toEqual([]);
    await expect(stripe().charges.list({ customer: "cus_none" })).rejects.toMatchObject({
      code: "resource_missing",
      param: "customer",
    });
  });

  test("expand what they hold", async () => {
    const charge = await paidCharge();
    const { data } = await stripe().charges.list({ expand: ["data.payment_intent"], limit: 1 });
    expect(data[0]).toMatchObject({ id: charge.id, payment_intent: { object: "payment_intent" } });
    await expect(stripe().charges.list({ expand: ["data.amount.flux"] })).rejects.toMatchObject({
      param: "expand",
    });
  });
});
