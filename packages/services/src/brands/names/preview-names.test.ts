import { newName, type SiteReading, type StatedName } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL, addBrand, visit } from "../../../test/brands.ts";
import { FIVE } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { noteFront } from "../../company/countries/change-links.ts";
import { openServices } from "../../request.ts";
import { getBrandOverview } from "../overview/get-overview.ts";
import { getBrandNames } from "./get-names.ts";
import { previewNames } from "./preview-names.ts";
import { readSiteNames } from "./read-site-names.ts";
import { saveNames } from "./save-names.ts";
import { suggestNames } from "./suggest-names.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

/** A brand that nobody lists, and who is listed in its place. */
async function visited() {
  const maya = await addUser(services, { credits: 40 });
  const brandId = await addBrand(maya, {
    name: "Quiet Desk",
    domain: "quiet-desk.com",
    aliases: [],
    models: FIVE,
  });
  await visit(services, maya, brandId);
  const { rows } = await sql<{ name: string; domain: string }>`
    select entry ->> 'name' as name, entry ->> 'domain' as domain from visit_prompts
      cross join json_array_elements(standing) as entry
    where brand_id = ${brandId} and entry ->> 'domain' not in ('', 'salesforce.com', 'pipedrive.com') limit 1
  `.execute(services.db);
  const [other = { name: "", domain: "" }] = rows;
  const names = await getBrandNames(maya.request, { brandId });
  const with_ = (sites: readonly string[], called: readonly string[] = []) =>
    names.companies.map((company) =>
      company.key === ""
        ? {
            ...company,
            sites: [...company.sites, ...sites],
            names: [...company.names, ...called.map((text) => newName(text))],
          }
        : { ...company },
    );
  return { maya, brandId, other, with_ };
}

it("a preview tells what the figures will say, with the words that make the difference, and saves nothing", async () => {
  const { maya, brandId, other, with_ } = await visited();
  const same = await previewNames(maya.request, { market: null, brandId, companies: with_([]) });
  const { answers } = await getBrandOverview(maya.request, { brandId, ...ALL });
  expect(same).toMatchObject({ before: 0, after: 0, of: answers, changes: 0, changed: [] });
  expect(same.companies[0]).toEqual({ key: "", before: 0, after: 0 });
  const companies = with_([other.domain]);
  const preview = await previewNames(maya.request, { market: null, brandId, companies });
  expect(preview.companies.slice(1)).toEqual(same.companies.slice(1));
  expect(preview.changed.length).toBeLessThanOrEqual(10);
  for (const change of preview.changed) {
    expect(change).toMatchObject({ was: null, is: "", company: { domain: other.domain } });
    expect(change.passage?.named.toLowerCase()).toBe(change.company.name.toLowerCase());
  }
  expect((await getBrandNames(maya.request, { brandId })).version).toBe(1);
  await saveNames(maya.request, { brandId, companies, baseVersion: 1 });
  await services.runJobs();
  const { companies: shown } = await getBrandOverview(maya.request, { brandId, ...ALL });
  expect(preview.companies[0]).toEqual({ key: "", before: preview.before, after: preview.after });
  expect(shown[0]?.listed.value).toBeCloseTo(preview.after / preview.of, 12);
});

it("suggests the unknown site of a name, with the answers in which it stands", async () => {
  const { maya, brandId, other, with_ } = await visited();
  const companies = with_([], [other.name]);
  await saveNames(maya.request, { brandId, companies, baseVersion: 1 });
  const suggested = await suggestNames(maya.request, { market: null, brandId });
  const site = suggested.find(({ text }) => text === other.domain);
  expect(site).toMatchObject({ key: "", type: "site" });
  const added = companies.map((company) =>
    company.key === "" ? { ...company, sites: [...company.sites, other.domain] } : company,
  );
  const preview = await previewNames(maya.request, { market: null, brandId, companies: added });
  expect(site?.answers).toBe(preview.after - preview.before);
});

