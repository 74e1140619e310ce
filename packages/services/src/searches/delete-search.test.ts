import { inTransaction } from "@standings/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, GPT, search } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import { learnFrom } from "../company/learn-companies.ts";
import { deleteSearch } from "./delete-search.ts";
import { getSearch } from "./get-search.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services, { credits: 5 });
});
afterAll(() => services.close());

const TABLES = [
  ["searches", "id"],
  ["runs", "id"],
  ["run_events", "run_id"],
  ["model_answers", "run_id"],
  ["company_mentions", "search_id"],
  ["search_sources", "search_id"],
] as const;

/** How many rows there are of a search, by table. */
async function rowsOf(id: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [table, column] of TABLES) {
    const { count } = await services.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as("count"))
      .where(services.db.dynamic.ref<"id">(column), "=", id)
      .executeTakeFirstOrThrow();
    counts[table] = Number(count);
  }
  return counts;
}

it("deletes a search with everything derived from it; what it cost stays in the ledger", async () => {
  const [{ searchId }, other] = [await search(maya), await search(maya, { prompt: "Best ERP" })];
  const kept = await rowsOf(other.searchId);
  for (const count of Object.values(await rowsOf(searchId))) expect(count).toBeGreaterThan(0);
  await deleteSearch(maya.request, searchId);
  expect(await rowsOf(searchId)).toEqual(Object.fromEntries(TABLES.map(([table]) => [table, 0])));
  expect(await rowsOf(other.searchId)).toEqual(kept);
  expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1", "search -1"]);
  for (const verb of [getSearch, deleteSearch]) {
    await expect(verb(maya.request, searchId)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
  }
});

it("finds the rows of a month that has passed", async () => {
  const id = await addSearch(services, maya, { daysAgo: 70, cited: ["g2.com"] });
  expect(await rowsOf(id)).toMatchObject({ company_mentions: 3, search_sources: 1 });
  await deleteSearch(maya.request, id);
  expect(await rowsOf(id)).toMatchObject({ company_mentions: 0, search_sources: 0 });
});

it("takes back what the directory learns at the same moment", async () => {
  const id = await addSearch(services, maya, { lists: { [GPT]: ["racing.com"] } });
  let deleted: Promise<void> | undefined;
  await inTransaction(services.db, async (tx) => {
    await tx.selectFrom("searches").select("id").where("id", "=", id).forUpdate().execute();
    await learnFrom(tx, [id]);
    deleted = deleteSearch(maya.request, id);
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(services.db)).rows.length).toBe(1);
  });
  await deleted;
  const known = services.db.selectFrom("companies").select("domain").where("domain", "=", "racing.com");
  expect(await known.execute()).toEqual([]);
});

it("deletes nobody else's, and nothing that is not there", async () => {
  const id = await addSearch(services, maya);
  const eve = await addUser(services, { role: "admin" });
  for (const unknown of [id, "nonsense", "\u0000", crypto.randomUUID()]) {
    await expect(deleteSearch(eve.request, unknown)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
  }
  await expect(deleteSearch(services.guest, id)).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  expect((await getSearch(maya.request, id)).id).toBe(id);
});
