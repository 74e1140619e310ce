import { REQUEST_FAULTS } from "@standings/domain";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { caller, FIVE, type Product, setFaults, signUp, startProduct } from "./product.ts";
import { openStream } from "./stream.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => setFaults(product.sandbox, []));
afterAll(() => product.close());

const question = {
  prompt: "best CRM for startups",
  models: FIVE,
  action_type: "prompt_analysis",
  webSearchEnabled: true,
};
const [GPT = "", CLAUDE = ""] = FIVE;

describe("POST /api/analysis/query-models", () => {
  it("streams a company ranking, charges one credit and saves it", async () => {
    const maya = await signUp(product);
    const stream = await openStream({ ...product, ...maya, body: question });
    const events = await stream.all();
    const types = events.map((event) => event.data.type);
    expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
    expect(types.slice(0, 6)).toEqual(["start", ...FIVE.map(() => "model_start")]);
    expect(types.slice(6)).toEqual([...FIVE.map(() => "model_complete"), "complete"]);
    const [start] = events;
    const { searchId } = start?.data ?? {};
    expect(start?.data).toEqual({
      type: "start",
      searchId,
      remainingCredits: 4,
      models: [
        { modelId: FIVE[0], modelName: "GPT 4.1" },
        { modelId: FIVE[1], modelName: "Claude 3.5" },
        { modelId: FIVE[2], modelName: "Gemini 2.5 (Flash)" },
        { modelId: FIVE[3], modelName: "Grok 3 (Mini)" },
        { modelId: FIVE[4], modelName: "Llama 4" },
      ],
    });
    // Of one that searches, whoever is first: a model that does not search cites nothing.
    const answer = events.find(
      ({ data }) => data.type === "model_complete" && data.modelId === FIVE[0],
    )?.data;
    expect(Object.keys(answer)).toEqual(["type", "modelId", "modelName", "status", "data"]);
    expect(Object.keys(answer.data)).toEqual([
      "results",
      "resources",
      "sector",
      "was_censored",
      "censor_reason",
      "searchId",
      "outcome",
      "shape",
      "read_by",
      "is_cut",
      "versions",
      "grounding",
      "searched_by",
    ]);
    expect(answer.data.results[0]).toMatchObject({
      rank: 1,
      company_name: expect.any(String),
      domain: expect.stringMatching(/\./),
    });
    expect(answer.data.resources[0]).toMatch(/^https?:/);
    expect(events.at(-1)?.data).toEqual({ type: "complete", searchId, remainingCredits: 4 });

    expect((await maya.get("/user/credits")).body).toEqual({ credits: 4 });
    const history = (await maya.get("/search/history?sort=-createdAt&limit=50&page=1")).body;
    expect(history.total).toBe(1);
    expect(history.searches[0]).toMatchObject({
      _id: searchId,
      prompt: "Best CRM for startups",
      search_type: "model_comparison",
      models_queried: FIVE,
      web_search_enabled: true,
      user_email: maya.email,
      sector: "Technology",
      model_groundings: {
        "GPT 4_1": { type: "searched", engine: "native", queries: [], requests: 3 },
        "Gemini 2_5 (Flash)": { type: "could_have_searched" },
        "Grok 3 (Mini)": { type: "searched", engine: "exa", queries: expect.any(Array), requests: 2 },
        "Llama 4": { type: "training" },
      },
      model_searched_by: {
        "GPT 4_1": "native",
        "Gemini 2_5 (Flash)": "none",
        "Grok 3 (Mini)": "exa",
        "Llama 4": "none",
      },
    });
    const answered = events.flatMap(({ data }) => (data.type === "model_complete" ? [data] : []));
    const [{ model_groundings, model_searched_by }] = history.searches;
    for (const { modelName, data } of answered) {
      const key = modelName.replaceAll(".", "_");
      expect([data.grounding, data.searched_by]).toEqual([model_groundings[key], model_searched_by[key]]);
    }
    const saved = (await maya.get(`/search/${searchId}`)).body;
    expect(saved).toEqual(history.searches[0]);
    expect(saved.model_readings["GPT 4_1"]).toEqual({
      shape: "json",
      read_by: "parser",
      is_cut: false,
      versions: {
        reading: expect.any(Number),
        matching: null,
        search_policy: expect.any(Number),
        geo: "none",
      },
    });
    expect(Object.keys(saved.model_results)).toEqual([
      "GPT 4_1",
      "Claude 3_5",
      "Gemini 2_5 (Flash)",
      "Grok 3 (Mini)",
      "Llama 4",
    ]);
    expect(saved.results[0]).toMatchObject({
      rank: 1,
      company_name: "HubSpot",
      domain: "hubspot.com",
      model_votes: 5,
    });
  });

  it("sends each answer when it comes, not at the end", async () => {
    const maya = await signUp(product);
    await setFaults(product.sandbox, [{ model: CLAUDE, kind: "hold" }]);
    const stream = await openStream({ ...product, ...maya, body: question });
    let answers = 0;
    // Claude is held back, so the run cannot be at its end when the other four are read.
    await stream.until((event) => event.data.type === "model_complete" && ++answers === 4);
    await setFaults(product.sandbox, []);
    const events = await stream.all();
    expect(events.map((event) => [event.data.type, event.data.modelId, event.data.status])).toEqual([
      ["model_complete", CLAUDE, "success"],
      ["complete", undefined, undefined],
    ]);
  });

  it("resumes after Last-Event-ID, without a gap or a repetition", async () => {
    const maya = await signUp(product);
    const all = await (await openStream({ ...product, ...maya, body: question })).all();
    const searchId = all[0]?.data.searchId;
    for (const seen of [0, 1, 5, all.length - 1, all.length]) {
      const rest = await (
        await openStream({ ...product, ...maya, body: { searchId }, lastEventId: seen })
      ).all();
      expect(rest).toEqual(all.slice(seen));
    }
    expect((await maya.get("/user/credits")).body.credits).toBe(4);
  });

  it("goes on when the client leaves, and can be followed again", async () => {
    const maya = await signUp(product);
    const first = await openStream({ ...product, ...maya, body: question });
    const [start] = await first.until((event) => event.data.type === "start");
    first.close();
    const rest = await openStream({
      ...product,
      ...maya,
      body: { searchId: start?.data.searchId },
      lastEventId: 1,
    });
    expect((await rest.all()).at(-1)?.data.type).toBe("complete");
    expect((await maya.get("/search/history")).body.total).toBe(1);
  });
});

