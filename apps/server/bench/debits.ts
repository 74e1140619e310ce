// P6: debits through the product's verb beside the same statement sent by pg alone, on one account and on many.
import { createPool, migrate } from "@standings/database";
import { deductCredits, type Services } from "@standings/services";
import type pg from "pg";
import { benchEnv, buildQuietly, startBenchPostgres } from "./bench-product.ts";
import { type Measure, median, spreadOf } from "./measures.ts";

const ROUNDS = 5;
const DEBITS = 1_500;
const AT_ONCE = 20;
const CALLER = { address: "127.0.0.1", userAgent: null };
const TARGET = 0.8;
const PLENTY = 1_000_000;

const STATEMENT = `
  with debit as (
    update users set credits = credits - 1 where id = $1 and credits >= 1 returning credits
  )
  insert into ledger_entries (user_id, delta, balance, reason, reference)
  select $1, -1, credits, 'deduction', $2 from debit returning balance`;

/** Debits a second, `AT_ONCE` under way. */
async function rate(debit: (index: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const work = async () => {
    while (next < DEBITS) await debit(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return DEBITS / ((performance.now() - started) / 1000);
}

async function measure(
  services: Services,
  pool: pg.Pool,
  users: readonly string[],
  name: string,
): Promise<Measure> {
  const product: number[] = [];
  const bare: number[] = [];
  const userOf = (index: number) => users[index % users.length] ?? "";
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await rate((index) => pool.query(STATEMENT, [userOf(index), crypto.randomUUID()])));
    product.push(
      await rate((index) => {
        const deduction = { action: "prompt_analysis", idempotencyKey: crypto.randomUUID() } as const;
        return deductCredits(services.request(CALLER, { userId: userOf(index), token: "" }), deduction);
      }),
    );
  }
  const ratio = median(product) / median(bare);
  return {
    id: "P6",
    name: `Debits on ${name}, ${AT_ONCE} at once`,
    product: median(product),
    limit: median(bare),
    unit: "/s",
    target: `≥ ${TARGET} ×`,
    isMet: ratio >= TARGET,
    spread: spreadOf(product),
  };
}

export async function measureDebits(): Promise<Measure[]> {
  const postgres = await startBenchPostgres();
  await migrate(postgres.url);
  const { services, context, close } = await buildQuietly(postgres.url, {
    ...benchEnv(),
    databasePool: AT_ONCE,
  });
  const pool = createPool({ url: postgres.url, poolSize: AT_ONCE });
  try {
    const people = Array.from({ length: 200 }, (_, index) => ({
      email: `person${index}@example.com`,
      name: "Maya",
      credits: PLENTY,
      attribution: "{}",
    }));
    const rows = await context.db.insertInto("users").values(people).returning("id").execute();
    const users = rows.map(({ id }) => id);
    return [
      await measure(services, pool, users.slice(0, 1), "one account"),
      await measure(services, pool, users, "200 accounts"),
    ];
  } finally {
    await pool.end();
    await close(0);
    await postgres.stop();
  }
}
