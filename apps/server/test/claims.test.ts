import { afterAll, beforeAll, expect, it } from "vitest";
import { FIVE, type Product, type SignedUp, setFaults, signUp, startProduct } from "./product.ts";
import { openStream } from "./stream.ts";

/** A search of which a model failed, as clients name it: by the models that answered, with what they make up. */

let product: Product;
let maya: SignedUp;
let searchId: string;

const [GPT = "", ...ANSWERED] = FIVE;
const prompt = "Best CRM for startups";
const lie = { rank: 1, company_name: "Lies Inc", domain: "lies.example" };
const modelResults = Object.fromEntries(
  ["Claude 3_5", "Gemini 2_5 (Flash)", "Grok 3 (Mini)", "Llama 4"].map((key) => [key, [lie]]),
);

beforeAll(async () => {
  product = await startProduct();
  maya = await signUp(product);
  await setFaults(product.sandbox, [{ model: GPT, kind: "error", status: 403 }]);
  const body = { prompt, models: FIVE, action_type: "prompt_analysis" };
  const [start] = await (await openStream({ ...product, ...maya, body })).all();
  await setFaults(product.sandbox, []);
  searchId = start?.data.searchId;
});
afterAll(() => product.close());

const CLAIMS = [
  ["results by name", { prompt, modelResults }],
  ["model ids", { prompt, models: ANSWERED }],
  ["queried models", { prompt, models_queried: ANSWERED, results: [lie] }],
  ["a prompt as it was typed", { prompt: "  best CRM for startups ", model_results: modelResults }],
] as const;

it.each(CLAIMS)("is aggregated by %s", async (_name, claim) => {
  const { status, body } = await maya.post("/analysis/aggregate-results", claim);
  expect([status, body.data.searchId]).toEqual([200, searchId]);
  const saved = (await maya.get(`/search/${searchId}`)).body;
  expect(body.data.results).toEqual(saved.results);
});

it.each(CLAIMS)("is what POST /search gives for %s", async (_name, claim) => {
  const { status, body } = await maya.post("/search", claim);
  expect([status, body._id]).toEqual([200, searchId]);
  expect(body).toEqual((await maya.get(`/search/${searchId}`)).body);
});

it.each(CLAIMS)("is exported as CSV by %s", async (_name, claim) => {
  const { status, body } = await maya.post("/analysis/export-csv", claim);
  expect(status).toBe(200);
  expect(body).toContain("hubspot.com");
  expect(body).not.toContain("Lies Inc");
});

it("is exported as PDF by what the documented bodies say", async () => {
  for (const path of ["export-pdf", "export-model-comparison-pdf"]) {
    const { status, headers } = await maya.post(`/analysis/${path}`, { prompt, modelResults });
    expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
  }
});

it.each([
  ["a model that was not asked", { prompt, models: ["perplexity/sonar"] }, 404],
  ["a name that is no model's", { prompt, modelResults: { Nobody: [] } }, 422],
])("is not found by %s", async (_name, claim, status) => {
  expect((await maya.post("/analysis/aggregate-results", claim)).status).toBe(status);
});

it("is deleted once, by its owner", async () => {
  const other = await signUp(product);
  expect((await other.delete(`/search/${searchId}`)).status).toBe(404);
  expect((await maya.delete(`/search/${searchId}`)).body).toEqual({ ok: true });
  for (const id of [searchId, "nonsense"]) expect((await maya.delete(`/search/${id}`)).status).toBe(404);
  expect((await maya.get(`/search/${searchId}`)).status).toBe(404);
});
