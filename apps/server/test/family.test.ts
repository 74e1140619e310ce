import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIVE, type Product, type SignedUp, setCredits, signUp, startProduct } from "./product.ts";
import { openStream, type StreamEvent } from "./stream.ts";

/** Experts and comparisons, and what is kept of every kind of search. */

let product: Product;
let maya: SignedUp;

const [GPT = "", CLAUDE = ""] = FIVE;

beforeAll(async () => {
  product = await startProduct();
  maya = await signUp(product);
  await setCredits(product, maya.userId, 500);
});
afterAll(() => product.close());

const search = async (body: object, person: SignedUp = maya): Promise<StreamEvent[]> =>
  (await openStream({ ...product, ...person, body })).all();
const idOf = (events: readonly StreamEvent[]): string => events[0]?.data.searchId;
const ends = (events: readonly StreamEvent[]) =>
  events.filter(({ data }) => data.type === "model_complete").map(({ data }) => data);

const experts = {
  prompt: "Best experts in artificial intelligence",
  models: FIVE,
  action_type: "expert_analysis",
};
const compared = {
  prompt: "Best CRM for startups",
  models: [`${CLAUDE}_prompt1`, `${CLAUDE}_prompt2`],
  action_type: "prompt_comparison",
  webSearchEnabled: true,
  promptComparison: { prompt1: "Best CRM for startups", prompt2: "Best project management tools" },
};

describe("an expert ranking", () => {
  it("lists up to ten people per model, with checked addresses, and adds them up", async () => {
    const events = await search(experts);
    const lists = ends(events).map(({ data }) => data.results);
    expect(lists).toHaveLength(5);
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(2);
      expect(list.length).toBeLessThanOrEqual(10);
      for (const entry of list) {
        expect(entry).toMatchObject({ expert_name: expect.any(String), rank: expect.any(Number) });
        expect("company_name" in entry).toBe(false);
        for (const url of [entry.profile_url, entry.image_url]) if (url) expect(url).toMatch(/^https?:\/\//);
      }
    }
    const { body } = await maya.get(`/search/${idOf(events)}`);
    expect(body).toMatchObject({ search_type: "expert_analysis", prompt: experts.prompt });
    const [first] = body.results;
    expect(first).toMatchObject({ rank: 1, appearance_count: first.model_votes.length });
    expect(first.averageRank).toBeCloseTo(
      first.model_votes.reduce((sum: number, { rank }: { rank: number }) => sum + rank, 0) /
        first.appearance_count,
      0,
    );
    const points = body.results.map(({ points: value }: { points: number }) => value);
    expect(points).toEqual([...points].sort((a: number, b: number) => b - a));
    const mentions = await product.db
      .selectFrom("company_mentions")
      .selectAll()
      .where("search_id", "=", body.id)
      .execute();
    expect(mentions).toEqual([]);
  });

  it("is found again by prompt and models, among other kinds of search with the same prompt", async () => {
    const prompt = "Best voices in climate technology";
    const expert = await search({ ...experts, prompt });
    const names = Object.fromEntries(
      ends(expert).map(({ modelName }) => [modelName.replaceAll(".", "_"), {}]),
    );
    const claim = { prompt, modelResults: names, searchType: "expert_analysis" };
    const { body } = await maya.post("/analysis/aggregate-results", claim);
    expect(body.data.searchId).toBe(idOf(expert));
    expect(body.data.results[0].expert_name).toBeTruthy();
  });
});

describe("a comparison", () => {
  it("asks one model both prompts, costs one credit and is saved with both lists", async () => {
    const before = (await maya.get("/user/credits")).body.credits;
    const events = await search(compared);
    expect(
      ends(events)
        .map(({ modelId, status }) => [modelId, status])
        .sort(),
    ).toEqual([
      [`${CLAUDE}_prompt1`, "success"],
      [`${CLAUDE}_prompt2`, "success"],
    ]);
    expect((await maya.get("/user/credits")).body.credits).toBe(before - 1);
    const { body } = await maya.post("/analysis/archived-search", { searchId: idOf(events) });
    const { prompt1, prompt2 } = compared.promptComparison;
    expect(body.data).toMatchObject({
      search_type: "prompt_comparison",
      prompt1,
      prompt2,
      model_used: CLAUDE,
      models_queried: [CLAUDE],
    });
    expect(Object.keys(body.data.model_results)).toEqual([prompt1, prompt2]);
    expect(body.data.model_results[prompt1]).not.toEqual(body.data.model_results[prompt2]);
    const sources = body.data.results.map((entry: { prompt_source: string }) => entry.prompt_source);
    expect(new Set(sources)).toEqual(new Set([prompt1, prompt2]));
    const mentions = await product.db
      .selectFrom("company_mentions")
      .select("prompt_no")
      .where("search_id", "=", body.data.id)
      .execute();
    expect(new Set(mentions.map(({ prompt_no }) => prompt_no))).toEqual(new Set([1, 2]));
  });

  it.each([
    [{ models: [CLAUDE] }, 422, "Invalid model selected."],
    [{ models: [`${CLAUDE}_prompt1`, `${GPT}_prompt2`] }, 422, "Invalid model selected."],
    [{ models: ["nobody_prompt1", "nobody_prompt2"] }, 422, "Invalid model selected."],
    [{ promptComparison: undefined }, 400, "No prompt provided"],
    [{ promptComparison: { prompt1: "Best CRM", prompt2: "" } }, 400, "No prompt provided"],
    [
      { promptComparison: { prompt1: "Best CRM", prompt2: "x".repeat(341) } },
      400,
      "Prompt must be 340 characters or less",
    ],
  ])("refuses %o", async (change, status, error) => {
    const reply = await maya.post("/analysis/query-models", { ...compared, ...change });
    expect([reply.status, reply.body.error]).toEqual([status, error]);
  });
});

