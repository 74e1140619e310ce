import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { idOf, the, usePayments, useReceiver } from "./payments-kit.ts";

const kit = usePayments();
const { stripe, control, paidCharge, eventTypes, checkout } = kit;
const { waitForEvent } = useReceiver(kit);

const InvalidRequest = Stripe.errors.StripeInvalidRequestError;

describe("refunds", () => {
  test("add up from parts to the whole", async () => {
    const charge = await paidCharge();
    const intent = idOf(charge.payment_intent);
    const part = await stripe().refunds.create({
      charge: charge.id,
      amount: 1500,
      metadata: { why: "part" },
    });
    expect(part).toMatchObject({
      id: expect.stringMatching(/^re_/),
      object: "refund",
      amount: 1500,
      status: "succeeded",
      charge: charge.id,
      payment_intent: intent,
      metadata: { why: "part" },
    });
    expect(await stripe().charges.retrieve(charge.id)).toMatchObject({
      amount_refunded: 1500,
      refunded: false,
    });

    const tooMuch = stripe().refunds.create({ payment_intent: intent, amount: 2501 });
    await expect(tooMuch).rejects.toThrow(InvalidRequest);
    await expect(tooMuch).rejects.toMatchObject({
      statusCode: 400,
      param: "amount",
      message: "Refund amount ($25.01) is greater than unrefunded amount on charge ($25.00)",
    });

    const rest = await stripe().refunds.create({ payment_intent: intent, reason: "requested_by_customer" });
    expect(rest).toMatchObject({ amount: 2500, reason: "requested_by_customer" });
    expect(await stripe().charges.retrieve(charge.id, { expand: ["refunds"] })).toMatchObject({
      amount_refunded: 4000,
      refunded: true,
      status: "succeeded",
      refunds: { data: [{ id: rest.id }, { id: part.id }] },
    });
    const listed = await stripe().refunds.list({ payment_intent: intent });
    expect(listed.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
    expect(await stripe().refunds.retrieve(part.id)).toEqual(part);
    await expect(stripe().refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
  });

  test("are told in events, the charge with what it was before", async () => {
    const charge = await paidCharge();
    const refund = await stripe().refunds.create({ charge: charge.id, amount: 1000 });
    await waitForEvent("refund.created", refund);
    const { body } = await waitForEvent("charge.refunded", charge);
    expect(JSON.parse(body).data).toMatchObject({
      object: { id: charge.id, amount_refunded: 1000, refunded: false },
      previous_attributes: { amount_refunded: 0 },
    });
  });

  test("are refused for what was never paid", async () => {
    const session = await checkout();
    const declined = await control("POST", `/sessions/${session.id}/decline`);
    const intent = the(declined.payment_intent);
    await expect(stripe().refunds.create({ payment_intent: intent })).rejects.toThrow(
      "does not have a successful charge to refund",
    );
    const [failed] = (await stripe().charges.list({ payment_intent: intent })).data;
    await expect(stripe().refunds.create({ charge: the(failed).id })).rejects.toThrow("nothing to refund");
    await expect(stripe().refunds.create({})).rejects.toThrow("payment_intent or charge");
    await expect(stripe().refunds.create({ charge: "ch_none" })).rejects.toMatchObject({ statusCode: 404 });
    await expect(stripe().refunds.create({ charge: the(failed).id, amount: 0 })).rejects.toMatchObject({
      param: "amount",
    });
  });

  test("two at once never give back more than was paid", async () => {
    const charge = await paidCharge();
    const tries = [2500, 2500].map((amount) => stripe().refunds.create({ charge: charge.id, amount }));
    const results = await Promise.allSettled(tries);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("disputes", () => {
  test("hold the money until they are won", async () => {
    const charge = await paidCharge();
    const dispute = await control("POST", "/disputes", { payment_intent: charge.payment_intent });
    expect(dispute).toMatchObject({
      id: expect.stringMatching(/^dp_/),
      object: "dispute",
      amount: 4000,
      charge: charge.id,
      payment_intent: charge.payment_intent,
      reason: "fraudulent",
      status: "needs_response",
    });
    expect(await stripe().charges.retrieve(charge.id)).toMatchObject({ disputed: true });
    expect(await stripe().disputes.retrieve(dispute.id)).toEqual(dispute);
    expect((await stripe().disputes.list({ charge: charge.id })).data).toEqual([dispute]);
    await waitForEvent("charge.dispute.created", dispute);
    await expect(stripe().refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: "charge_disputed",
    });

    await control("POST", `/disputes/${dispute.id}/close`, { outcome: "won" });
    const { body } = await waitForEvent("charge.dispute.closed", dispute);
    expect(JSON.parse(body).data).toMatchObject({
      object: { status: "won" },
      previous_attributes: { status: "needs_response" },
    });
    await stripe().refunds.create({ charge: charge.id });
    expect(await eventTypes(dispute)).toEqual([
      "charge.dispute.created",
      "charge.dispute.funds_withdrawn",
      "charge.dispute.closed",
      "charge.dispute.funds_reinstated",
    ]);
  });

  test("are lost once, and nothing can be refunded after", async () => {
    const charge = await paidCharge();
    await stripe().refunds.create({ charge: charge.id, amount: 1000 });
    const dispute = await control("POST", "/disputes", { charge: charge.id, reason: "duplicate" });
    expect(dispute).toMatchObject({ amount: 3000, reason: "duplicate" });
    await control("POST", `/disputes/${dispute.id}/close`, { outcome: "lost" });
    expect(await stripe().disputes.retrieve(dispute.id)).toMatchObject({ status: "lost" });
    await expect(stripe().refunds.create({ charge: charge.id })).rejects.toThrow("charged back");
    expect((await kit.call("POST", `/disputes/${dispute.id}/close`, { outcome: "won" })).status).toBe(400);
    expect((await kit.call("POST", "/disputes", { charge: charge.id })).status).toBe(400);
  });
});