describe("a model that fails", () => {
  it("by saying nothing is given up at its deadline, and nothing is charged", async () => {
    const hasty = await startProduct({ MODEL_DEADLINE_MS: "500" });
    const maya = await signUp(hasty);
    await setFaults(hasty.sandbox, [{ model: CLAUDE, kind: "hang" }]);
    const stream = await openStream({ ...hasty, ...maya, body: { ...question, models: [CLAUDE] } });
    const [answer] = (await stream.all()).filter(({ data }) => data.type === "model_complete");
    expect(answer?.data).toMatchObject({ status: "error", error: "Failed to query models" });
    expect((await maya.get("/user/credits")).body.credits).toBe(5);
    await hasty.close();
  });

  it("is told in one sentence, leaves the other four alone and can be asked again free", async () => {
    const maya = await signUp(product);
    await setFaults(product.sandbox, [{ model: GPT, kind: "error", status: 500 }]);
    const events = await (await openStream({ ...product, ...maya, body: question })).all();
    const ends = events.filter((event) => event.data.type === "model_complete");
    const failed = ends.filter((event) => event.data.status === "error");
    expect(failed.map((event) => event.data)).toEqual([
      {
        type: "model_complete",
        modelId: GPT,
        modelName: "GPT 4.1",
        status: "error",
        error: "Failed to query models",
      },
    ]);
    expect(ends.filter((event) => event.data.status === "success")).toHaveLength(4);

    await setFaults(product.sandbox, []);
    const retried = await maya.post("/analysis/query-model", {
      prompt: question.prompt,
      model: GPT,
      action_type: "prompt_analysis",
    });
    expect(retried.status).toBe(200);
    expect(retried.body.searchId).toBe(events[0]?.data.searchId);
    expect(retried.body.results.length).toBeGreaterThan(3);
    expect((await maya.get("/user/credits")).body.credits).toBe(4);
    const saved = (await maya.get(`/search/${retried.body.searchId}`)).body;
    expect(Object.keys(saved.model_results)).toContain("GPT 4_1");
  });
});

