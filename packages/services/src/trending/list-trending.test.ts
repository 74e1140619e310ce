import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSearch, CLAUDE, GPT, type SearchSeed } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { deleteSearch } from "../searches/delete-search.ts";
import { listTrending, type TrendingFilter } from "./list-trending.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices({ modelsAreSandbox: false });
  maya = await addUser(services);
});
beforeEach(async () => {
  await services.db.deleteFrom("searches").execute();
});
afterAll(() => services.close());

const save = (seed: SearchSeed) => addSearch(services, maya, { isSandbox: false, ...seed });
const list = (filter: Partial<TrendingFilter> = {}) =>
  listTrending(services.guest, { sector: "Technology", limit: 50, ...filter });
const promptsOf = async (filter?: Partial<TrendingFilter>) =>
  (await list(filter)).map(({ prompt }) => prompt);

describe("the order", () => {
  it("is flagged searches first, then what is asked most in 30 days, then the newest", async () => {
    await save({ prompt: "New", daysAgo: 1 });
    await save({ prompt: "Newest" });
    for (const daysAgo of [20, 10, 15]) await save({ prompt: "Often", daysAgo });
    for (const daysAgo of [40, 41, 42, 43, 44]) await save({ prompt: "Long ago", daysAgo });
    await save({ prompt: "Flagged", daysAgo: 29, trending: true });
    expect(await promptsOf()).toEqual(["Flagged", "Often", "Newest", "New", "Long ago"]);
    const [, often] = await list();
    expect(often).toMatchObject({ timesAsked: 3, sector: "Technology", columns: [GPT, CLAUDE] });
    expect(await promptsOf({ limit: 2 })).toEqual(["Flagged", "Often"]);
  });
});

describe("a question", () => {
  it("is shown once, with its latest answer, in whatever case it was typed", async () => {
    await save({ prompt: "Beste Büros für Ärzte", daysAgo: 3 });
    const latest = await save({ prompt: "BESTE BÜROS FÜR ÄRZTE", daysAgo: 1 });
    expect(await list()).toMatchObject([{ id: latest, timesAsked: 2 }]);
  });

  it("is another one of experts, and shows its first six", async () => {
    const domains = ["a.com", "b.com", "c.com", "d.com", "e.com", "f.com", "g.com"];
    await save({ prompt: "Best", kind: "expert", lists: { [GPT]: domains }, daysAgo: 1 });
    await save({ prompt: "Best" });
    const [company, expert] = await list();
    expect([company?.kind, expert?.kind, expert?.timesAsked]).toEqual(["company", "expert", 1]);
    expect(expert?.top.map(({ domain }) => domain)).toEqual(domains.slice(0, 6));
  });

  it("is counted without private searches and the sandbox's", async () => {
    await save({ prompt: "Asked" });
    await save({ prompt: "Asked", isPrivate: true });
    await save({ prompt: "Asked", isSandbox: true });
    expect(await list()).toMatchObject([{ prompt: "Asked", timesAsked: 1, isSandbox: false }]);
  });

  it("is gone with its last search", async () => {
    const [first, second] = [await save({ prompt: "Asked", daysAgo: 1 }), await save({ prompt: "Asked" })];
    await deleteSearch(maya.request, second);
    expect(await list()).toMatchObject([{ id: first, timesAsked: 1 }]);
    await deleteSearch(maya.request, first);
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
    await save(seed);
    expect(await list()).toEqual([]);
  });

  it("is no comparison that an admin flagged, and no other sector when none is named", async () => {
    await save({ ...PAIR, prompt: "Pair", trending: true });
    await save({ prompt: "Elsewhere", sector: "Energy", daysAgo: 1 });
    await save({ prompt: "Nowhere", sector: null });
    expect(await promptsOf({ sector: undefined })).toEqual(["Pair", "Elsewhere"]);
    expect((await list())[0]).toMatchObject({ prompt: "Pair", prompt2: "Other", kind: "comparison" });
  });
});
