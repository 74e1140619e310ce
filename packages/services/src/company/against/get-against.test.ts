import { asColumnId } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, listed, type SearchSeed } from "../../../test/searches.ts";
import { study } from "../../../test/studies.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { moderate } from "../../moderation/moderate.ts";
import { countQueued } from "../counts/count-searches.ts";
import { getAgainst } from "./get-against.ts";
import { getSaidOfBoth } from "./get-said-of-both.ts";

const PAIR = { domain: "kiln.com", against: "https://www.oven.com/pro" };
const saying = (domain: string, rank: number, rationale: string) => ({ ...listed(domain, rank), rationale });

let services: TestServices;
let maya: TestUser;
let ines: TestUser;
beforeAll(async () => {
  services = await startServices();
  [maya, ines] = [await addUser(services, { credits: 5 }), await addUser(services, { credits: 5 })];
  const ask = (seed: SearchSeed) => addSearch(services, maya, seed);
  await ask({
    prompt: "Pottery oven for schools",
    daysAgo: 3,
    lists: { [GPT]: ["oven.com"], [CLAUDE]: ["oven.com", "clay.com"] },
  });
  await ask({
    prompt: "Pottery oven for schools",
    lists: {
      [GPT]: [saying("kiln.com", 1, "Kiln fires evenly."), saying("oven.com", 2, "Oven is cheap.")],
    },
    cites: { [GPT]: ["clayweekly.org/schools", "kiln.com/fire"] },
  });
  await ask({
    prompt: "Pottery oven for homes",
    lists: { [GPT]: ["oven.com", "clay.com", "kiln.com"], [CLAUDE]: ["kiln.com"] },
    cites: { [GPT]: ["clayweekly.org/homes"], [CLAUDE]: ["clayweekly.org/homes", "mud.org/a"] },
  });
  await ask({
    prompt: "Oven for glass",
    lists: { [GPT]: ["oven.com"], [CLAUDE]: ["clay.com"] },
    cites: { [GPT]: ["glass.org/list"] },
  });
  await ask({ prompt: "Glazes", lists: { [GPT]: ["clay.com"] } });
  await addSearch(services, ines, {
    prompt: "Secret oven",
    isPrivate: true,
    lists: { [GPT]: [saying("kiln.com", 1, "A secret reason.")] },
  });
  await countQueued(services.context);
});
afterAll(() => services.close());

describe("a company against another", () => {
  it("counts every question that lists either, with the newest answer of each model, and says of how many", async () => {
    const found = await getAgainst(ines.request, PAIR);
    expect([found.company.domain, found.other.domain]).toEqual(["kiln.com", "oven.com"]);
    expect(found.questions.map(({ prompt, outcome }) => [prompt, outcome])).toEqual([
      ["Pottery oven for homes", "level"],
      ["Pottery oven for schools", "level"],
      ["Oven for glass", "absent"],
    ]);
    // Schools: GPT above, Claude (three days ago) absent; homes: GPT below, Claude alone; glass: GPT absent.
    expect(found).toMatchObject({
      answers: 5,
      neither: 1,
      counts: { above: 1, alone: 1, below: 1, absent: 2, level: 0 },
      byQuestion: { above: 0, alone: 0, below: 0, absent: 1, level: 2 },
      isPartial: false,
    });
    expect(found.models.map(({ modelId, answers }) => [modelId, answers])).toEqual([
      [GPT, 3],
      [CLAUDE, 2],
    ]);
  });

  it("is the mirror of the other against it", async () => {
    const [one, two] = [
      await getAgainst(ines.request, PAIR),
      await getAgainst(ines.request, { domain: "oven.com", against: "kiln.com" }),
    ];
    expect(two.counts).toEqual({
      above: one.counts.below,
      below: one.counts.above,
      alone: one.counts.absent,
      absent: one.counts.alone,
      level: one.counts.level,
    });
    expect(two.sources).toMatchObject({
      company: { total: one.sources.other.total },
      both: { total: one.sources.both.total },
      other: { total: one.sources.company.total },
    });
  });

  it("tells the pages behind each alone and behind both", async () => {
    const { sources } = await getAgainst(maya.request, PAIR);
    const pages = (of: keyof typeof sources) => sources[of].pages.map(({ url, answers }) => [url, answers]);
    expect(pages("company")).toEqual([["https://mud.org/a", 1]]);
    expect(pages("both")).toEqual([
      ["https://clayweekly.org/homes", 2],
      ["https://clayweekly.org/schools", 1],
      ["https://kiln.com/fire", 1],
    ]);
    expect(pages("other")).toEqual([["https://glass.org/list", 1]]);
  });

  it("refuses a company against itself, and what is no address", async () => {
    const refused = (against: string) => getAgainst(maya.request, { domain: "kiln.com", against });
    await expect(refused("www.kiln.com")).rejects.toMatchObject({ code: "SAME_COMPANY" });
    await expect(refused("no site")).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
  });
});

