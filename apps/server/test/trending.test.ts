import { SECTORS } from "@standings/domain";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Caller, caller, FIVE, type Product, type SignedUp, signUp, startProduct } from "./product.ts";
import { forgetSearches, query, type Saved, saveAskedSearch } from "./saved-searches.ts";

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
  saveAskedSearch(product, { userId: maya.userId, lists: LISTS, ...search });
const list = (input: object = { sector: "Technology" }) => query(product, "trending.list", input);
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

describe("REST", () => {
  it("answers in the documented shapes", async () => {
    const id = await save({ prompt: "Best CRM" });
    const item = {
      _id: id,
      id,
      search_type: "model_comparison",
      prompt: "Best CRM",
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
      expect(reply.body.searches).toMatchObject([{ ...item, people_asking: 2 }]);
      expect(reply.body.searches[0].results[0]).toMatchObject({
        rank: 1,
        company_name: "a",
        domain: "a.com",
        model_votes: 2,
        averageRank: 1.5,
        voting_models: [
          { model: "GPT 4.1", rank: 1 },
          { model: "Claude 3.5", rank: 2 },
        ],
      });
      expect(reply.body.searches[0]).toMatchObject({ web_search_enabled: true, trending: false });
    }
    const ofType = async (search_type: string) =>
      (await guest.post("/trending/filter", { filter: { search_type } })).body.searches;
    expect(await ofType("model_comparison")).toMatchObject([{ id }]);
    expect(await ofType("expert_analysis")).toEqual([]);
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
