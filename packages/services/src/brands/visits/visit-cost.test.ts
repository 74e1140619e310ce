import { holdModels } from "@standings/testing";
import { type CompiledQuery, DefaultQueryExecutor, PostgresDriver } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { addBrand, HUBSPOT, visit } from "../../../test/brands.ts";
import { FIVE } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ claims: { upstreamId: FIVE[2], deadlineMs: 30_000 } });
});
afterAll(() => services.close());
afterEach(() => vi.restoreAllMocks());

/** What the clock sends, and the test itself. */
const BESIDE = [
  /^update "runs" set "lease_/u,
  /^select "id" from "(?:runs|brand_visits)" where "(?:status|state)" = \$1(?: and "funding" = \$2)?$/u,
  /uncounted_searches|graphile_worker\.jobs where/u,
];

/** Counts statements by their text, and transactions of several, while a brand is visited; of those that are there for each answer also the answers. */
async function countVisit(wishes: Parameters<typeof addBrand>[1] = {}) {
  const maya = await addUser(services, { credits: 1_000 });
  const brandId = await addBrand(maya, wishes);
  // What a process learns once.
  await visit(services, maya, brandId);
  const sent: string[] = [];
  let transactions = 0;
  const executor = Object.getPrototypeOf(DefaultQueryExecutor.prototype);
  const { executeQuery } = executor;
  vi.spyOn(executor, "executeQuery").mockImplementation(function (this: unknown, query, ...rest) {
    const { sql } = query as CompiledQuery;
    if (!BESIDE.some((one) => one.test(sql))) sent.push(sql);
    return Reflect.apply(executeQuery, this, [query, ...rest]);
  });
  const { beginTransaction } = PostgresDriver.prototype;
  vi.spyOn(PostgresDriver.prototype, "beginTransaction").mockImplementation(function (
    this: PostgresDriver,
    ...given
  ) {
    transactions += 1;
    return Reflect.apply(beginTransaction, this, given);
  });
  const visitId = await visit(services, maya, brandId);
  await services.runJobs();
  const times = (text: RegExp) => sent.filter((sql) => text.test(sql)).length;
  return { sent, transactions, times, visitId };
}

it("a visit of two questions to one model in two rounds sends fewer than 100 statements in ten transactions", async () => {
  const { sent, transactions, times } = await countVisit();
  console.log(sent.length, transactions);
  expect(sent.length).toBeLessThan(100);
  expect(transactions).toBeLessThanOrEqual(10);
  // Who executes a study knows what it has appended.
  expect(times(/^select "run_packs"\."content", "run_events"/u)).toBe(2 * HUBSPOT.prompts.length);
});

it("more answers of a visit make few statements more, and are read under few locks of their brand", async () => {
  const { sent, transactions, times, visitId } = await countVisit({ models: [...FIVE] as never, rounds: 3 });
  const { read } = await services.db
    .selectFrom("claim_readings")
    .select(({ fn }) => fn.countAll<number>().as("read"))
    .where("visit_id", "=", visitId)
    .executeTakeFirstOrThrow();
  console.log(sent.length, transactions, read, times(/^select "id", "facts_version" from "brands"/u));
  expect(Number(read)).toBeGreaterThan(20);
  void holdModels;
});
