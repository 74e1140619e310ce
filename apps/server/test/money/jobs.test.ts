import { eventually } from "@standings/testing";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, signUp, startProduct } from "../product.ts";
import { accountOf, paymentOf, paymentsOf, untilStatus } from "./payments.ts";

let product: Product;
const said: string[] = [];

const log = {
  info: (_details: object, message: string) => void said.push(message),
  warn() {},
  error: (_details: object, message: string) => void said.push(message),
};

beforeAll(async () => {
  product = await startProduct({}, log);
});
afterAll(() => product.close());

async function runJob(name: string): Promise<void> {
  const client = new pg.Client(product.databaseUrl);
  await client.connect();
  await client.query("select graphile_worker.add_job($1)", [name]);
  await client.end();
}

async function untilSaid(message: string): Promise<void> {
  await eventually(async () => said.includes(message));
}

it("grants a payment whose webhook never came, and ends one that the provider does not know", async () => {
  const payments = paymentsOf(product);
  await payments.setFaults([{ kind: "hold_webhooks" }]);
  const maya = await signUp(product);
  const [paid, unknown] = [await payments.checkout(maya), await payments.checkout(maya)];
  await payments.pay(paid);
  const { id } = await paymentOf(product.db, unknown);
  await product.db.updateTable("payments").set({ checkout_id: "cs_gone" }).where("id", "=", id).execute();
  const longAgo = { created_at: new Date(Date.now() - 600_000) };
  await product.db.updateTable("payments").set(longAgo).where("user_id", "=", maya.userId).execute();
  await runJob("reconcile_open_payments");
  await untilStatus(product.db, paid, "paid");
  await untilStatus(product.db, "cs_gone", "expired");
  expect(await accountOf(product.db, maya.userId)).toMatchObject({ credits: 25, ledger: 25 });
});

it("adds the ledger up, and says when a balance differs", async () => {
  const maya = await signUp(product);
  await runJob("check_ledger");
  await untilSaid("every balance is the sum of its ledger entries");
  await product.db.updateTable("users").set({ credits: 999 }).where("id", "=", maya.userId).execute();
  await runJob("check_ledger");
  await untilSaid("balances differ from the ledger");
});

it("goes on after the database has dropped every connection", async () => {
  const client = new pg.Client(product.databaseUrl);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
  said.length = 0;
  await eventually(() =>
    runJob("check_ledger").then(
      () => true,
      () => false,
    ),
  );
  await untilSaid("balances differ from the ledger");
});
