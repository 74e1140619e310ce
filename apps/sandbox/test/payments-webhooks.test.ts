import { afterEach, describe, expect, test, vi } from "vitest";
import type { Fault } from "../src/payments/faults.ts";
import { the, usePayments, useReceiver, WAIT } from "./payments-kit.ts";

const kit = usePayments();
const { stripe, control, checkout, pay } = kit;
const { received, waitForEvent, answerWith, url } = useReceiver(kit);

const faults = (...list: Fault[]) => control("PUT", "/faults", { faults: list });
const deliveriesOf = async (event: string) => {
  const all: { event: string; status: number | null; attempt: number }[] = await control(
    "GET",
    "/deliveries",
  );
  return all.filter((each) => each.event === event);
};
const newestEvent = async (type: string) => the((await stripe().events.list({ type, limit: 1 })).data[0]);

afterEach(async () => {
  answerWith(200);
  await faults();
});

describe("deliveries", () => {
  test("are tried again until they are taken", async () => {
    answerWith(500);
    const customer = await stripe().customers.create({ email: "again@example.com" });
    const event = await newestEvent("customer.created");
    await waitForEvent("customer.created", customer);
    answerWith(200);
    await vi.waitFor(async () => {
      expect((await deliveriesOf(event.id)).map(({ status, attempt }) => [attempt, status])).toEqual([
        [2, 200],
        [1, 500],
      ]);
    }, WAIT);
    const same = received.filter(({ body }) => body.includes(event.id));
    expect(same).toHaveLength(2);
    expect((await stripe().events.retrieve(event.id)).pending_webhooks).toBe(0);
  });

  test("name the request that caused them", async () => {
    const options = { idempotencyKey: "named" };
    const customer = await stripe().customers.create({ email: "named@example.com" }, options);
    expect((await newestEvent("customer.created")).request).toEqual({
      id: customer.lastResponse.requestId,
      idempotency_key: "named",
    });
    await pay(await checkout());
    expect((await newestEvent("charge.succeeded")).request).toEqual({ id: null, idempotency_key: null });
  });

  test("stay on this machine", async () => {
    await control("PUT", "/webhook", { url: "https://example.com/hook" });
    await stripe().customers.create({ email: "inside@example.com" });
    const event = await newestEvent("customer.created");
    await control("PUT", "/webhook", { url: url() });
    await vi.waitFor(async () => {
      const tries = await deliveriesOf(event.id);
      expect(tries.at(-1)).toMatchObject({ error: "the sandbox sends nothing elsewhere" });
    }, WAIT);
  });

  test("say what went wrong when nobody answers", async () => {
    await control("PUT", "/webhook", { url: "http://127.0.0.1:9/nobody" });
    await stripe().customers.create({ email: "nobody@example.com" });
    const event = await newestEvent("customer.created");
    await vi.waitFor(async () => {
      const [last] = await deliveriesOf(event.id);
      expect(last).toMatchObject({ status: null, error: expect.any(String) });
    }, WAIT);
    await control("PUT", "/webhook", { url: url() });
    expect(await control("POST", `/events/${event.id}/resend`)).toMatchObject({
      deliveries: [{ event: event.id, type: "customer.created", status: 200, delivered: true }],
    });
  });

  test("can be held back and made by hand, in any order and more than once", async () => {
    await faults({ kind: "hold_webhooks" });
    const session = await checkout();
    await pay(session);
    const event = await newestEvent("checkout.session.completed");
    expect(await deliveriesOf(event.id)).toEqual([]);

    const { headers, body } = await control("GET", `/events/${event.id}/request`);
    const signature = headers["stripe-signature"];
    const opened = stripe().webhooks.constructEvent(body, signature, "whsec_sandbox");
    expect(opened).toMatchObject({ id: event.id, data: { object: { id: session.id } } });
    expect(() => stripe().webhooks.constructEvent(`${body} `, signature, "whsec_sandbox")).toThrow();
    expect(() => stripe().webhooks.constructEvent(body, signature, "whsec_other")).toThrow();
    const old = await control("GET", `/events/${event.id}/request?age=301`);
    expect(() =>
      stripe().webhooks.constructEvent(old.body, old.headers["stripe-signature"], "whsec_sandbox"),
    ).toThrow("Timestamp outside the tolerance zone");

    await control("POST", `/events/${event.id}/deliver`);
    await control("POST", `/events/${event.id}/deliver`);
    expect(await deliveriesOf(event.id)).toMatchObject([{ attempt: 2 }, { attempt: 1 }]);
  });
});

describe("endpoints", () => {
  test("can be nowhere", async () => {
    expect(await control("PUT", "/webhook", { url: null })).toEqual({ url: null, secret: "whsec_sandbox" });
    await stripe().customers.create({ email: "quiet@example.com" });
    const event = await newestEvent("customer.created");
    expect((await kit.call("POST", `/events/${event.id}/resend`)).status).toBe(400);
    await control("PUT", "/webhook", { url: url() });
  });
});