it("suggests a longer name that no company has, and other spellings of a site", async () => {
  const { maya, brandId, other, with_ } = await visited();
  await sql`insert into companies (domain, name, name_key, source) values ('quiet-desk.com', 'Quiet', 'quiet', 'search')
    on conflict do nothing`.execute(services.db);
  await sql`insert into company_spellings (domain, name, name_key, seen)
    values ('quiet-desk.com', 'QuietDesk Suite', 'quietdesk suite', 9)`.execute(services.db);
  const spelled = { key: "", type: "name", text: "QuietDesk Suite", answers: 0, toldBy: null };
  expect(await suggestNames(maya.request, { market: null, brandId })).toContainEqual(spelled);
  await saveNames(maya.request, { brandId, companies: with_([], [other.name.slice(0, 4)]), baseVersion: 1 });
  expect(await suggestNames(maya.request, { market: null, brandId })).not.toContainEqual(
    expect.objectContaining({ type: "name", text: other.name }),
  );
});

it("suggests the brand's sites for other countries with what holds them, until a company has them", async () => {
  const { maya, brandId } = await visited();
  const note = (domain: string, leadsTo: string | null, ...alternates: readonly string[]) =>
    noteFront(
      services.context,
      { domain, leadsTo, alternates: alternates.map((site) => ({ domain: site, country: null })) },
      { asks: false },
    );
  await note("quiet-desk.de", "quiet-desk.com");
  await note("quiet-desk.com", null, "ruhetisch.at");
  await note("ruhetisch.at", null, "quiet-desk.com");
  const told = async () =>
    (await suggestNames(maya.request, { market: null, brandId })).flatMap(({ key, text, toldBy }) =>
      toldBy ? [{ key, text, toldBy }] : [],
    );
  const german = {
    key: "",
    text: "quiet-desk.de",
    toldBy: { domain: "quiet-desk.com", field: "leads_here" },
  };
  const austrian = { key: "", text: "ruhetisch.at", toldBy: { domain: "quiet-desk.com", field: "hreflang" } };
  expect(await told()).toEqual([german, austrian]);
  const { version, companies } = await getBrandNames(maya.request, { brandId });
  const wanted = companies.map((company) =>
    company.key === "" ? { ...company, sites: [...company.sites, "quiet-desk.de"] } : company,
  );
  await saveNames(maya.request, { brandId, companies: wanted, baseVersion: version });
  expect(await told()).toEqual([austrian]);
  for (const table of ["site_links", "company_groups"] as const)
    await services.db.deleteFrom(table).execute();
});

it("suggests what the brand's site calls itself once it was read, until a company has it; nothing is added", async () => {
  const { maya, brandId } = await visited();
  const stated = (field: StatedName["field"], text: string): StatedName => ({ field, text, url: null });
  const names = [
    stated("legalName", "Quiet Desk Holding Ltd"),
    stated("alternateName", "Quiet Desk"),
    stated("sameAs", "https://quiet-desk.de/"),
    stated("sameAs", "https://x.com/quietdesk"),
    stated("sameAs", "https://salesforce.com/"),
  ];
  const read = async (domain: string) =>
    ({
      ...{ domain, readAt: new Date().toISOString(), tookMs: 1, unread: null, robots: null },
      ...{ llmsTxt: [], sitemap: null },
      pages: [{ path: "/", kind: "home", state: "read", content: { names, alternateSites: [] } }],
    }) as unknown as SiteReading;
  const siteReader = { ...services.context.siteReader, read };
  const caller = { address: "192.0.2.1", userAgent: null };
  const reader = openServices({ ...services.context, siteReader }).request(caller, maya.viewer);
  const told = async () =>
    (await suggestNames(maya.request, { market: null, brandId })).filter(({ toldBy }) => toldBy !== null);
  expect(await told()).toEqual([]);
  expect(await readSiteNames(reader, { brandId })).toEqual({ unread: null });
  const by = (field: string) => ({ key: "", answers: 0, toldBy: { domain: "quiet-desk.com", field } });
  const legal = { ...by("legalName"), type: "name", text: "Quiet Desk Holding Ltd" };
  expect(await told()).toEqual([legal, { ...by("sameAs"), type: "site", text: "quiet-desk.de" }]);
  const { version, companies } = await getBrandNames(maya.request, { brandId });
  expect(version).toBe(1);
  const wanted = companies.map((company) =>
    company.key === "" ? { ...company, sites: [...company.sites, "quiet-desk.de"] } : company,
  );
  await saveNames(maya.request, { brandId, companies: wanted, baseVersion: version });
  expect(await told()).toEqual([legal]);
});
