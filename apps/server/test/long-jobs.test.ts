import { addJob } from "@standings/services/testing";
import { eventually } from "@standings/testing";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller, mailsTo, type Product, signUp, startProduct } from "./product.ts";

/** Of a kind: more than it has queues. */
const MANY = 12;

const LONG = ["recount_brand", "judge_claims", "take_looks", "check_pages", "note_exposure"] as const;

let product: Product;
let holder: pg.Client;
beforeAll(async () => {
  product = await startProduct();
  holder = new pg.Client({ connectionString: product.databaseUrl });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await product.close();
});

it.each([
  ["recounts of brands", "recount_brand"],
  ["verdicts of claims", "judge_claims"],
] as const)("a mail does not wait for %s, however many stand before it", async (_, name) => {
  const email = `maya-${crypto.randomUUID()}@example.com`;
  // Each of them waits for its brand until this transaction ends.
  await holder.query("begin; lock table brands in access exclusive mode");
  for (let no = 0; no < MANY; no += 1) await addJob(product.db, name, { brandId: crypto.randomUUID() });
  await addJob(product.db, "mail_account_notice", { email, what: "password_changed" });
  await eventually(async () => (await mailsTo(product.sandbox, email)).length > 0, "the mail");
  await holder.query("rollback");
});

it("a mail does not wait for long work of all kinds together", async () => {
  const email = `maya-${crypto.randomUUID()}@example.com`;
  await holder.query("begin; lock table brands, experiments in access exclusive mode");
  for (let no = 0; no < MANY; no += 1)
    for (const name of LONG) await addJob(product.db, name, { brandId: crypto.randomUUID() });
  await addJob(product.db, "mail_account_notice", { email, what: "password_changed" });
  await eventually(async () => (await mailsTo(product.sandbox, email)).length > 0, "the mail");
  await holder.query("rollback");
});

it("a mail does not wait for readings of claims, however many stand before it", async () => {
  const email = `maya-${crypto.randomUUID()}@example.com`;
  await holder.query("begin; lock table brand_visits in access exclusive mode");
  for (let no = 0; no < MANY; no += 1)
    await addJob(product.db, "read_claims", { brandId: crypto.randomUUID(), visitId: crypto.randomUUID() });
  await addJob(product.db, "mail_account_notice", { email, what: "password_changed" });
  await eventually(async () => (await mailsTo(product.sandbox, email)).length > 0, "the mail");
  await holder.query("rollback");
});

it("a mail that somebody waits for does not wait for bulk mail", async () => {
  const email = `maya-${crypto.randomUUID()}@example.com`;
  await holder.query("begin; lock table brand_visits in access exclusive mode");
  for (let no = 0; no < MANY; no += 1)
    await addJob(product.db, "mail_brand", { visitId: crypto.randomUUID() });
  await caller(product).post("/auth/register", { name: "Maya", email, password: "northwind-9" });
  await eventually(async () => (await mailsTo(product.sandbox, email)).length > 0, "the code");
  await holder.query("rollback");
});

it("a mail does not wait for receivers that do not answer, however many messages stand before it", async () => {
  const email = `maya-${crypto.randomUUID()}@example.com`;
  const { userId } = await signUp(product);
  const other = new pg.Client({ connectionString: product.databaseUrl });
  await other.connect();
  await other.query(
    `with receivers as (
      insert into webhooks (id, user_id, url, events, low_credits, secret)
      select gen_random_uuid(), $1, 'https://example.com', '{credits.low}', 1, '' from generate_series(1, 40)
      returning id
    )
    insert into webhook_deliveries (webhook_id, event, subject) select id, 'webhook.test', '{}' from receivers`,
    [userId],
  );
  // Each message waits for its webhook until this transaction ends.
  await holder.query("begin; lock table webhooks in access exclusive mode");
  await other.query("select queue_delivery(id) from webhook_deliveries");
  await addJob(product.db, "mail_account_notice", { email, what: "password_changed" });
  await eventually(async () => (await mailsTo(product.sandbox, email)).length > 0, "the mail");
  const { rows } = await other.query(
    "select from graphile_worker.jobs where task_identifier = 'deliver_webhook' and locked_at is not null",
  );
  expect(rows.length).toBeLessThanOrEqual(8);
  await other.query("delete from webhook_deliveries where event = 'webhook.test'");
  await holder.query("rollback");
  await other.end();
});
