import type { SiteEvidence } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, startServices, type TestServices } from "../../../test/index.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { moderate } from "../../moderation/moderate.ts";
import { CATALOGUE_GROUPS } from "../catalogue.ts";
import { findCompanyName } from "../company-names.ts";
import { countQueued } from "../counts/count-searches.ts";
import { getCompany } from "../get-company.ts";
import { getSharedCompany } from "../get-shared-company.ts";
import { seedCatalogue } from "../seed-catalogue.ts";
import { suggestCompanies } from "../suggest-companies.ts";
import { changeLinks } from "./change-links.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services);
  const lists = { [GPT]: ["loom.com", "loom.de", "yarn.com"], [CLAUDE]: ["yarn.com", "loom.com"] };
  await addSearch(services, maya, { prompt: "Best loom", lists, cited: ["ash.org"] });
  await countQueued(services.context);
  await services.runJobs();
});
afterAll(() => services.close());

function join(domain: string, others: readonly string[], evidence: SiteEvidence = "admin"): Promise<void> {
  return services.db.transaction().execute((tx) =>
    changeLinks(tx, async () => {
      const links = others.map((other) => ({ domain, other, evidence, country: null }));
      await tx.insertInto("site_links").values(links).execute();
      return [domain];
    }),
  );
}

it("a group adds links to a company's page, for its readers and for everybody, and changes no figure of it", async () => {
  const read = async () => ({
    own: await getCompany(maya.request, { domain: "loom.com" }),
    german: await getCompany(maya.request, { domain: "loom.de" }),
    shared: await getSharedCompany(services.guest, { domain: "loom.com" }),
  });
  const before = await read();
  expect(before.own.countries).toEqual([]);
  await join("loom.com", ["loom.de", "loom.fr", "loom.net"]);
  const after = await read();
  const countries = [
    { domain: "loom.de", country: "DE" },
    { domain: "loom.fr", country: "FR" },
    { domain: "loom.net", country: null },
  ];
  expect(after.own).toEqual({ ...before.own, countries });
  expect(after.shared).toEqual({ ...before.shared, overview: { ...before.shared.overview, countries } });
  expect(after.german).toEqual({
    ...before.german,
    countries: [countries[1], { domain: "loom.com", country: null }, countries[2]],
  });
});

it("a site that is off public pages is not named", async () => {
  const admin = await addUser(services, { role: "admin" });
  await join("weft.com", ["weft.de", "weft.fr"]);
  const subject = { kind: "company", domain: "weft.de" } as const;
  await moderate(admin.request, { measure: "take_down", subject, reason: "Its owner asked" });
  expect((await getSharedCompany(services.guest, { domain: "weft.com" })).overview.countries).toEqual([
    { domain: "weft.fr", country: "FR" },
  ]);
  const offered = await suggestCompanies(services.guest, { query: "weft.com", limit: 6, country: "DE" });
  expect(offered.map(({ domain }) => domain)).not.toContain("weft.de");
});

it("suggestions put a company's site for the country first, under its own name or the company's", async () => {
  const suggest = async (query: string, country?: string) =>
    (await suggestCompanies(services.guest, { query, limit: 6, country })).map(
      ({ name, domain }) => `${name} ${domain}`,
    );
  const names = { name: "Zwirn", name_key: "zwirn", source: "search" } as const;
  await services.db
    .insertInto("companies")
    .values([
      { ...names, domain: "zwirn.com", seen: 9 },
      { ...names, domain: "zwirnerei.com", name: "Zwirnerei", name_key: "zwirnerei", seen: 3 },
      { ...names, domain: "zwirn.at", name: "Zwirn Österreich", name_key: "zwirn osterreich", seen: 1 },
    ])
    .execute();
  await join("zwirn.com", ["zwirn.at", "zwirn.de"]);
  const plain = ["Zwirn zwirn.com", "Zwirnerei zwirnerei.com", "Zwirn Österreich zwirn.at"];
  expect(await suggest("zwirn")).toEqual(plain);
  expect(await suggest("zwirn", "FR")).toEqual(plain);
  expect(await suggest("zwirn", "DE")).toEqual(["Zwirn zwirn.de", ...plain]);
  expect(await suggest("zwirn", "AT")).toEqual([
    "Zwirn Österreich zwirn.at",
    "Zwirn zwirn.com",
    "Zwirnerei zwirnerei.com",
  ]);
  const one = await suggestCompanies(services.guest, { query: "zwirn", limit: 1, country: "DE" });
  expect(one).toEqual([{ name: "Zwirn", domain: "zwirn.de" }]);
});

it("a site that the directory does not know has the name of the company's best known site", async () => {
  const names = { name_key: "spule", source: "search" } as const;
  await services.db
    .insertInto("companies")
    .values([
      { ...names, domain: "spule.com", name: "Spule", seen: 9 },
      { ...names, domain: "spule.at", name: "Spule Wien", seen: 1 },
    ])
    .execute();
  await join("spule.com", ["spule.at", "spule.de"]);
  expect(await findCompanyName(services.context, "spule.de")).toBe("Spule");
  expect(await findCompanyName(services.context, "spule.at")).toBe("Spule Wien");
});

it("the catalogue's groups are made at the start, and started again nothing is written", async () => {
  const request = services.services.systemRequest();
  await seedCatalogue(request);
  const read = () =>
    services.db
      .selectFrom("company_groups")
      .selectAll()
      .where("domain", "in", CATALOGUE_GROUPS.flat())
      .select(sql<string>`ctid::text`.as("place"))
      .orderBy("domain")
      .execute();
  const made = await read();
  expect(made).toHaveLength(CATALOGUE_GROUPS.flat().length);
  expect(new Set(made.map(({ group_id }) => group_id)).size).toBe(CATALOGUE_GROUPS.length);
  expect(made.find(({ domain }) => domain === "amazon.co.uk")).toMatchObject({
    country: "GB",
    evidence: ["catalogue"],
  });
  await seedCatalogue(request);
  expect(await read()).toEqual(made);
  // What the catalogue no longer says is taken back.
  const gone = { domain: "amazon.com", other: "gone.com", evidence: "catalogue" as const, country: null };
  await services.db.insertInto("site_links").values(gone).execute();
  await seedCatalogue(request);
  expect(
    await services.db.selectFrom("site_links").selectAll().where("other", "=", "gone.com").execute(),
  ).toEqual([]);
  expect(await read()).toEqual(made);
});
