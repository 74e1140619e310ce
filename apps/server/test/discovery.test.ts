import { DISCOVERY_PROMPTS, MAX_RESULTS } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Product, type SignedUp, setFaults, signUp, startProduct } from "./product.ts";
import { openStream, type StreamRequest } from "./stream.ts";

/** `POST /company/prompt-discovery` (spec part 2 §7). */

let product: Product;
let maya: SignedUp;
beforeAll(async () => {
  product = await startProduct();
});
beforeEach(async () => {
  maya = await signUp(product);
});
afterAll(() => product.close());

const PATH = "/company/prompt-discovery";
const WEBFLOW = { domain: "webflow.com", companyName: "Webflow", modelId: "openai/gpt-4.1-mini" };
const open = (request: Partial<StreamRequest> = {}) =>
  openStream({ ...product, ...maya, path: PATH, body: WEBFLOW, ...request });
const balance = async () => (await maya.get("/user/credits")).body.credits;

describe("the stream", () => {
  it("has the documented events", async () => {
    const events = (await (await open()).all()).map(({ data }) => data);
    const [start, agent1, proposed, agent2, ...rest] = events;
    expect(start).toEqual({
      type: "start",
      discoveryId: expect.any(String),
      remainingCredits: 3,
      ...WEBFLOW,
    });
    expect([agent1, agent2]).toEqual([{ type: "agent1_start" }, { type: "agent2_start" }]);
    expect(proposed).toEqual({
      type: "agent1_complete",
      prompts: Array.from({ length: DISCOVERY_PROMPTS }, () => ({
        prompt: expect.any(String),
        status: "pending",
        rank: null,
        found: false,
        error: null,
      })),
    });
    const results = rest.filter(({ type }) => type === "prompt_result");
    for (const [of, status] of [
      ["prompt_testing", "testing"],
      ["prompt_result", "completed"],
    ]) {
      const own = rest.filter(({ type }) => type === of);
      expect(own.map(({ index }) => index).sort()).toEqual([...proposed.prompts.keys()]);
      for (const event of own)
        expect(event).toMatchObject({ status, prompt: proposed.prompts[event.index].prompt });
    }
    const ranks = results.flatMap(({ rank }) => rank ?? []);
    expect(Math.max(...ranks)).toBeLessThanOrEqual(MAX_RESULTS.company);
    const byIndex = [...results].sort((a, b) => a.index - b.index);
    expect(rest.at(-1)).toEqual({
      type: "complete",
      discoveryId: start.discoveryId,
      remainingCredits: 3,
      refunded: false,
      stopped: false,
      results: byIndex.map(({ prompt, found, rank }) => ({ prompt, found, rank })),
      avgRank: Math.round((10 * ranks.reduce((sum, rank) => sum + rank, 0)) / ranks.length) / 10,
    });
  });

  it("goes on where it was cut, also after its end, and charges once", async () => {
    const cut = await open();
    const seen = await cut.until(({ data }) => data.type === "prompt_result");
    cut.close();
    const body = { discoveryId: seen[0]?.data.discoveryId };
    const rest = await (await open({ body, lastEventId: seen.at(-1)?.id ?? 0 })).all();
    const again = await (await open({ body })).all();
    expect([...seen, ...rest]).toEqual(again);
    expect(await balance()).toBe(3);
  });

  it("is that of the running discovery for whoever starts it again", async () => {
    const both = await Promise.all([open(), open()]);
    const [first, second] = await Promise.all(both.map((stream) => stream.all()));
    expect(first).toEqual(second);
    expect(await balance()).toBe(3);
  });

  it("ends with the error of a failed strategy, which is refunded", async () => {
    await setFaults(product.sandbox, [{ model: "*", kind: "refusal" }]);
    const events = await (await open()).all();
    await setFaults(product.sandbox, []);
    expect(events.map(({ data }) => data).slice(1)).toEqual([
      { type: "agent1_start" },
      { type: "error", error: expect.any(String), remainingCredits: 5, refunded: true },
    ]);
    expect(await balance()).toBe(5);
  });
});

it("tests the caller's own prompts with several models, for a credit more each, and gives them as files", async () => {
  const modelIds = ["openai/gpt-4.1-mini", "perplexity/sonar"];
  const prompts = ["Best website builders for potters", "Which website builder is cheapest"];
  const trade = { sells: "website builders" };
  const body = { domain: "webflow.com", companyName: "Webflow", modelIds, prompts, trade };
  const events = (await (await open({ body })).all()).map(({ data }) => data);
  expect(events[0]).toMatchObject({ modelId: modelIds[0], modelIds, remainingCredits: 2 });
  const results = events.filter(({ type }) => type === "prompt_result");
  expect(results.map(({ prompt }) => prompt).sort()).toEqual(prompts);
  for (const { byModel } of results)
    expect(byModel.map(({ modelId }: { modelId: string }) => modelId)).toEqual(modelIds);
  const csv = await fetch(`${product.url}/api${PATH}/${events[0]?.discoveryId}/export`, {
    headers: { authorization: `Bearer ${maya.token}` },
  });
  expect([csv.status, (await csv.text()).trim().split("\r\n").length]).toEqual([200, 5]);
  expect(await balance()).toBe(2);
});

it("is refused without two credits, with the documented body", async () => {
  await product.db.updateTable("users").set({ credits: 1 }).where("id", "=", maya.userId).execute();
  const { status, body } = await maya.post(PATH, WEBFLOW);
  expect([status, body]).toEqual([
    429,
    {
      error: "Insufficient credits",
      errorType: "insufficient_credits",
      currentCredits: 1,
      creditsRequired: 2,
    },
  ]);
});

it.each([
  ["no company name", { domain: "webflow.com" }, {}, 400, "Domain and company name are required"],
  ["no body", undefined, {}, 400, "Domain and company name are required"],
  ["no domain of a company", { ...WEBFLOW, domain: "a b" }, {}, 400, /valid domain/],
  ["an unknown model", { ...WEBFLOW, modelId: "none" }, {}, 422, "Invalid model selected."],
  ["a prompt that names the company", { ...WEBFLOW, prompts: ["Is Webflow good"] }, {}, 400, /^Prompt 1/],
  [
    "six models",
    { ...WEBFLOW, modelIds: ["a", "b", "c", "d", "e", "f"] },
    {},
    422,
    "Invalid model selected.",
  ],
  ["a wrong type", { ...WEBFLOW, companyName: 7 }, {}, 400, /^companyName/],
  ["NUL", { ...WEBFLOW, companyName: "a\u0000" }, {}, 400, /not allowed/],
  ["a discoveryId that is none", { ...WEBFLOW, discoveryId: 7 }, {}, 400, /^discoveryId/],
  ["an unknown discoveryId", { discoveryId: "none" }, {}, 404, "Could not find this discovery."],
  ["Last-Event-ID alone", WEBFLOW, { "last-event-id": "3" }, 400, "discoveryId: Required"],
] as const)("refuses %s and charges nothing", async (_what, body, headers, status, error) => {
  const reply = await maya.post(PATH, body, headers);
  expect([reply.status, reply.body]).toEqual([
    status,
    { error: typeof error === "string" ? error : expect.stringMatching(error) },
  ]);
  expect(await balance()).toBe(5);
});

it("is refused to guests, and to others", async () => {
  const stream = await open();
  const [start] = await stream.until(({ data }) => data.type === "start");
  stream.close();
  const eve = await signUp(product);
  expect((await eve.post(PATH, { discoveryId: start?.data.discoveryId })).status).toBe(404);
  expect((await fetch(`${product.url}/api${PATH}`, { method: "POST" })).status).toBe(401);
});
