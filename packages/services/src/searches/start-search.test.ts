import { asColumnId } from "@standings/domain";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { answersOf, CLAUDE, endsOf, FIVE, GPT, orderOf, search, setFaults } from "../../test/searches.ts";
import { PATIENCE, startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import { getRawAnswer } from "./get-raw-answer.ts";
import { getSearch } from "./get-search.ts";
import { type SearchOrder, startSearch } from "./start-search.ts";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  maya = await addUser(services, { credits: 5 });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

describe("a ranking of companies", () => {
  it("asks every model, costs a credit and is saved", async () => {
    const { searchId, events } = await search(maya, { models: FIVE });
    expect(events.map(({ type }) => type)).toEqual([
      "start",
      ...FIVE.map(() => "model_start"),
      ...FIVE.map(() => "model_complete"),
      "complete",
    ]);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 4, entries: ["search -1"] });
    const saved = await getSearch(maya.request, searchId);
    expect(saved).toMatchObject({ kind: "company", prompt: "Best CRM for startups", sector: "Technology" });
    expect(saved.models.map(({ modelId }) => modelId)).toEqual(FIVE);
    expect(saved.results[0]).toMatchObject({ rank: 1, name: "HubSpot", domain: "hubspot.com" });
    expect(saved.results[0]?.votes).toHaveLength(5);
  });

  it("keeps what each model said, who said it and what it cost", async () => {
    const { searchId } = await search(maya, { models: FIVE });
    const answers = await services.db
      .selectFrom("model_answers")
      .selectAll()
      .where("run_id", "=", searchId)
      .execute();
    expect(answers.map(({ column_id }) => column_id).sort()).toEqual([...FIVE].sort());
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: "success", attempt: 1, failure: null });
      expect([typeof answer.raw_text, typeof answer.served_model]).toEqual(["string", "string"]);
      const { prompt_tokens, completion_tokens, cost_usd } = answer;
      expect((prompt_tokens ?? 0) * (completion_tokens ?? 0) * (cost_usd ?? 0)).toBeGreaterThan(0);
    }
  });

  it.each([
    { webSearch: true, types: ["searched", "searched", "could_have_searched", "searched", "training"] },
    { webSearch: false, types: ["training", "training", "training", "training", "training"] },
  ])("says of each model what grounded its answer: web search $webSearch", async ({ webSearch, types }) => {
    const { searchId } = await search(maya, { models: FIVE, webSearch });
    const saved = await getSearch(maya.request, searchId);
    expect(saved.webSearch).toBe(webSearch);
    expect(saved.models.map(({ grounding }) => grounding?.type)).toEqual(types);
    const grok = await getRawAnswer(maya.request, { searchId, columnId: asColumnId(FIVE[3]) });
    expect(grok.grounding).toEqual(saved.models[3]?.grounding);
    const told = {
      engine: "exa",
      queries: [expect.stringMatching(/CRM/), expect.anything()],
      requests: 2,
    };
    if (webSearch) expect(grok.grounding).toMatchObject(told);
  });

  it("is the same search for the same clientRunId, and refused for another question", async () => {
    const order = orderOf();
    const [first, again] = await Promise.all([
      startSearch(maya.request, order),
      startSearch(maya.request, { ...order, prompt: "  best CRM for   startups" }),
    ]);
    expect(again).toEqual(first);
    const changed = startSearch(maya.request, { ...order, prompt: "Best shoes" });
    await expect(changed).rejects.toMatchObject({ code: "RUN_CHANGED" });
    expect((await accountOf(services, maya.userId)).credits).toBe(4);
  });

  it.each([true, false, undefined])("is private as asked: %s", async (isPrivate) => {
    const { searchId } = await search(maya, { isPrivate });
    expect((await getSearch(maya.request, searchId)).isPrivate).toBe(isPrivate ?? false);
  });
});

