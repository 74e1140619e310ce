import { SECTORS } from "@standings/domain";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, caller, FIVE, type Product, type SignedUp, signUp, startProduct } from "./product.ts";
import { forgetSearches, query, type Saved, saveSearch } from "./saved-searches.ts";

let product: Product;
let maya: SignedUp;
let guest: Caller;
beforeAll(async () => {
  product = await startProduct();
  maya = await signUp(product);
  guest = caller(product);
});
beforeEach(() => forgetSearches(product));
afterAll(() => product.close());

const [GPT = "", CLAUDE = ""] = FIVE;
const LISTS = { [GPT]: ["a.com", "b.com", "c.com", "d.com"], [CLAUDE]: ["b.com", "a.com"] };

const save = (search: Partial<Saved>) =>
  saveSearch(product, { userId: maya.userId, lists: LISTS, ...search });
const list = (input: object = { sector: "Technology" }) => query(product, "trending.list", input);
const promptsOf = async (input?: object) =>
  (await list(input)).searches.map(({ prompt }: { prompt: string }) => prompt);

describe("trending.list", () => {
  it("puts flagged searches first, then what is asked most, then the newest", async () => {
    await save({ prompt: "New", daysAgo: 1 });
    await save({ prompt: "Newest" });
    for (const daysAgo of [20, 10, 15]) await save({ prompt: "Often", daysAgo });
    for (const daysAgo of [40, 41, 42, 43, 44]) await save({ prompt: "Long ago", daysAgo });
    await save({ prompt: "Flagged", daysAgo: 29, trending: true });
    expect(await promptsOf()).toEqual(["Flagged", "Often", "Newest", "New", "Long ago"]);
    const [, often] = (await list()).searches;
    expect(often).toMatchObject({ timesAsked: 3, sector: "Technology", columns: [GPT, CLAUDE] });
  });

  it("shows a question once, with its latest answer", async () => {
    await save({ prompt: "Best crm", daysAgo: 3 });
    const latest = await save({ prompt: "BEST CRM", daysAgo: 1 });
    expect((await list()).searches).toMatchObject([{ id: latest, timesAsked: 2 }]);
  });

  it("counts only what is shared: neither private searches nor the sandbox's", async () => {
    await save({ prompt: "Asked" });
    await save({ prompt: "Asked", isPrivate: true });
    await save({ prompt: "Asked", isSandbox: true });
    expect((await list()).searches).toMatchObject([{ prompt: "Asked", timesAsked: 1 }]);
  });

  it("leaves out the private, what stand-ins said, other sectors, none, and comparisons unless flagged", async () => {
    await save({ prompt: "Private", isPrivate: true });
    await save({ prompt: "Stand-in", isSandbox: true });
    await save({ prompt: "Elsewhere", sector: "Energy" });
    await save({ prompt: "Nowhere", sector: null });
    await save({
      prompt: "Pair",
      prompt2: "Other",
      kind: "comparison",
      lists: { [`${GPT}_prompt1`]: ["a.com"] },
    });
    await save({ prompt: "Nobody listed", lists: { [GPT]: [] } });
    expect(await promptsOf()).toEqual([]);
    expect(await promptsOf({ sector: "Energy" })).toEqual(["Elsewhere"]);
    const pair = { prompt: "Shown pair", prompt2: "Other", kind: "comparison" } as const;
    await save({ ...pair, trending: true, lists: { [`${GPT}_prompt1`]: ["a.com"] } });
    expect(await promptsOf()).toEqual(["Shown pair"]);
  });

  it("keeps the limit, and loses a deleted search", async () => {
    const ids = [];
    for (let number = 0; number < 4; number += 1) ids.push(await save({ prompt: `Number ${number}` }));
    expect(await promptsOf({ sector: "Technology", limit: 2 })).toHaveLength(2);
    await maya.delete(`/search/${ids[3]}`);
    expect(await promptsOf()).toEqual(["Number 2", "Number 1", "Number 0"]);
  });
});

