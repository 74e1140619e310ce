import { allowancePeriod, mask } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, setCredits, type TestUser } from "../../test/users.ts";
import { getAgainst } from "./against/get-against.ts";
import { aggregateSources } from "./aggregate-sources.ts";
import { countQueued } from "./counts/count-searches.ts";
import { getCompany } from "./get-company.ts";
import { getCompetition } from "./get-competition.ts";
import { getSharedCompany } from "./get-shared-company.ts";

const COMPETITORS = ["ant.com", "bee.com", "cat.com", "dog.com", "elk.com", "fox.com", "gnu.com"];
/** The second and the seventh in the gap are competitors; the seventh competitor is hidden. */
const SITES = ["g2.com", "bee.com", "gnu.com", "reddit.com", "quora.com", "zdnet.com", "wired.com"];
const PAGES = [...SITES.map((site) => `${site}/best`), "g2.com/fox-crm"];

let services: TestServices;
let maya: TestUser;
let broke: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services, { credits: 5 });
  broke = await addUser(services, { credits: 0 });
  const near = { [GPT]: ["acme.com", ...COMPETITORS], [CLAUDE]: COMPETITORS };
  await addSearch(services, maya, { lists: near, cites: { [CLAUDE]: PAGES } });
  // The more often the earlier: places in lists are those of the names above.
  for (const [index, competitor] of COMPETITORS.entries())
    await addSearch(services, maya, {
      prompt: `Best ${index}`,
      lists: { [GPT]: ["acme.com", ...COMPETITORS.slice(0, index + 1)], [CLAUDE]: [competitor] },
      cites: { [CLAUDE]: SITES.slice(0, index + 1) },
    });
  await countQueued(services.context);
});
afterAll(() => services.close());

const shown = <Row extends { readonly censored?: boolean | undefined }>(rows: readonly Row[]) =>
  rows.map(({ censored = false }) => !censored);

it("shows somebody with credits everything", async () => {
  const { competitors, gap, gapTotal, wasCensored } = await getCompetition(maya.request, {
    domain: "acme.com",
  });
  expect(competitors.map(({ domain }) => domain)).toEqual(COMPETITORS);
  expect(gap.map(({ domain }) => domain)).toEqual(SITES);
  expect({ gapTotal, wasCensored }).toEqual({ gapTotal: SITES.length, wasCensored: false });
  expect(gap.filter(({ isCompetitors }) => isCompetitors).map(({ domain }) => domain)).toEqual([
    "bee.com",
    "gnu.com",
  ]);
});

it("hides competitors and domains from the sixth on from somebody without credits, whatever names them", async () => {
  const competition = await getCompetition(broke.request, { domain: "acme.com" });
  const { competitors, gap, wasCensored } = competition;
  expect(shown(competitors)).toEqual([true, true, true, true, true, false, false]);
  expect(shown(gap)).toEqual([true, true, false, true, true, false, false]);
  expect(wasCensored).toBe(true);
  expect(competitors.at(-1)).toMatchObject({ domain: mask("gnu.com"), name: mask("gnu.com") });
  const text = JSON.stringify(competition);
  for (const hidden of ["fox", "gnu", "zdnet", "wired"]) expect(text).not.toContain(hidden);
});

describe("peers", () => {
  const [domain, other] = ["mesa.com", "mesa0.com"];
  const peers = Array.from({ length: 7 }, (_, index) => `mesa${index}.com`);
  beforeAll(async () => {
    for (let index = 0; index < 4; index += 1)
      await addSearch(services, maya, { prompt: `Mesa ${index}`, lists: { [GPT]: [...peers, domain] } });
    await countQueued(services.context);
  });
  const namesOf = (found: readonly { readonly domain: string }[]) => found.map((peer) => peer.domain).sort();

  it("are named in full to somebody with credits", async () => {
    const { peers: named, totalPeers } = await getCompany(maya.request, { domain });
    expect({ named: namesOf(named), totalPeers }).toEqual({ named: peers, totalPeers: 7 });
    expect(namesOf((await getAgainst(maya.request, { domain, against: other })).peers)).toEqual(peers);
  });

  it("are no others than competition shows to somebody without credits, and to a guest", async () => {
    const { competitors } = await getCompetition(broke.request, { domain });
    const visible = namesOf(competitors.filter(({ censored }) => !censored));
    expect(visible).toEqual(peers.slice(0, 5));
    const company = await getCompany(broke.request, { domain });
    expect({ named: namesOf(company.peers), totalPeers: company.totalPeers }).toEqual({
      named: visible,
      totalPeers: 7,
    });
    const { overview } = await getSharedCompany(services.guest, { domain });
    expect(namesOf(overview.peers)).toEqual(visible);
    for (const request of [broke.request, services.guest])
      expect(namesOf((await getAgainst(request, { domain, against: other })).peers)).toEqual(visible);
  });
});

