import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";

let folder: string;
let sandbox: Sandbox;

const start = async (webhookUrl?: string) => {
  sandbox = await startSandbox({ paymentsFile: join(folder, "payments"), ...(webhookUrl && { webhookUrl }) });
  const { hostname: host, port } = new URL(sandbox.url);
  return new Stripe("sk_test_sandbox", { host, port, protocol: "http", telemetry: false });
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "standings-payments-"));
});
afterEach(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

it("knows its customers and payments after a restart", async () => {
  const before = await start();
  const customer = await before.customers.create({ email: "maya@example.com" });
  const price_data = { currency: "usd", unit_amount: 4000, product_data: { name: "Starter" } };
  const session = await before.checkout.sessions.create({
    mode: "payment",
    customer: customer.id,
    success_url: "http://localhost/",
    line_items: [{ quantity: 1, price_data }],
  });
  await fetch(`${sandbox.url}/payments/sessions/${session.id}/pay`, { method: "POST" });
  await sandbox.close();
  const after = await start();
  expect((await after.customers.retrieve(customer.id)).id).toBe(customer.id);
  expect((await after.checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
  expect((await after.charges.list({ customer: customer.id })).data).toMatchObject([{ amount: 4000 }]);
});

/** Takes no calls. */
const AWAY = "http://127.0.0.1:9/webhook";

it("goes on with open sessions, repeated calls and events that nobody has taken", async () => {
  const before = await start(AWAY);
  const order = (): Stripe.Checkout.SessionCreateParams => ({
    mode: "payment",
    success_url: "http://localhost/",
    line_items: [
      { quantity: 1, price_data: { currency: "usd", unit_amount: 4000, product_data: { name: "Starter" } } },
    ],
  });
  const key = { idempotencyKey: "one-order" };
  const late = await before.checkout.sessions.create(order());
  // Away for longer than a session lives.
  const over = Math.floor(Date.now() / 1_000) + 1;
  await fetch(`${sandbox.url}/payments/sessions/${late.id}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ expires_at: over }),
  });
  await before.customers.create({ email: "maya@example.com" });
  await sandbox.close();
  // Alone, as it tells of no event.
  const between = await start(AWAY);
  const session = await between.checkout.sessions.create(order(), key);
  await sandbox.close();

  const taken: string[] = [];
  const receiver = createServer((request, response) => {
    request.on("data", (text) => taken.push(JSON.parse(text).type)).on("end", () => response.end());
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const { port } = receiver.address() as AddressInfo;
  const after = await start(`http://127.0.0.1:${port}/webhook`);
  expect((await after.checkout.sessions.create(order(), key)).id).toBe(session.id);
  expect((await after.checkout.sessions.retrieve(session.id)).status).toBe("open");
  const stateOfLate = async () => (await after.checkout.sessions.retrieve(late.id)).status;
  await expect.poll(stateOfLate, { timeout: 60_000 }).toBe("expired");
  await expect.poll(() => taken, { timeout: 60_000 }).toContain("customer.created");
  receiver.close();
});

it("starts anew when the file is not its own", async () => {
  writeFileSync(join(folder, "payments"), "nonsense");
  const stripe = await start();
  expect((await stripe.customers.list()).data).toEqual([]);
});