describe("history", () => {
  it("filters by type, text, sector and web search, sorts and pages", async () => {
    const ada = await signUp(product);
    await setCredits(product, ada.userId, 20);
    await search({ prompt: "Best 100% free CRM", models: [GPT] }, ada);
    await search({ prompt: "Best banks", models: [GPT], webSearchEnabled: false }, ada);
    await search({ ...experts, models: [GPT] }, ada);
    await search(compared, ada);
    const prompts = async (path: string) =>
      (await ada.get(`/search/history${path}`)).body.searches.map(({ prompt }: { prompt: string }) => prompt);
    const both = "Best CRM for startups vs Best project management tools";
    expect(await prompts("")).toEqual([both, experts.prompt, "Best banks", "Best 100% free CRM"]);
    expect(await prompts("?sort=createdAt&limit=2")).toEqual(["Best 100% free CRM", "Best banks"]);
    expect(await prompts("?sort=createdAt&limit=2&page=2")).toEqual([experts.prompt, both]);
    expect(await prompts("?sort=prompt")).toEqual(["Best 100% free CRM", "Best banks", both, experts.prompt]);
    expect(await prompts("?search_type=expert_analysis")).toEqual([experts.prompt]);
    expect(await prompts("?text=100%25")).toEqual(["Best 100% free CRM"]);
    expect(await prompts("?text=PROJECT")).toEqual([both]);
    expect(await prompts("?text=_")).toEqual([]);
    const filter = async (body: object) => (await ada.post("/search/filter", body)).body;
    expect((await filter({ filter: { web_search_enabled: false } })).searches).toMatchObject([
      { prompt: "Best banks" },
    ]);
    expect((await filter({ filter: { search_type: "prompt_comparison" } })).total).toBe(1);
    expect((await filter({})).limit).toBe(20);
    expect((await ada.post("/search/filter", { sort: "rank" })).status).toBe(400);
  });

  it("gives a client what is stored, whatever the client claims", async () => {
    const events = await search({ prompt: "Best CRM to claim", models: [GPT, CLAUDE] });
    const lie = { company_name: "Lies Inc", domain: "lies.example", rank: 1 };
    const claims = [
      { prompt: "Best CRM to claim", models_queried: [CLAUDE, GPT], results: [lie] },
      { prompt: "best CRM to claim", model_results: { "GPT 4_1": [lie], "Claude 3_5": [lie] } },
      { searchId: idOf(events), results: [lie] },
    ];
    for (const claim of claims) {
      const { status, body } = await maya.post("/search", claim);
      expect([status, body.id]).toEqual([200, idOf(events)]);
      expect(JSON.stringify(body)).not.toContain("Lies Inc");
    }
    const { body } = await maya.post("/search", { prompt: "Never asked", models: [GPT] });
    expect(body).toEqual({ error: "Could not find search data." });
    const pair = compared.promptComparison;
    const found = await maya.post("/search", {
      ...pair,
      model_used: "Claude 3.5",
      search_type: "prompt_comparison",
    });
    expect(found.body).toMatchObject(pair);
  });
});

describe("what a model actually said", () => {
  it("is its own text, for its owner, and never of a censored run", async () => {
    const events = await search({ prompt: "Best CRM to read", models: [GPT] });
    const ask = async (person: SignedUp, searchId: string) => {
      const input = encodeURIComponent(JSON.stringify({ searchId, columnId: GPT }));
      const headers = { authorization: `Bearer ${person.token}` };
      const response = await fetch(`${product.url}/trpc/search.rawAnswer?input=${input}`, { headers });
      return { status: response.status, body: JSON.parse(await response.text()) };
    };
    const { body } = await ask(maya, idOf(events));
    const [first] = ends(events)[0]?.data.results ?? [];
    expect(body.result.data).toMatchObject({ modelName: "GPT 4.1", failure: null });
    expect(body.result.data.text).toContain(first.company_name);
    const poor = await signUp(product);
    expect((await ask(poor, idOf(events))).status).toBe(404);
    await setCredits(product, poor.userId, 0);
    const censored = await search({ prompt: "Best CRM to read", models: [GPT] }, poor);
    expect((await ask(poor, idOf(censored))).status).toBe(404);
  });
});