describe("bad input", () => {
  it.each([
    [{ ...question, prompt: "" }, 400, "No prompt provided"],
    [{ ...question, prompt: "x".repeat(90_000) }, 400, "Prompt must be 340 characters or less"],
    [{ ...question, prompt: 'best "CRM"' }, 400, "Quotes are not allowed in prompts"],
    [{ ...question, prompt: "best\u0000CRM" }, 400, "Prompt contains characters that are not allowed"],
    [{ ...question, prompt: "best \ud800 CRM" }, 400, "Prompt contains characters that are not allowed"],
    [{ ...question, models: [] }, 422, "Invalid model selected."],
    [{ ...question, models: ["openai/gpt-9"] }, 422, "Invalid model selected."],
    [{ ...question, models: "all" }, 400, expect.stringContaining("models")],
    [{ ...question, action_type: "other" }, 400, expect.stringContaining("action_type")],
    [{ ...question, webSearchEnabled: "yes" }, 400, expect.stringContaining("webSearchEnabled")],
    [{ searchId: "nonsense" }, 404, "Could not find search data."],
    [{ searchId: "00000000-0000-0000-0000-000000000000" }, 404, "Could not find search data."],
    ["{", 400, REQUEST_FAULTS.malformedJson],
    ["[]", 400, expect.any(String)],
    ["null", 400, expect.any(String)],
    [`{"prompt":"${"x".repeat(1_200_000)}"}`, 413, "Request body is too large"],
  ])("%j", async (body, status, error) => {
    const maya = await signUp(product);
    const reply = await maya.post("/analysis/query-models", body);
    expect([reply.status, reply.body]).toEqual([status, { error }]);
    expect((await maya.get("/user/credits")).body.credits).toBe(5);
  });

  it("needs a session", async () => {
    const guest = caller(product);
    for (const call of [
      guest.post("/analysis/query-models", question),
      guest.post("/analysis/query-model", { prompt: "x", model: GPT }),
      guest.post("/analysis/aggregate-results", { prompt: "x", modelResults: {} }),
      guest.get("/search/history"),
      guest.get("/search/00000000-0000-0000-0000-000000000000"),
      guest.get("/user/credits"),
      guest.get("/auth/me"),
      caller(product, "x".repeat(40)).get("/auth/me"),
    ]) {
      const reply = await call;
      expect([reply.status, reply.body]).toEqual([401, { error: "Authentication required" }]);
    }
  });

  it("says the same for somebody else's search as for none", async () => {
    const maya = await signUp(product);
    const eve = await signUp(product);
    const events = await (await openStream({ ...product, ...maya, body: question })).all();
    const searchId = events[0]?.data.searchId;
    const missing = [404, { error: "Could not find search data." }];
    const read = await eve.get(`/search/${searchId}`);
    const follow = await eve.post("/analysis/query-models", { searchId });
    const aggregate = await eve.post("/analysis/aggregate-results", {
      prompt: question.prompt,
      modelResults: { "GPT 4_1": {} },
      searchId,
    });
    for (const reply of [read, follow, aggregate]) expect([reply.status, reply.body]).toEqual(missing);
  });

  it("answers what is not there with 404", async () => {
    const reply = await caller(product).get("/nothing/here");
    expect([reply.status, reply.body]).toEqual([404, { error: "Not found" }]);
  });
});

describe("POST /api/analysis/aggregate-results", () => {
  it("returns the server's own aggregate, whatever the client claims", async () => {
    const maya = await signUp(product);
    const events = await (await openStream({ ...product, ...maya, body: question })).all();
    const claimed = Object.fromEntries(
      ["GPT 4_1", "Claude 3_5", "Gemini 2_5 (Flash)", "Grok 3 (Mini)", "Llama 4"].map((key) => [
        key,
        { results: [{ rank: 1, company_name: "Mine" }] },
      ]),
    );
    const reply = await maya.post("/analysis/aggregate-results", {
      prompt: question.prompt,
      modelResults: claimed,
      searchType: "model_comparison",
      webSearchEnabled: true,
    });
    expect(reply.status).toBe(200);
    const saved = (await maya.get(`/search/${events[0]?.data.searchId}`)).body;
    expect(reply.body.data.results).toEqual(saved.results);
    expect(JSON.stringify(reply.body)).not.toContain("Mine");
  });
});