it("shows the pages behind a domain, without those that name somebody hidden", async () => {
  const pagesOf = async ({ request }: TestUser, site: string) => {
    const { gap } = await getCompetition(request, { domain: "acme.com" });
    return gap.find(({ domain }) => domain === site)?.pages.map(({ url, answers }) => [url, answers]);
  };
  const clean = [
    ["https://g2.com/page", 7],
    ["https://g2.com/best", 1],
  ];
  expect(await pagesOf(maya, "g2.com")).toEqual([...clean, ["https://g2.com/fox-crm", 1]]);
  expect(await pagesOf(broke, "g2.com")).toEqual(clean);
});

it("counts the answers that list a company and cite a source, and hides their names from the sixth on", async () => {
  for (const index of SITES.keys())
    await addSearch(services, maya, {
      prompt: `Best shop ${index}`,
      lists: { [GPT]: ["shop.com"], [CLAUDE]: ["ant.com"] },
      cites: { [GPT]: SITES.slice(0, index + 1), [CLAUDE]: ["elsewhere.com"] },
    });
  await countQueued(services.context);
  const { sources, total, wasCensored } = await aggregateSources(maya.request, {
    domain: "https://www.shop.com/a",
  });
  expect(sources.map(({ source, count }) => [source, count])).toEqual(
    SITES.map((site, index) => [site, 7 - index]),
  );
  expect({ total, wasCensored }).toEqual({ total: SITES.length, wasCensored: false });
  const censored = await aggregateSources(broke.request, { domain: "shop.com" });
  expect(censored).toMatchObject({ total: SITES.length, wasCensored: true });
  expect(censored.sources.map(({ source }) => source)).toEqual([
    ...SITES.slice(0, 5),
    ...SITES.slice(5).map((site) => mask(site)),
  ]);
});

it("censors nothing of a company with five sources, and of none an unknown one", async () => {
  await addSearch(services, maya, { lists: { [GPT]: ["few.com"] }, cited: SITES.slice(0, 5) });
  await countQueued(services.context);
  expect(await aggregateSources(broke.request, { domain: "few.com" })).toMatchObject({
    total: 5,
    wasCensored: false,
  });
  const unknown = { questions: 0, answers: 0, competitors: [], gap: [], wasCensored: false };
  expect(await getCompetition(broke.request, { domain: "unknown-company.com" })).toMatchObject({
    ...unknown,
    company: { domain: "unknown-company.com", share: 0, averageRank: null },
  });
  await expect(getCompetition(maya.request, { domain: "nonsense" })).rejects.toMatchObject({
    code: "INVALID_DOMAIN",
  });
});

it.each([
  ["credits for a search", { credits: 1 }, true],
  ["Business", { plan: "business" }, true],
  ["Pro within its month", { plan: "pro" }, true],
  ["a trial without credits", { plan: "free_trial" }, false],
] as const)("%s: sees everything is %s", async (_name, seed, isShown) => {
  const user = await addUser(services, seed);
  expect((await getCompetition(user.request, { domain: "acme.com" })).wasCensored).toBe(!isShown);
});

it("censors Pro over its month, whatever its balance", async () => {
  const user = await addUser(services, { plan: "pro" });
  await setCredits(services, user.userId, 3);
  const used = services.context.settings.proMonthlyAnalyses;
  const period = allowancePeriod("pro_analyses", new Date());
  await services.db
    .insertInto("allowances")
    .values({ user_id: user.userId, kind: "pro_analyses", period, used })
    .execute();
  expect((await getCompetition(user.request, { domain: "acme.com" })).wasCensored).toBe(true);
});
