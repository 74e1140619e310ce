import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../src/index.ts";

let folder: string;
let sandbox: Sandbox;

const start = async () => {
  sandbox = await startSandbox({ paymentsFile: join(folder, "payments") });
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

it("starts anew when the file is not its own", async () => {
  writeFileSync(join(folder, "payments"), "nonsense");
  const stripe = await start();
  expect((await stripe.customers.list()).data).toEqual([]);
});