describe("trending.get", () => {
  it("gives a shared search to anybody, without whose it is; a private one to nobody", async () => {
    const id = await save({ prompt: "Shared" });
    const hidden = await save({ prompt: "Hidden", isPrivate: true });
    const record = await query(product, "trending.get", { id });
    expect(record).toMatchObject({ id, prompt: "Shared", kind: "company" });
    expect(JSON.stringify(record)).not.toContain(maya.userId);
    for (const other of [hidden, crypto.randomUUID(), "nonsense"]) {
      expect(await query(product, "trending.get", { id: other }, maya.token)).toEqual({
        status: 404,
        error: "Could not find search data.",
      });
    }
  });
});

describe("search.getOwnOrShared", () => {
  it("says whose a search is, and gives a private one to its owner only", async () => {
    const other = await signUp(product);
    const [shared, kept] = [await save({}), await save({ isPrivate: true })];
    const standIns = await save({ isSandbox: true });
    const get = (as: SignedUp, id: string) => query(product, "search.getOwnOrShared", { id }, as.token);
    for (const id of [shared, kept, standIns])
      expect(await get(maya, id)).toMatchObject({ record: { id }, isOwn: true });
    expect(await get(other, shared)).toMatchObject({ record: { id: shared }, isOwn: false });
    for (const id of [kept, standIns, crypto.randomUUID(), "nonsense"])
      expect(await get(other, id)).toMatchObject({ status: 404 });
  });
});

describe("REST", () => {
  it("answers in the documented shapes", async () => {
    const id = await save({ prompt: "Best crm" });
    const item = {
      _id: id,
      id,
      search_type: "model_comparison",
      prompt: "Best crm",
      sector: "Technology",
      models_queried: [GPT, CLAUDE],
    };
    for (const reply of [
      await guest.get("/trending"),
      await guest.get("/trending/trending"),
      await guest.get("/trending/sector/Technology?limit=5"),
      await guest.post("/trending/filter", { filter: { sector: "Technology" } }),
    ]) {
      expect(reply.status).toBe(200);
      expect(reply.body.searches).toMatchObject([{ ...item, times_asked: 1 }]);
      expect(reply.body.searches[0].results[0]).toMatchObject({
        rank: 1,
        company_name: "a",
        domain: "a.com",
        model_votes: 2,
      });
    }
    const { status, body } = await guest.get(`/trending/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...item, web_search_enabled: true, was_censored: false });
    expect(Object.keys(body.model_results)).toEqual(["GPT 4_1", "Claude 3_5"]);
    expect(JSON.stringify(body)).not.toContain(maya.email);
    expect((await guest.get("/trending/sector/Energy")).body).toEqual({ searches: [] });
  });

  it("lists 20, of a sector 50, and no more than asked for", async () => {
    for (let number = 0; number < 52; number += 1) await save({ prompt: `Number ${number}` });
    const countOf = async (path: string) => (await guest.get(path)).body.searches.length;
    expect(await countOf("/trending")).toBe(20);
    expect(await countOf("/trending/sector/Technology")).toBe(50);
    expect(await countOf("/trending/trending?limit=3")).toBe(3);
    expect((await list()).searches).toHaveLength(50);
  });

  it("finds every sector by its name in the path", async () => {
    for (const sector of SECTORS) {
      expect((await guest.get(`/trending/sector/${encodeURIComponent(sector)}`)).status).toBe(200);
    }
  });

  it("refuses bad input in words, never with a 5xx", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("\u0000", "0", "-1", "1e9", "x".repeat(9000)),
    );
    await fc.assert(
      fc.asyncProperty(text, async (value) => {
        const encoded = encodeURIComponent(value.toWellFormed());
        for (const path of [
          `/${encoded}`,
          `/sector/${encoded}`,
          `?limit=${encoded}`,
          `/sector/Energy?limit=${encoded}`,
        ]) {
          const { status, body } = await guest.get(`/trending${path}`);
          expect(status).toBeLessThan(500);
          if (status >= 400) expect(body.error).toEqual(expect.any(String));
        }
        expect(
          (await guest.post("/trending/filter", { filter: { sector: value }, limit: value })).status,
        ).toBe(400);
      }),
      { numRuns: 60 },
    );
  });
});
