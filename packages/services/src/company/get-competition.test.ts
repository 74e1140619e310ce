import { allowancePeriod, mask } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, setCredits, type TestUser } from "../../test/users.ts";
import { aggregateSources } from "./aggregate-sources.ts";
import { countQueued } from "./counts/count-searches.ts";
import { getCompetition } from "./get-competition.ts";
import { getGapDetail } from "./get-gap-detail.ts";

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
  const { competitors, gap, gapTotal, wasCensored } = await getCompetition(maya.request, "acme.com");
  expect(competitors.map(({ domain }) => domain)).toEqual(COMPETITORS);
  expect(gap.map(({ domain }) => domain)).toEqual(SITES);
  expect({ gapTotal, wasCensored }).toEqual({ gapTotal: SITES.length, wasCensored: false });
  expect(gap.filter(({ isCompetitors }) => isCompetitors).map(({ domain }) => domain)).toEqual([
    "bee.com",
    "gnu.com",
  ]);
});

it("hides competitors and domains from the sixth on from somebody without credits, whatever names them", async () => {
  const competition = await getCompetition(broke.request, "acme.com");
  const { competitors, gap, wasCensored } = competition;
  expect(shown(competitors)).toEqual([true, true, true, true, true, false, false]);
  expect(shown(gap)).toEqual([true, true, false, true, true, false, false]);
  expect(wasCensored).toBe(true);
  expect(competitors.at(-1)).toMatchObject({ domain: mask("gnu.com"), name: mask("gnu.com") });
  const text = JSON.stringify(competition);
  for (const hidden of ["fox", "gnu", "zdnet", "wired"]) expect(text).not.toContain(hidden);
});

it("opens a domain of the gap that is shown, and says of others what it says of one that is not there", async () => {
  const detailOf = ({ request }: TestUser, source: string) =>
    getGapDetail(request, { domain: "acme.com", source });
  const { pages, prompts } = await detailOf(broke, "g2.com");
  expect(pages).toEqual([
    { url: "https://g2.com/page", title: null, answers: 7 },
    { url: "https://g2.com/best", title: "best", answers: 1 },
  ]);
  expect(prompts).toHaveLength(8);
  expect(JSON.stringify(prompts)).not.toMatch(/fox|gnu/);
  for (const source of ["wired.com", "gnu.com", "nowhere.com"])
    expect(await detailOf(broke, source)).toEqual({ domain: source, pages: [], prompts: [] });
  expect((await detailOf(maya, "wired.com")).pages).toHaveLength(2);
  expect((await detailOf(maya, "g2.com")).pages.map(({ url }) => url)).toContain("https://g2.com/fox-crm");
  expect((await detailOf(maya, "wired.com")).prompts[0]?.competitors[0]?.domain).toBe("gnu.com");
});

it("counts the sources of a company, and hides their names from the sixth on", async () => {
  const { sources, total, wasCensored } = await aggregateSources(maya.request, "https://www.acme.com/about");
  expect(sources.map(({ source, count }) => [source, count])).toEqual(
    SITES.map((site, index) => [site, 8 - index]),
  );
  expect({ total, wasCensored }).toEqual({ total: SITES.length, wasCensored: false });
  const censored = await aggregateSources(broke.request, "acme.com");
  expect(censored).toMatchObject({ total: SITES.length, wasCensored: true });
  expect(censored.sources.map(({ source }) => source)).toEqual([
    ...SITES.slice(0, 5),
    ...SITES.slice(5).map((site) => mask(site)),
  ]);
});

it("censors nothing of a company with five sources, and of none an unknown one", async () => {
  await addSearch(services, maya, { lists: { [GPT]: ["few.com"] }, cited: SITES.slice(0, 5) });
  await countQueued(services.context);
  expect(await aggregateSources(broke.request, "few.com")).toMatchObject({ total: 5, wasCensored: false });
  const unknown = { searches: 0, answers: 0, competitors: [], gap: [], wasCensored: false };
  expect(await getCompetition(broke.request, "unknown-company.com")).toMatchObject({
    ...unknown,
    company: { domain: "unknown-company.com", share: 0, averageRank: null },
  });
  await expect(getCompetition(maya.request, "nonsense")).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
  await expect(getGapDetail(maya.request, { domain: "acme.com", source: "x" })).rejects.toMatchObject({
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
  expect((await getCompetition(user.request, "acme.com")).wasCensored).toBe(!isShown);
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
  expect((await getCompetition(user.request, "acme.com")).wasCensored).toBe(true);
});
