import { asModelId } from "@standings/domain";
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

/** The lock of a brand by what its answers say. */
const LOCKS = /^select "id", "facts_version" from "brands"/u;

/** The statements of a brand's second visit with all its jobs, and how many transactions of several there are. */
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

it("a visit of four answers sends 125 statements at most, in 12 transactions", async () => {
  const { sent, transactions, times } = await countVisit();
  // 98 and 7 where the answers are read together.
  expect(sent.length).toBeLessThanOrEqual(125);
  expect(transactions).toBeLessThanOrEqual(12);
  // Whoever executes a study knows what it has appended: its log is read when it is added up, and when its answers are read.
  expect(times(/^select "run_packs"\."content", "run_events"/u)).toBe(2 * HUBSPOT.prompts.length);
});

it("seven times as many answers need few statements more, and share the locks of their brand", async () => {
  const { sent, times, visitId } = await countVisit({ models: FIVE.map(asModelId), rounds: 3 });
  const { length: read } = await services.db
    .selectFrom("claim_readings")
    .select("column_id")
    .where("visit_id", "=", visitId)
    .execute();
  expect(read).toBeGreaterThan(20);
  // 105 where all answers come at once; on a busy machine they come one after the other.
  expect(sent.length).toBeLessThan(250);
  expect(times(LOCKS)).toBeLessThan(read / 2);
});
