import { addJob } from "@standings/services/testing";
import { eventually } from "@standings/testing";
import pg from "pg";
import { afterAll, beforeAll, it } from "vitest";
import { mailsTo, type Product, startProduct } from "./product.ts";

/** More than a runner has places. */
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
  await addJob(product.db, "mail_password_changed", { email });
  await eventually(async () => (await mailsTo(product.sandbox, email)).length > 0, "the mail");
  await holder.query("rollback");
});

it("a mail does not wait for long work of all kinds together", async () => {
  const email = `maya-${crypto.randomUUID()}@example.com`;
  await holder.query("begin; lock table brands, experiments in access exclusive mode");
  for (let no = 0; no < MANY; no += 1)
    for (const name of LONG) await addJob(product.db, name, { brandId: crypto.randomUUID() });
  await addJob(product.db, "mail_password_changed", { email });
  await eventually(async () => (await mailsTo(product.sandbox, email)).length > 0, "the mail");
  await holder.query("rollback");
});

it("a mail does not wait for readings of claims, however many stand before it", async () => {
  const email = `maya-${crypto.randomUUID()}@example.com`;
  await holder.query("begin; lock table brand_visits in access exclusive mode");
  for (let no = 0; no < MANY; no += 1)
    await addJob(product.db, "read_claims", { brandId: crypto.randomUUID(), visitId: crypto.randomUUID() });
  await addJob(product.db, "mail_password_changed", { email });
  await eventually(async () => (await mailsTo(product.sandbox, email)).length > 0, "the mail");
  await holder.query("rollback");
});
