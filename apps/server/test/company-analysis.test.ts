import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { caller, type Product, type SignedUp, setFaults, signUp, startProduct } from "./product.ts";

/** `GET` and `POST /company/analysis`, `POST /company/source-analysis` (spec part 2 §3, §7). */

let product: Product;
let maya: SignedUp;
beforeAll(async () => {
  product = await startProduct(({ url }) => ({ SITE_GATEWAY_URL: `${url}/sites` }));
});
beforeEach(async () => {
  maya = await signUp(product);
});
afterEach(() => setFaults(product.sandbox, []));
afterAll(() => product.close());

const GPT = "openai/gpt-4.1-mini";
const HUBSPOT = { domain: "hubspot.com", modelId: GPT };
const RERUN = { ...HUBSPOT, forceRerun: true };
const SEO = "/company/analysis";
const SOURCE = "/company/source-analysis";
const get = (query: Record<string, string>) => maya.get(`${SEO}?${new URLSearchParams(query)}`);
const balance = async () => (await maya.get("/user/credits")).body.credits;
const texts = expect.arrayContaining([expect.any(String)]);
const numbers = expect.arrayContaining([expect.arrayContaining([expect.any(Number)])]);

async function setCredits(credits: number): Promise<void> {
  await product.db.updateTable("users").set({ credits }).where("id", "=", maya.userId).execute();
}

describe("the documented shapes", () => {
  it("of an SEO analysis, new and stored", async () => {
    const { status, body } = await maya.post(SEO, { ...RERUN, analysisType: "seo", companyName: "HubSpot" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      refunded: false,
      remainingCredits: 4,
      data: {
        id: expect.any(String),
        createdAt: expect.any(String),
        company_name: "HubSpot",
        analysis_type: "seo",
        model_id: GPT,
        domain: "hubspot.com",
        censor_reason: null,
        error: null,
        site: { read_at: expect.any(String), pages: expect.any(Number), unread: null },
        seo_analysis: {
          summary: expect.any(String),
          keywords: texts,
          seo_strengths: texts,
          aeo_strengths: texts,
          seo_weaknesses: expect.any(Array),
          aeo_weaknesses: expect.any(Array),
          recommendations: texts,
          fact_numbers: { summary: numbers, recommendations: numbers },
        },
      },
    });
    const fact = { number: 1, id: "crawlers_on_request", status: expect.any(String) };
    expect(body.data.facts[0]).toEqual({ ...fact, title: expect.any(String), detail: expect.any(String) });
    const stored = { status: 200, body: { data: body.data } };
    expect(await get({ ...HUBSPOT, analysisType: "seo" })).toMatchObject(stored);
    expect(await maya.post(SEO, { ...HUBSPOT, forceRerun: false })).toMatchObject(stored);
  });

  it("of a source analysis, which costs nothing", async () => {
    const { status, body } = await maya.post(SOURCE, {
      ...RERUN,
      analysisType: "source",
      sources: ["g2.com"],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      analysis_type: "source",
      censored: false,
      error: null,
      summary: expect.any(String),
      source_analysis: {
        summary: body.data.summary,
        recommendations: texts,
        missing_opportunities: expect.any(Array),
        priority_actions: expect.any(Array),
        source_categories: expect.any(Array),
      },
    });
    for (const action of body.data.source_analysis.priority_actions) {
      expect(Object.keys(action)).toEqual(["action", "cost", "platforms", "effort", "impact"]);
    }
    expect(await get({ ...HUBSPOT, analysisType: "source" })).toMatchObject({ body: { data: body.data } });
    expect(await balance()).toBe(5);
  });

  it("of one that failed, which is given back", async () => {
    await setFaults(product.sandbox, [{ model: "*", task: "advice", kind: "error", status: 400 }]);
    const { status, body } = await maya.post(SEO, { ...RERUN, modelId: "x-ai/grok-3-mini" });
    expect([status, body]).toMatchObject([
      200,
      { refunded: true, data: { seo_analysis: null, error: expect.stringMatching(/\.$/) } },
    ]);
    expect((await get({ ...HUBSPOT, modelId: "x-ai/grok-3-mini" })).status).toBe(404);
    expect(await balance()).toBe(5);
  });
});

it.each([
  ["searchSessionId", { searchSessionId: "tab-1" }, {}],
  ["Idempotency-Key", {}, { "idempotency-key": "tab-2" }],
  ["nothing but the same minute", {}, {}],
])("calls at once and again with %s are one analysis and one charge", async (_how, body, headers) => {
  const ask = () => maya.post(SEO, { ...RERUN, ...body }, headers);
  const replies = [...(await Promise.all([ask(), ask(), ask()])), await ask()];
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(replies.map((reply) => reply.body.data.id)).size).toBe(1);
  expect(await balance()).toBe(4);
});

