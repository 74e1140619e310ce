import { TRENDING_RULE } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { countQueued } from "../company/counts/count-searches.ts";
import { deleteSearch } from "../searches/delete-search.ts";
import { setSearchPrivacy } from "../searches/set-search-privacy.ts";
import { listTrending, type TrendingFilter } from "./list-trending.ts";

let services: TestServices;
let maya: TestUser;
let ben: TestUser;
let people: readonly TestUser[];
beforeAll(async () => {
  services = await startServices({ modelsAreSandbox: false });
  people = await Promise.all(Array.from({ length: 4 }, () => addUser(services)));
  [maya, ben] = people as [TestUser, TestUser];
});
beforeEach(async () => {
  await services.db.deleteFrom("searches").execute();
  await services.db.deleteFrom("asked_questions").execute();
});
afterAll(() => services.close());

const save = (seed: SearchSeed, user = maya) => addSearch(services, user, { isSandbox: false, ...seed });
/** The same question, asked by the first so many people; gives the ids, the newest search last. */
const saveBy = async (count: number, seed: SearchSeed) => {
  const ids: string[] = [];
  for (const user of people.slice(0, count)) ids.push(await save(seed, user));
  return ids;
};
const list = async (filter: Partial<TrendingFilter> = {}) => {
  await countQueued(services.context);
  return (await listTrending(services.guest, { sector: "Technology", limit: 50, ...filter })).searches;
};
const promptsOf = async (filter?: Partial<TrendingFilter>) =>
  (await list(filter)).map(({ prompt }) => prompt);

describe("people", () => {
  it("one account that asks however often does not trend, nor do accounts of today", async () => {
    for (let nth = 0; nth < 5; nth += 1) await save({ prompt: "Call 0900 for your refund" });
    const fresh = [await addUser(services, { daysOld: 0 }), await addUser(services, { daysOld: 0 })];
    for (const user of fresh) await save({ prompt: "Call 0900 for your refund" }, user);
    expect(await list()).toEqual([]);
    await save({ prompt: "call 0900 for your refund" }, ben);
    expect(await list()).toMatchObject([{ peopleAsking: 2 }]);
  });

  it("are counted up to a number, and somebody who asks often counts once", async () => {
    const many = await Promise.all(
      Array.from({ length: TRENDING_RULE.peopleCounted + 3 }, () => addUser(services)),
    );
    for (const user of many) await save({ prompt: "Crowd" }, user);
    for (let nth = 0; nth < 4; nth += 1) await saveBy(2, { prompt: "Pair" });
    expect(await list()).toMatchObject([
      { prompt: "Crowd", peopleAsking: TRENDING_RULE.peopleCounted },
      { prompt: "Pair", peopleAsking: 2 },
    ]);
  });

  it("are found again once the second one shares a search that was private", async () => {
    await save({ prompt: "Asked" });
    const id = await save({ prompt: "Asked", isPrivate: true }, ben);
    expect(await list()).toEqual([]);
    await setSearchPrivacy(ben.request, { id, isPrivate: false });
    expect(await list()).toMatchObject([{ peopleAsking: 2 }]);
    await setSearchPrivacy(ben.request, { id, isPrivate: true });
    expect(await list()).toEqual([]);
  });
});

describe("the order", () => {
  it("is featured searches first, then what most people ask in 30 days, then the newest", async () => {
    await saveBy(2, { prompt: "New", daysAgo: 1 });
    await saveBy(2, { prompt: "Newest" });
    await saveBy(3, { prompt: "Most", daysAgo: 20 });
    await saveBy(4, { prompt: "Long ago", daysAgo: 40 });
    await save({ prompt: "Featured", daysAgo: 29, trending: true });
    expect(await promptsOf()).toEqual(["Featured", "Most", "Newest", "New"]);
    const [featured, most] = await list();
    expect(featured).toMatchObject({ peopleAsking: 1, isFeatured: true });
    expect(most).toMatchObject({ peopleAsking: 3, isFeatured: false, columns: [GPT, CLAUDE] });
  });

  it("is paged, and searched by a part of a prompt", async () => {
    for (const prompt of ["One", "Two", "Three"]) await saveBy(2, { prompt });
    await countQueued(services.context);
    const pageOf = (page: number) => listTrending(services.guest, { limit: 2, page });
    expect([(await pageOf(1)).searches.length, (await pageOf(2)).searches.length]).toEqual([2, 1]);
    expect((await pageOf(1)).total).toBe(3);
    expect(await promptsOf({ text: " tHRe" })).toEqual(["Three"]);
    expect(await promptsOf({ text: "%" })).toEqual([]);
  });
});

describe("a question", () => {
  it("is shown once, with its latest answer, in whatever case it was typed", async () => {
    await save({ prompt: "Beste Büros für Ärzte", daysAgo: 3 });
    const latest = await save({ prompt: "BESTE BÜROS FÜR ÄRZTE", daysAgo: 1 }, ben);
    expect(await list()).toMatchObject([{ id: latest, peopleAsking: 2 }]);
  });

  it("is another one of experts, and shows its first six", async () => {
    const domains = ["a.com", "b.com", "c.com", "d.com", "e.com", "f.com", "g.com"];
    await saveBy(2, { prompt: "Best", kind: "expert", lists: { [GPT]: domains }, daysAgo: 1 });
    await saveBy(2, { prompt: "Best" });
    const [company, expert] = await list();
    expect([company?.kind, expert?.kind, expert?.peopleAsking]).toEqual(["company", "expert", 2]);
    expect(expert?.top.map(({ domain }) => domain)).toEqual(domains.slice(0, 6));
  });

  it("is counted without private searches and the sandbox's", async () => {
    await saveBy(2, { prompt: "Asked" });
    await save({ prompt: "Asked", isPrivate: true }, people[2]);
    await save({ prompt: "Asked", isSandbox: true }, people[3]);
    expect(await list()).toMatchObject([{ prompt: "Asked", peopleAsking: 2, isSandbox: false }]);
  });

  it("is gone with the second person's last search", async () => {
    await save({ prompt: "Asked" });
    const id = await save({ prompt: "Asked" }, ben);
    await deleteSearch(ben.request, id);
    expect(await list()).toEqual([]);
  });
});

describe("what is left out", () => {
  const PAIR = { kind: "comparison", prompt2: "Other", lists: { [`${GPT}_prompt1`]: ["a.com"] } } as const;

  it.each<[string, SearchSeed]>([
    ["a private search", { isPrivate: true }],
    ["what the sandbox said", { isSandbox: true }],
    ["another sector", { sector: "Energy" }],
    ["no sector", { sector: null }],
    ["a search in which nobody was listed", { lists: { [GPT]: [] } }],
    ["a comparison", PAIR],
  ])("is %s", async (_name, seed) => {
    await saveBy(2, seed);
    expect(await list()).toEqual([]);
  });

  it("is no comparison that an admin featured, and no other sector when none is named", async () => {
    await save({ ...PAIR, prompt: "Pair", trending: true });
    await saveBy(2, { prompt: "Elsewhere", sector: "Energy", daysAgo: 1 });
    await saveBy(2, { prompt: "Nowhere", sector: null });
    expect(await promptsOf({ sector: undefined })).toEqual(["Pair", "Elsewhere"]);
    expect((await list())[0]).toMatchObject({ prompt: "Pair", prompt2: "Other", kind: "comparison" });
  });
});