describe("a ranking of experts", () => {
  it("lists up to ten people per model, with checked addresses, and adds them up", async () => {
    const prompt = "Best experts in artificial intelligence";
    const { searchId, events } = await search(maya, { kind: "expert", prompt, models: FIVE });
    for (const { results } of answersOf(events)) {
      expect(results.length).toBeGreaterThan(2);
      expect(results.length).toBeLessThanOrEqual(10);
      for (const { profileUrl, imageUrl } of results) {
        for (const url of [profileUrl, imageUrl]) if (url) expect(url).toMatch(/^https?:\/\//);
      }
    }
    const { kind, results } = await getSearch(maya.request, searchId);
    expect(kind).toBe("expert");
    const points = results.map((entry) => entry.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });
});

describe("a comparison", () => {
  const comparison = {
    kind: "comparison",
    prompt2: "Best project management tools",
    models: [CLAUDE],
  } as const;

  it("asks one model both prompts, for one credit, and keeps both lists apart", async () => {
    const { searchId, events } = await search(maya, comparison);
    const ends = endsOf(events).map(({ columnId, modelId, status }) => [columnId, modelId, status]);
    expect(ends.sort()).toEqual([
      [`${CLAUDE}_prompt1`, CLAUDE, "success"],
      [`${CLAUDE}_prompt2`, CLAUDE, "success"],
    ]);
    expect((await accountOf(services, maya.userId)).credits).toBe(4);
    const { prompt, prompt2, models, results } = await getSearch(maya.request, searchId);
    expect([prompt, prompt2, results]).toEqual(["Best CRM for startups", comparison.prompt2, []]);
    expect(models[0]?.results).not.toEqual(models[1]?.results);
  });

  it("keeps one list when the other fails", async () => {
    await setFaults(services, { model: CLAUDE, kind: "error", status: 403, times: 1 });
    const { searchId } = await search(maya, comparison);
    const { models } = await getSearch(maya.request, searchId);
    expect(models.map(({ status }) => status).sort()).toEqual(["error", "success"]);
  });
});

describe("a model that fails", () => {
  it.each([
    { kind: "error", status: 429, retryAfter: 0, failure: "rate_limited" },
    { kind: "error", status: 500, failure: "upstream" },
    { kind: "malformed", failure: expect.any(String) },
    { kind: "cut", failure: expect.any(String) },
    { kind: "empty", failure: "unusable" },
  ])("$kind $status leaves the other alone", async ({ failure, ...fault }) => {
    await setFaults(services, { model: GPT, ...fault });
    const { searchId, events } = await search(maya);
    const ends = endsOf(events);
    expect(ends.find(({ columnId }) => columnId === GPT)).toMatchObject({
      status: "error",
      error: "Failed to query models",
      failure,
    });
    expect(ends.find(({ columnId }) => columnId === CLAUDE)?.status).toBe("success");
    const { models, results } = await getSearch(maya.request, searchId);
    expect(models.map(({ status }) => status)).toEqual(["error", "success"]);
    expect(results.length).toBeGreaterThan(3);
  });

  it("by saying nothing is given up at the deadline", async () => {
    const hasty = await services.startProcess({ patience: { ...PATIENCE, modelDeadlineMs: 300 } });
    const request = hasty.services.request({ address: "192.0.2.2", userAgent: null }, maya.viewer);
    await setFaults(services, { model: "*", kind: "hang" });
    const { events } = await search({ ...maya, request });
    expect(endsOf(events).map((end) => end.status === "error" && end.failure)).toEqual([
      "timeout",
      "timeout",
    ]);
    expect(events.at(-1)).toMatchObject({ type: "complete", remainingCredits: 5, refunded: true });
    await hasty.close();
  });

  it.each([
    [[{ model: "*", kind: "error", status: 400 }]],
    [[{ model: "*", kind: "refusal" }]],
    [
      [
        { model: GPT, kind: "refusal" },
        { model: CLAUDE, kind: "error", status: 400 },
      ],
    ],
  ])("costs nothing when no model answered, and is not saved: %j", async (faults) => {
    await setFaults(services, ...faults);
    const { searchId, events } = await search(maya);
    expect(events.at(-1)).toMatchObject({ type: "complete", remainingCredits: 5, refunded: true });
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1", "search_refund 1"]);
    await expect(getSearch(maya.request, searchId)).rejects.toMatchObject({ code: "SEARCH_NOT_FOUND" });
  });
});

it("an answer that was cut off says so, live and saved, and is paid as an answer", async () => {
  await setFaults(services, { model: GPT, kind: "length" });
  const { searchId, events } = await search(maya);
  const cut = endsOf(events).find(({ columnId }) => columnId === GPT);
  expect(cut).toMatchObject({ status: "success", data: { outcome: "ranked", isCut: true } });
  const { models } = await getSearch(maya.request, searchId);
  expect(models.map(({ isCut }) => isCut)).toEqual([true, undefined]);
  expect(models[0]?.results.length).toBeLessThan(models[1]?.results.length ?? 0);
  expect(events.at(-1)).toMatchObject({ type: "complete", refunded: false });
});

describe("a model that declines", () => {
  it("is an outcome of its own: no failure, no answer, and its run is paid", async () => {
    await setFaults(services, { model: GPT, kind: "refusal" });
    const { searchId, events } = await search(maya);
    const declined = endsOf(events).find(({ columnId }) => columnId === GPT);
    expect(declined).toMatchObject({ status: "success", data: { outcome: "declined", results: [] } });
    const { models, results } = await getSearch(maya.request, searchId);
    expect(models.map(({ status, outcome }) => [status, outcome])).toEqual([
      ["success", "declined"],
      ["success", "ranked"],
    ]);
    expect(results[0]?.votes).toHaveLength(1);
    expect((await accountOf(services, maya.userId)).entries).toEqual(["search -1"]);
  });
});

describe("without credits", () => {
  it("is censored while the day's previews last, then asks no model", async () => {
    const poor = await addUser(services);
    for (let preview = 1; preview <= 3; preview += 1) {
      for (const answer of answersOf((await search(poor)).events)) {
        expect(answer).toMatchObject({ wasCensored: true, censorReason: "no_credits" });
        const hidden = answer.results.slice(5);
        expect(hidden.every(({ name, censored }) => censored && /^.\*{5}$/u.test(name))).toBe(true);
      }
    }
    const { searchId, events } = await search(poor);
    for (const end of endsOf(events)) {
      expect(end).toMatchObject({
        status: "error",
        error: "Insufficient credits",
        failure: "insufficient_credits",
      });
    }
    const answers = await services.db
      .selectFrom("model_answers")
      .select(["failure", "duration_ms"])
      .where("run_id", "=", searchId)
      .execute();
    expect(answers).toEqual([1, 2].map(() => ({ failure: "insufficient_credits", duration_ms: 0 })));
  });
});

describe("startSearch", () => {
  it.each<[string, Partial<SearchOrder>, string]>([
    ["no prompt", { prompt: " " }, "INVALID_PROMPT"],
    ["no model", { models: [] }, "INVALID_MODEL"],
    ["half a comparison", { kind: "comparison", models: [GPT] }, "INVALID_PROMPT"],
  ])("refuses %s and charges nothing", async (_name, change, code) => {
    // Verbs check what they are asked before they begin.
    const start = async () => startSearch(maya.request, orderOf(change));
    await expect(start()).rejects.toMatchObject({ code });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 5, entries: [] });
  });

  it("is for signed-in users", async () => {
    const start = async () => startSearch(services.guest, orderOf());
    await expect(start()).rejects.toMatchObject({ code: "AUTHENTICATION_REQUIRED" });
  });
});