it("goes on when its client leaves", async () => {
  await setFaults(product.sandbox, [{ model: "*", task: "advice", kind: "hold" }]);
  const left = new AbortController();
  const response = fetch(`${product.url}/api${SEO}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${maya.token}` },
    body: JSON.stringify({ ...RERUN, searchSessionId: "left" }),
    signal: left.signal,
  });
  const runs = () =>
    product.db.selectFrom("analyses").select("run_id").where("user_id", "=", maya.userId).execute();
  await expect.poll(async () => (await runs()).length).toBe(1);
  left.abort();
  await expect(response).rejects.toThrow();
  await setFaults(product.sandbox, []);
  const { body } = await maya.post(SEO, { ...RERUN, searchSessionId: "left" });
  expect(body).toMatchObject({ refunded: false, data: { id: (await runs())[0]?.run_id } });
});

describe("without credits", () => {
  it("shows the first two of each list, then is refused; tRPC and REST alike", async () => {
    await setCredits(0);
    const companies = ["webflow.com", "pipedrive.com", "hubspot.com", "ahrefs.com"];
    const replies = [];
    for (const domain of companies) replies.push(await maya.post(SEO, { ...RERUN, domain }));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(replies.at(-1)?.body).toMatchObject({ error: "Insufficient credits" });
    expect((await maya.post(SOURCE, RERUN)).status).toBe(429);
    const data = replies[0]?.body.data;
    expect(data).toMatchObject({ was_censored: true, censor_reason: "no_credits" });
    const { recommendations, recommendation_reasons: reasons } = data.seo_analysis;
    for (const list of [recommendations.slice(2), reasons.slice(2)]) {
      for (const text of list) expect(text).toMatch(/^.?\*{5}$/);
    }
    expect(recommendations.slice(0, 2).join("")).not.toMatch(/^.?\*{5}$/);
    const row = product.db.selectFrom("analyses").select("advice").where("run_id", "=", data.id);
    const kept = (await row.executeTakeFirstOrThrow()).advice?.recommendations ?? [];
    const hidden = kept.slice(2).map(({ text }) => text);
    expect(hidden.length).toBeGreaterThan(0);
    const input = encodeURIComponent(JSON.stringify({ kind: "seo", domain: "webflow.com" }));
    const trpc = await fetch(`${product.url}/trpc/analysis.stored?input=${input}`, {
      headers: { authorization: `Bearer ${maya.token}` },
    });
    const wire = JSON.stringify([(await get({ ...HUBSPOT, domain: "webflow.com" })).body, await trpc.json()]);
    for (const text of hidden) expect(wire).not.toContain(text);
  });
});

describe("bad input", () => {
  it.each<[string, object | undefined, number, string | RegExp]>([
    ["no body", undefined, 400, "Domain not specified."],
    ["no domain", { modelId: GPT }, 400, "Domain not specified."],
    ["no model", { domain: "hubspot.com" }, 400, "Model not specified."],
    ["no domain, new", { ...RERUN, domain: "" }, 400, "Domain not specified."],
    ["no model, new", { ...RERUN, modelId: " " }, 400, "Model not specified."],
    ["none stored", HUBSPOT, 404, "No stored analysis"],
    ["an unknown model", { ...RERUN, modelId: "none" }, 422, "Invalid model selected."],
    ["no domain of a company", { ...RERUN, domain: "a b" }, 400, /valid domain/],
    ["another kind", { ...RERUN, analysisType: "company" }, 400, /^analysisType/],
    ["a wrong type", { ...RERUN, forceRerun: "yes" }, 400, /^forceRerun/],
    ["NUL", { ...RERUN, companyName: "a\u0000" }, 400, /not allowed/],
    [
      "an empty session",
      { ...RERUN, searchSessionId: "" },
      400,
      "searchSessionId: must have at least 1 character",
    ],
  ])("%s is refused, and charged nothing", async (_what, body, status, error) => {
    const expected = {
      status,
      body: { error: typeof error === "string" ? error : expect.stringMatching(error) },
    };
    expect(await maya.post(SEO, body)).toMatchObject(expected);
    expect(await maya.post(SOURCE, body)).toMatchObject(expected);
    expect(await balance()).toBe(5);
  });

  it.each([
    [{}, 400, "Domain not specified."],
    [{ domain: "hubspot.com" }, 400, "Model not specified."],
    [{ ...HUBSPOT, analysisType: "company" }, 400, expect.stringMatching(/^analysisType/)],
    [HUBSPOT, 404, "No stored analysis"],
  ] as const)("GET of %j is %i", async (query, status, error) => {
    expect(await get(query)).toMatchObject({ status, body: { error } });
  });

  it("a session id that was used for something else is refused, guests are, and others see nothing", async () => {
    const session = { searchSessionId: "mine" };
    await maya.post(SEO, { ...RERUN, ...session });
    expect((await maya.post(SEO, { ...RERUN, ...session, domain: "notion.so" })).status).toBe(409);
    const eve = await signUp(product);
    expect((await eve.post(SEO, HUBSPOT)).status).toBe(404);
    for (const path of [SEO, SOURCE])
      expect((await caller(product).post(path, { domain: 7 })).status).toBe(401);
    expect((await caller(product).get(SEO)).status).toBe(401);
  });
});
