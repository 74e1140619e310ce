// @module-tag long
import { createTestDatabase, type TestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { filterGroups } from "../src/admin/companies/find-company-groups.ts";
import { readCompanyQuery } from "../src/company/company-query.ts";
import { sitesOf } from "../src/company/countries/read-countries.ts";
import { DIRECTORY_TIERS, searchDirectory } from "../src/company/search-directory.ts";

const COMPANIES = 60_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  // Names of one to three words of three syllables, spread like real ones: common beginnings and rare ones.
  await sql`
    create function word(n bigint, seed text) returns text language sql immutable as $$
      select string_agg(substr('bcdfghklmnprstvz', 1 + get_byte(h, i) % 16, 1) || substr('aeiou', 1 + get_byte(h, i + 4) % 5, 1), '')
      from (select decode(md5(n::text || seed), 'hex') as h) as hash, generate_series(0, 2) as i
    $$
  `.execute(database.db);
  await sql`
    insert into companies (domain, name, name_key, seen, source)
    select word(n, 'a') || n || '.com', initcap(name), name, (1000 / (1 + n % 5000))::integer, 'search'
    from generate_series(1, ${COMPANIES}) as n,
      lateral (select word(n, 'a') || case when n % 3 > 0 then ' ' || word(n, 'b') else '' end as name) as named
  `.execute(database.db);
  await sql`
    insert into company_groups (domain, group_id, country, evidence)
    select word(n, 'a') || n || '.com', word(n / 4 * 4 + 1, 'a') || (n / 4 * 4 + 1) || '.com', (array['DE', 'FR', 'GB', null])[1 + n % 4], '{hreflang}'
    from generate_series(1, ${COMPANIES}) as n
  `.execute(database.db);
  await sql`analyze companies, company_groups`.execute(database.db);
});
afterAll(() => database.drop());

async function plansOf(typed: string): Promise<string[]> {
  const query = readCompanyQuery(typed);
  if (!query) throw new Error("Too short");
  const plans: string[] = [];
  for (const build of DIRECTORY_TIERS) {
    const select = build({ query, withSandbox: false, limit: 10 }, ["found.com"]);
    if (!select) continue;
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${select}`.execute(database.db);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}

describe(`the directory of ${COMPANIES} companies`, () => {
  it.each([
    "ba",
    "bad",
    "badoga",
    "badoga kelu",
    "badoga123.com",
    "https://www.badoga123.com/x",
    "bdaoga",
    "zz",
  ])("is searched for %s by its indexes", async (typed) => {
    for (const plan of await plansOf(typed)) {
      expect(plan).toMatch(/companies_/);
      expect(plan).not.toMatch(/Seq Scan on companies/);
    }
  });

  it("finds the sites of ten companies for a country by the indexes of the groups", async () => {
    const domains = Array.from({ length: 10 }, (_, at) => `badoga${at}.com`);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${sitesOf("DE", domains)}`.execute(
      database.db,
    );
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/company_groups_/);
    expect(plan).not.toMatch(/Seq Scan on compan/);
  });

  it.each(["", "badoga"])("lists the groups of sites that begin with “%s” by an index", async (search) => {
    const page = filterGroups(database.db, { search, sortOrder: "asc" })
      .select("domain")
      .orderBy("domain")
      .limit(20);
    const plan = JSON.stringify(await page.explain());
    expect(plan).toMatch(/company_groups_/);
    expect(plan).not.toMatch(/Seq Scan on company_groups/);
  });

  it("answers a beginning that thousands share with the most seen of them", async () => {
    const settings = { modelsAreSandbox: false } as Parameters<typeof searchDirectory>[0]["settings"];
    const query = readCompanyQuery("ba");
    if (!query) throw new Error("Too short");
    const found = await searchDirectory({ db: database.db, settings }, query, 10);
    const { rows } = await sql<{ domain: string }>`
      select domain from companies where domain like 'ba%' order by seen desc, domain limit 10
    `.execute(database.db);
    expect(found.map(({ domain }) => domain)).toEqual(rows.map(({ domain }) => domain));
  });
});
