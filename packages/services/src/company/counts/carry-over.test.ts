import { readColumn } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, type SearchSeed } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { getCompany } from "../get-company.ts";
import { countQueued } from "./count-searches.ts";
import { findCountDrift } from "./find-count-drift.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
});
afterAll(() => services.close());

const PAIR = { [`${GPT}_prompt1`]: ["acme.com"], [`${GPT}_prompt2`]: ["bolt.com", "acme.com"] };
const SEEDS: readonly SearchSeed[] = [
  { cited: ["g2.com", "reddit.com"], daysAgo: 40 },
  { lists: { [GPT]: ["acme.com", "bolt.com", "acme.com"], [CLAUDE]: [] }, isPrivate: true },
  { kind: "comparison", prompt2: "Best ERP", lists: PAIR, cited: ["g2.com"] },
  { kind: "expert" },
];

const keptOf = async (id: string) => ({
  mentions: (
    await sql`select prompt_no, domain, company_name, aggregated_rank, ranks, is_public, question_key
    from company_mentions where search_id = ${id} order by 1, 2`.execute(services.db)
  ).rows,
  sources: (
    await sql`select source, columns from search_sources cross join lateral unnest(domains, cited_by)
    as cited (source, columns) where search_id = ${id} order by 1`.execute(services.db)
  ).rows,
});

/** Puts what is kept of a search into the tables of the release before alone, as that release saved it. */
async function saveAsBefore(id: string): Promise<void> {
  const { db } = services;
  const search = await db.selectFrom("searches").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const { user_id, is_private, is_sandbox, created_at, kind } = search;
  const placeOf = (domain: string) => search.results?.find((entry) => entry.domain === domain)?.rank ?? null;
  for (const table of ["company_mentions", "search_sources", "uncounted_searches"] as const)
    await db.deleteFrom(table).where("search_id", "=", id).execute();
  for (const { columnId, results, citations } of search.model_results ?? []) {
    const { modelId: model_id, promptNo: prompt_no } = readColumn(columnId);
    const row = { search_id: id, model_id, prompt_no, created_at };
    const owner = { user_id, is_private, is_sandbox };
    for (const { rank, domain, name: company_name } of kind === "expert" ? [] : results) {
      const aggregated_rank = kind === "comparison" ? rank : placeOf(domain);
      await db
        .insertInto("mentions")
        .values({ ...row, ...owner, rank, domain, company_name, aggregated_rank })
        .execute();
    }
    for (const [index, citation] of citations.entries())
      await db
        .insertInto("citations")
        .values({ ...row, ...citation, position: index + 1 })
        .execute();
  }
}

it.each(SEEDS)("keeps of a search of the release before what this one would: %o", async (seed) => {
  const id = await addSearch(services, maya, seed);
  const saved = await keptOf(id);
  await saveAsBefore(id);
  const queued = services.db.selectFrom("uncounted_searches").selectAll().where("search_id", "=", id);
  // The release before tells nobody: its rows queue themselves. The migration queues what was there.
  if (seed.kind !== "expert") expect(await queued.execute()).toHaveLength(1);
  else
    await sql`insert into uncounted_searches select id, created_at from searches where id = ${id}`.execute(
      services.db,
    );
  await countQueued(services.context);
  expect(await keptOf(id)).toEqual(saved);
  expect(await findCountDrift(services.services.systemRequest())).toEqual([]);
});

it("follows what the release before changes and deletes while both run", async () => {
  const { db } = services;
  const ben = await addUser(services);
  const mentionsOf = async ({ request }: TestUser) =>
    (await getCompany(request, { domain: "old.com" })).figures.totalMentions;
  const id = await addSearch(services, maya, { lists: { [GPT]: ["old.com"] } });
  await saveAsBefore(id);
  await countQueued(services.context);
  expect([await mentionsOf(maya), await mentionsOf(ben)]).toEqual([1, 1]);
  await db.updateTable("searches").set({ is_private: true }).where("id", "=", id).execute();
  await db.updateTable("mentions").set({ is_private: true }).where("search_id", "=", id).execute();
  await countQueued(services.context);
  expect([await mentionsOf(maya), await mentionsOf(ben)]).toEqual([1, 0]);
  await db.deleteFrom("mentions").where("search_id", "=", id).execute();
  await db.deleteFrom("searches").where("id", "=", id).execute();
  await countQueued(services.context);
  expect([await mentionsOf(maya), await mentionsOf(ben)]).toEqual([0, 0]);
  expect((await keptOf(id)).mentions).toEqual([]);
});
