import { type CountrySite, MAX_FRONTS_A_WEEK, type SiteFront } from "@standings/domain";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../../test/index.ts";
import { noteReads } from "../../../test/made-sites.ts";
import { readSiteOnce } from "../../analyses/read-site-once.ts";
import { noteFront } from "./change-links.ts";
import { checkAlternates } from "./check-alternates.ts";

const WEEK_MS = 7 * 86_400_000;

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());
afterEach(async () => {
  for (const table of ["site_links", "site_looks", "company_groups", "site_readings"] as const)
    await services.db.deleteFrom(table).execute();
});

function front(domain: string, ...alternates: readonly (string | CountrySite)[]): SiteFront {
  const sites = alternates.map((site) => (typeof site === "string" ? { domain: site, country: null } : site));
  return { domain, leadsTo: null, alternates: sites };
}

const moved = (domain: string, leadsTo: string): SiteFront => ({ domain, leadsTo, alternates: [] });
const note = (of: SiteFront) => noteFront(services.context, of, { asks: false });

async function groups(): Promise<string[]> {
  const rows = await services.db.selectFrom("company_groups").selectAll().orderBy("domain").execute();
  return rows.map((row) => `${row.group_id}: ${row.domain} ${row.country} ${row.evidence.join("+")}`);
}

it("a redirect to the same name makes a group, to another name none", async () => {
  await note(moved("kora.de", "kora.com"));
  await note(moved("parked.de", "facebook.com"));
  expect(await groups()).toEqual(["kora.com: kora.com null redirect", "kora.com: kora.de DE redirect"]);
});

it("sites that name each other are a group, with the country that they say; a site that is not named back is in none", async () => {
  await note(front("kora.com", { domain: "kora.at", country: "DE" }, "velo.de", "away.fr"));
  expect(await groups()).toEqual([]);
  await note(front("kora.at", "kora.com"));
  await note(front("velo.de", "kora.com", "kora.at"));
  expect(await groups()).toEqual([
    "kora.at: kora.at DE hreflang",
    "kora.at: kora.com null hreflang",
    "kora.at: velo.de DE hreflang",
  ]);
});

it("evidence between two groups makes them one, and they are two again when a site says it no more", async () => {
  await note(moved("kora.de", "kora.com"));
  await note(moved("velo.de", "velo.com"));
  await note(front("velo.com", "kora.com"));
  const apart = await groups();
  await note(front("kora.com", "velo.com"));
  expect((await groups()).map((row) => row.split(" ")[0])).toEqual(
    Array.from({ length: 4 }, () => "kora.com:"),
  );
  await note(front("kora.com"));
  expect(await groups()).toEqual(apart);
});

it("many notes at once end in the groups that any order gives", async () => {
  const names = ["a", "b", "c", "d", "e", "f"].map((end) => `kora-${end}.com`);
  const rest = (of: string) => names.filter((name) => name !== of);
  await Promise.all(names.map((name) => note(front(name, ...rest(name)))));
  expect(await groups()).toEqual(names.map((name) => `kora-a.com: ${name} null hreflang`));
});

/** Sites that the jobs of a company read, of made front pages. */
function readBy(fronts: readonly SiteFront[]) {
  const { jobs } = noteReads(
    services,
    (note) => ({
      front: async (domain) => {
        note(domain);
        return fronts.find((one) => one.domain === domain) ?? null;
      },
    }),
    (request) => checkAlternates(request, { domain: "kora.com" }),
  );
  return jobs;
}

it("ten sites that a company names are read in a week, each once, and the others after it", async () => {
  const named = Array.from({ length: 14 }, (_, at) => `kora${String(at).padStart(2, "0")}.de`);
  await note(front("kora.com", ...named));
  const check = readBy(named.map((site) => front(site, "kora.com")));
  expect(await check()).toEqual(named.slice(0, MAX_FRONTS_A_WEEK));
  expect(await groups()).toHaveLength(MAX_FRONTS_A_WEEK + 1);
  expect(await check()).toEqual([]);
  await services.after(WEEK_MS + 1_000, async () => {
    const next = await check();
    expect(next).toEqual(expect.arrayContaining(named.slice(MAX_FRONTS_A_WEEK)));
    expect(new Set(next).size).toBe(MAX_FRONTS_A_WEEK);
  });
  expect(await groups()).toHaveLength(named.length + 1);
});

it("a site that cannot be read says nothing, what it said before stays, and it is not asked again", async () => {
  await note(front("kora.com", "kora.de", "kora.fr"));
  await note(front("kora.de", "kora.com"));
  const before = await groups();
  await services.after(WEEK_MS + 1_000, async () => {
    const check = readBy([]);
    expect(await check()).toEqual(["kora.de", "kora.fr"]);
    expect(await check()).toEqual([]);
  });
  expect(await groups()).toEqual(before);
});

it("the sandbox's sites are read as they are found, and read again they change nothing", async () => {
  const read = (domain: string) => readSiteOnce(services.context, domain, AbortSignal.timeout(30_000));
  for (const domain of ["shopify.com", "hubspot.com", "squarespace.com", "mailchimp.com", "wise.com"])
    await read(domain);
  await services.runJobs();
  const found = [
    "hubspot.com: hubspot.com null redirect",
    "hubspot.com: hubspot.de DE redirect",
    "shopify.co.uk: shopify.co.uk GB hreflang",
    "shopify.co.uk: shopify.com null hreflang",
    "shopify.co.uk: shopify.de DE hreflang",
    "shopify.co.uk: shopify.fr FR hreflang",
  ];
  expect(await groups()).toEqual(found);
  await services.after(WEEK_MS + 1_000, async () => {
    await read("shopify.com");
    await read("hubspot.de");
    await services.runJobs();
  });
  expect(await groups()).toEqual(found);
});