describe("what may not be read", () => {
  const questionsFor = async (request: TestUser["request"], withPrivate?: boolean) =>
    (await getAgainst(request, { ...PAIR, withPrivate })).questions.map(({ prompt }) => prompt);

  it("is another's private question: neither counted nor quoted, for a user or a guest", async () => {
    expect(await questionsFor(ines.request, true)).toContain("Secret oven");
    expect(await questionsFor(ines.request)).not.toContain("Secret oven");
    expect(await questionsFor(maya.request, true)).not.toContain("Secret oven");
    expect(await questionsFor(services.guest, true)).not.toContain("Secret oven");
    const own = await getAgainst(ines.request, { ...PAIR, withPrivate: true });
    const secret = own.questions.find(({ prompt }) => prompt === "Secret oven");
    const answers = secret?.places ?? [];
    const said = (request: TestUser["request"]) => getSaidOfBoth(request, { ...PAIR, answers });
    expect(await said(ines.request)).toMatchObject([{ isOwn: true, company: { text: "A secret reason." } }]);
    expect(await said(maya.request)).toEqual([]);
    expect(await said(services.guest)).toEqual([]);
  });

  it("is a company off public pages: nothing of it is seen in others' searches", async () => {
    await addSearch(services, maya, {
      prompt: "Raku oven",
      lists: { [GPT]: [saying("raku.com", 1, "Raku smokes."), "kiln.com"] },
    });
    await countQueued(services.context);
    const pair = { domain: "kiln.com", against: "raku.com" };
    const before = await getAgainst(ines.request, pair);
    const answers = before.questions.flatMap(({ places }) => places);
    expect(before.counts.below).toBe(1);
    await moderate((await addUser(services, { role: "admin" })).request, {
      measure: "take_down",
      subject: { kind: "company", domain: "raku.com" },
      reason: "Its owner asked",
    });
    const { questions } = await getAgainst(ines.request, pair);
    expect(questions.map(({ prompt }) => prompt)).toEqual(["Secret oven"]);
    const said = await getSaidOfBoth(ines.request, { ...pair, answers });
    expect(said.every(({ other }) => other === null)).toBe(true);
    expect((await getAgainst(maya.request, pair)).counts.below).toBe(1);
  });

  it("is a source from the sixth on for a guest and for somebody without credits", async () => {
    const many = ["ash", "elm", "oak", "fir", "yew", "larch", "aspen"];
    await addSearch(services, maya, {
      prompt: "Drying rack",
      lists: { [GPT]: ["rack.com"] },
      cites: { [GPT]: many.map((name) => `${name}review.org/racks`) },
    });
    await countQueued(services.context);
    const pair = { domain: "rack.com", against: "oven.com" };
    const broke = await addUser(services, { credits: 0 });
    for (const request of [services.guest, broke.request]) {
      const found = await getAgainst(request, pair);
      expect(found).toMatchObject({ wasCensored: true, sources: { company: { total: 7 } } });
      expect(JSON.stringify(found)).not.toMatch(/oakreview|yewreview/);
      expect(found.sources.company.pages.filter(({ censored }) => censored)).toHaveLength(2);
    }
    expect(await getAgainst(maya.request, pair)).toMatchObject({ wasCensored: false });
  });
});

it("quotes the reasons of both from the answers that name them, side by side", async () => {
  const { questions } = await getAgainst(services.guest, PAIR);
  const schools = questions.find(({ prompt }) => prompt === "Pottery oven for schools");
  const said = await getSaidOfBoth(services.guest, { ...PAIR, answers: schools?.places ?? [] });
  expect(said).toMatchObject([
    { modelId: CLAUDE, company: null, other: { rank: 1, text: "" } },
    {
      modelId: GPT,
      isOwn: false,
      company: { rank: 1, text: "Kiln fires evenly." },
      other: { rank: 2, text: "Oven is cheap." },
    },
  ]);
  const wrong = [{ searchId: crypto.randomUUID(), columnId: asColumnId(GPT) }];
  expect(await getSaidOfBoth(maya.request, { ...PAIR, answers: wrong })).toEqual([]);
});

it("tells the studies that list both, a private one to its owner alone", async () => {
  const { state } = await study(maya, { prompt: "Best CRM for startups", rounds: 3, isPrivate: true });
  const [first, second] = state.answers.find(({ results }) => results.length > 1)?.results ?? [];
  const pair = { domain: first?.domain ?? "", against: second?.domain ?? "" };
  const own = await getAgainst(maya.request, pair);
  expect(own.studies).toMatchObject([{ prompt: "Best CRM for startups", rounds: 3, isPrivate: true }]);
  expect((await getAgainst(ines.request, pair)).studies).toEqual([]);
  expect((await getAgainst(services.guest, pair)).studies).toEqual([]);
});
