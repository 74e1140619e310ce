import { IDENTITY_VERSION } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand, visit } from "../../test/brands.ts";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { findCountDrift } from "../company/counts/find-count-drift.ts";
import { learnFrom } from "../company/learn-companies.ts";
import { recountIdentity } from "./recount-identity.ts";

const ASCII = new URL("http://köln-käse.de").hostname;

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ proMonthlyAnalyses: 10 });
});
afterAll(() => services.close());

/** Everything that the rules of identity count, but the times at which it was written. */
async function counted() {
  const { db } = services;
  const rows = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows;
  return {
    mentions: await rows(
      sql`select search_id, domain, aggregated_rank, ranks from company_mentions order by 1, 2`,
    ),
    sources:
      await rows(sql`select search_id, answered, domains, cited_by, pages, pages_cited_by, identity_version
      from search_sources order by 1`),
    results: await rows(sql`select id, top, results, model_results from searches order by 1`),
    searches: await rows(sql`select search_id, answered, identity_version from counted_searches order by 1`),
    companies: await rows(
      sql`select domain, name, name_key, seen, source, identity_version from companies order by 1`,
    ),
    spellings: await rows(sql`select * from company_spellings order by 1, 2`),
    visits: await rows(sql`select id, identity_version from brand_visits order by 1`),
    figures: await rows(sql`select * from visit_figures order by visit_id, prompt_id, company`),
    totals: await rows(sql`select * from visit_totals order by visit_id, company`),
    domains: await rows(sql`select visit_id, domain, answers, lists, pages from visit_domains order by 1, 2`),
  };
}

it("counts anew what older rules counted, and leaves what today's rules counted", async () => {
  const { db } = services;
  const maya = await addUser(services, { credits: 10 });
  const spelled = { rank: 1, name: "Köln Käse", domain: "köln-käse.de" };
  await addSearch(services, maya, {
    lists: { [GPT]: [spelled, "bolt.com"], [CLAUDE]: ["bolt.com"] },
    cites: { [GPT]: ["köln-käse.de/preise"] },
    isSandbox: false,
  });
  await addSearch(services, maya, { isSandbox: false, isPrivate: true });
  const ids = (await db.selectFrom("searches").select("id").execute()).map(({ id }) => id);
  await learnFrom(db, ids);
  await visit(services, maya, await addBrand(maya));
  await services.runJobs();
  const system = services.services.systemRequest();
  await recountIdentity(system);
  const fresh = await counted();
  expect(fresh.mentions.length).toBeGreaterThan(0);
  expect(fresh.figures.length).toBeGreaterThan(0);

  // What another version of the rules would have written.
  const [now, then] = ["köln-käse.de", ASCII].map((domain) => `"domain":"${domain}"`);
  const written = (column: string) => sql`replace(${sql.ref(column)}::text, ${now}, ${then})::json`;
  await sql`update searches set results = ${written("results")}, top = ${written("top")},
    model_results = ${written("model_results")}`.execute(db);
  await sql`update company_mentions set domain = ${ASCII} where domain = 'köln-käse.de'`.execute(db);
  await sql`update search_sources set domains = '{wrong.com}', identity_version = 0`.execute(db);
  await sql`update counted_searches set identity_version = 0`.execute(db);
  await sql`update companies set name_key = 'old', seen = 99, identity_version = 0`.execute(db);
  await sql`update company_spellings set name_key = 'old', seen = seen + 5`.execute(db);
  await sql`update brand_visits set identity_version = 0`.execute(db);
  await sql`update visit_figures set listed = array_fill(0, array[cardinality(listed)])`.execute(db);
  await sql`delete from visit_totals`.execute(db);

  await recountIdentity(system);
  expect(await counted()).toEqual(fresh);
  expect(await findCountDrift(system)).toEqual([]);
  await recountIdentity(system);
  expect(await counted()).toEqual(fresh);
  expect(fresh.sources).toEqual(
    expect.arrayContaining([expect.objectContaining({ identity_version: IDENTITY_VERSION })]),
  );
});
