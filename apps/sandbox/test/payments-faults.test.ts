import Stripe from "stripe";
import { afterEach, expect, test } from "vitest";
import type { Fault } from "../src/payments/faults.ts";
import { usePayments } from "./payments-kit.ts";

const kit = usePayments();
const { stripe, control, checkout } = kit;
const { errors } = Stripe;

const faults = (...list: Fault[]) => control("PUT", "/faults", { faults: list });

afterEach(() => faults());

test("an error meets the calls whose path begins so", async () => {
  const fault: Fault = { kind: "error", status: 500, path: "/v1/checkout/sessions" };
  expect(await faults(fault)).toEqual({ faults: [fault] });
  await expect(checkout()).rejects.toThrow(errors.StripeAPIError);
  await expect(checkout()).rejects.toMatchObject({ statusCode: 500 });
  await stripe().customers.create({ email: "spared@example.com" });
});

test("a rate limit is one to the SDK", async () => {
  await faults({ kind: "error", status: 429 });
  await expect(checkout()).rejects.toThrow(errors.StripeRateLimitError);
});

test("an error that happens once is mended by the SDK's own retry", async () => {
  await faults({ kind: "error", status: 503, times: 1 });
  const patient = stripe("sk_test_patient", { maxNetworkRetries: 2 });
  const customer = await patient.customers.create({ email: "patient@example.com" });
  expect(await control("GET", "/faults")).toEqual({ faults: [] });
  expect((await stripe().customers.list({ email: "patient@example.com" })).data).toHaveLength(1);
  expect(customer.id).toMatch(/^cus_/);
});

test("down resets connections", async () => {
  await faults({ kind: "down" });
  await expect(checkout()).rejects.toThrow(errors.StripeConnectionError);
});

test("hang never answers", async () => {
  await faults({ kind: "hang" });
  const hasty = stripe("sk_test_hasty", { timeout: 100 });
  await expect(hasty.customers.list()).rejects.toThrow(errors.StripeConnectionError);
});

test("a lost answer leaves its work done, and the same key finds it again", async () => {
  await faults({ kind: "lost", times: 2, method: "POST" });
  const options = { idempotencyKey: "lost-and-found" };
  const create = () => stripe().customers.create({ email: "lost@example.com" }, options);
  await expect(create()).rejects.toThrow(errors.StripeConnectionError);
  await faults();
  const found = await create();
  const { data } = await stripe().customers.list({ email: "lost@example.com" });
  expect(data.map(({ id }) => id)).toEqual([found.id]);
});

test("pages are spared unless they are named", async () => {
  const session = await checkout();
  await faults({ kind: "down" });
  expect((await fetch(`${kit.sandbox().url}/pay/${session.id}`)).status).toBe(200);
  await faults({ kind: "error", status: 503, path: "/pay" });
  expect((await fetch(`${kit.sandbox().url}/pay/${session.id}`)).status).toBe(503);
});
