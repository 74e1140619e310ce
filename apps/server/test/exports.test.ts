import { readXlsx } from "hucre/xlsx";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIVE, type Product, type SignedUp, setCredits, signUp, startProduct } from "./product.ts";
import { openStream, type StreamEvent } from "./stream.ts";

let product: Product;
let maya: SignedUp;

const question = { prompt: "Best CRM for startups", models: FIVE };
const comparison = {
  models: [`${FIVE[0]}_prompt1`, `${FIVE[0]}_prompt2`],
  action_type: "prompt_comparison",
  promptComparison: { prompt1: "Best CRM for startups", prompt2: "Best project management tools" },
};

beforeAll(async () => {
  product = await startProduct();
  maya = await signUp(product);
  await setCredits(product, maya.userId, 50);
});
afterAll(() => product.close());

const search = async (body: object, person = maya): Promise<StreamEvent[]> =>
  (await openStream({ ...product, ...person, body })).all();

interface File {
  readonly status: number;
  readonly type: string | null;
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Of a PDF or a CSV; of an error its message. */
  readonly text: string;
  readonly pages: number;
}

const exportAs = (path: string, body: object, person = maya) => exportAt(`/analysis/${path}`, body, person);

async function exportAt(path: string, body: object, person = maya): Promise<File> {
  const response = await fetch(`${product.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
    body: JSON.stringify(body),
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const type = response.headers.get("content-type");
  const disposition = response.headers.get("content-disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "";
  const file = { status: response.status, type, name, bytes: bytes.slice() };
  if (type !== "application/pdf") {
    const text = new TextDecoder().decode(bytes);
    return { ...file, text: response.ok ? text : JSON.parse(text).error, pages: 0 };
  }
  const document = await getDocumentProxy(bytes);
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { ...file, text, pages: totalPages };
}

describe("PDF", () => {
  it("holds the aggregate, in its order, with what belongs to it", async () => {
    const [start] = await search(question);
    const { searchId } = start?.data ?? {};
    const { body } = await maya.get(`/search/${searchId}`);
    const file = await exportAs("export-pdf", {
      ...question,
      type: "archived_results",
      results: body.results,
    });
    expect([file.status, file.type]).toEqual([200, "application/pdf"]);
    expect(file.name).toMatch(/^standings-best-crm-for-startups-\d{8}-\d{6}\.pdf$/);
    expect(file.text).toContain(question.prompt);
    expect(file.text).toContain(`page 1 of ${file.pages}`);
    let at = 0;
    for (const { company_name } of body.results.slice(0, 5)) {
      const next = file.text.indexOf(company_name.slice(0, 8), at);
      expect(next, company_name).toBeGreaterThan(-1);
      at = next;
    }
  });

  it("holds one list per model, by the keys of the documented body", async () => {
    const events = await search(question);
    const results = events.flatMap(({ data }) =>
      data.status === "success" ? [[data.modelName, data.data.results]] : [],
    );
    const modelResults = Object.fromEntries(results.map(([name, list]) => [name.replaceAll(".", "_"), list]));
    const file = await exportAs("export-model-comparison-pdf", {
      prompt: question.prompt,
      modelResults,
      models: FIVE,
    });
    expect(file.status).toBe(200);
    for (const [name, list] of results) {
      expect(file.text).toContain(name);
      expect(file.text).toContain(list[0].company_name.slice(0, 8));
    }
  });

  it("holds experts and comparisons", async () => {
    const [experts] = await search({
      ...question,
      prompt: "Best AI experts",
      action_type: "expert_analysis",
    });
    const expert = await exportAs("export-pdf", { searchId: experts?.data.searchId });
    expect(expert.text).toContain("Expert Ranking");
    const [pair] = await search(comparison);
    const { searchId } = pair?.data ?? {};
    const compared = await exportAs("export-pdf", { searchId, type: "prompt_comparison" });
    expect(compared.name).toMatch(/^standings-best-crm-for-startups-vs-[a-z-]+-\d{8}-\d{6}\.pdf$/);
    for (const prompt of Object.values(comparison.promptComparison)) expect(compared.text).toContain(prompt);
  });

  it("hides what a censored search hides", async () => {
    const pro = await signUp(product);
    await setCredits(product, pro.userId, 0);
    const events = await search(question, pro);
    const { searchId } = events[0]?.data ?? {};
    const log = await product.db
      .selectFrom("run_events")
      .select("event")
      .where("run_id", "=", searchId)
      .execute();
    const answers = log.flatMap(({ event }) =>
      event.type === "model_complete" && event.status === "success" ? [event.data.results] : [],
    );
    const visible = new Set(answers.flatMap((list) => list.slice(0, 5).map(({ name }) => name)));
    const hidden = answers
      .flatMap((list) => list.slice(5).map(({ name }) => name))
      .filter((name) => !visible.has(name));
    expect(hidden.length).toBeGreaterThan(3);
    for (const view of ["aggregated", "by_model"]) {
      const pdf = await exportAs("export-pdf", { searchId, view }, pro);
      const csv = await exportAs("export-csv", { searchId, view }, pro);
      const xlsx = await exportAs("export-xlsx", { searchId, view }, pro);
      expect([pdf.status, csv.status, xlsx.status]).toEqual([200, 200, 200]);
      const cells = JSON.stringify(await readXlsx(xlsx.bytes));
      for (const name of hidden) {
        expect(pdf.text.includes(name), name).toBe(false);
        expect(csv.text.includes(name), name).toBe(false);
        expect(cells.includes(name), name).toBe(false);
      }
    }
  });

  it("of a comparison is found by the documented body, which names both prompts in one", async () => {
    const [pair] = await search(comparison);
    expect(pair?.data.searchId).toEqual(expect.any(String));
    const { prompt1, prompt2 } = comparison.promptComparison;
    await search({ ...question, prompt: `${prompt1} vs ${prompt2}` });
    const body = { type: "prompt_comparison", modelResults: [{ model: "GPT 4.1", results: [] }] };
    const file = await exportAs("export-pdf", { ...body, prompt: `${prompt1} vs ${prompt2}` });
    expect(file.status).toBe(200);
    expect(file.text).toContain(`Prompt 2`);
    const other = { ...body, modelResults: [{ model: "Claude 3.5", results: [] }] };
    const ofOther = await exportAs("export-pdf", { ...other, prompt: `${prompt1} vs ${prompt2}` });
    expect(ofOther.status).toBe(404);
    const missing = await exportAs("export-pdf", { ...body, prompt: `${prompt2} vs ${prompt1}` });
    expect([missing.status, missing.text]).toEqual([404, "Could not find search data."]);
  });

  it("is found by a model's name without what stands in brackets", async () => {
    const models = ["google/gemini-2.5-flash-lite"];
    await search({ ...question, prompt: "Best payroll software", models });
    const names = { "Gemini 2_5": [] };
    const file = await exportAs("export-pdf", { prompt: "Best payroll software", modelResults: names });
    expect([file.status, file.type]).toEqual([200, "application/pdf"]);
  });

  it("is only of one's own runs and of shared ones, and never of what a body claims", async () => {
    const other = await signUp(product);
    const [shared] = await search(question);
    const open = await exportAs("export-pdf", { searchId: shared?.data.searchId }, other);
    expect([open.status, open.type]).toEqual([200, "application/pdf"]);
    const [start] = await search({ ...question, isPrivate: true });
    for (const body of [
      { searchId: start?.data.searchId },
      {
        prompt: question.prompt,
        models: FIVE,
        results: [{ rank: 1, company_name: "Lies Inc", domain: "lies.example" }],
      },
      { searchId: "nonsense" },
      {},
    ]) {
      const file = await exportAs("export-pdf", body, other);
      expect([file.status, file.text]).toEqual([404, "Could not find search data."]);
    }
  });
});

describe("PDF of a company's tab", () => {
  const company = { companyName: "Lies Inc", domain: "hubspot.com", tabType: "prompt" };
  const exportTab = (changes: object, person = maya) =>
    exportAt("/company/analysis/export-pdf", { ...company, ...changes }, person);

  it("holds the server's own data, whatever the body says and however long it is", async () => {
    await search(question);
    await expect
      .poll(async () => (await maya.get("/search/historical/hubspot.com")).body.searches.length)
      .toBeGreaterThan(0);
    const historicalData = Array.from({ length: 1000 }, () => ({ prompt: "Lies".repeat(400) }));
    const file = await exportTab({ historicalData, analysis: { summary: "Lies" }, sourceAnalysis: null });
    expect([file.status, file.type]).toEqual([200, "application/pdf"]);
    expect(file.name).toMatch(/^hubspot\.com-prompt-analysis-\d{8}-\d{6}\.pdf$/);
    expect(file.text).toContain(`“${question.prompt}”`);
    expect(file.text).not.toContain("Lies");
  });

  it("holds the caller's private questions when they are asked for", async () => {
    const prompt = "Best private CRM";
    await search({ ...question, prompt, isPrivate: true });
    const isPrivateIn = async (changes: object) => (await exportTab(changes)).text.includes(`“${prompt}”`);
    await expect.poll(() => isPrivateIn({ withPrivate: true })).toBe(true);
    expect(await isPrivateIn({})).toBe(false);
  });

  it.each([
    [404, "No stored analysis", { tabType: "seo", analysis: { summary: "Lies" } }],
    [422, "No results available to export", { tabType: "sources", domain: "nobody.com" }],
    [422, "No results available to export", { tabType: "discovery" }],
    [400, "tabType: prompt, seo, sources, discovery", { tabType: "studies" }],
    [400, "tabType: prompt, seo, sources, discovery", { tabType: undefined }],
    [400, "Domain not specified.", { domain: "" }],
  ])("answers %s %s to %j", async (status, message, changes) => {
    const file = await exportTab(changes);
    expect([file.status, file.text]).toEqual([status, message]);
  });
});

describe("CSV", () => {
  it("has a row per company, each model's position in a column", async () => {
    const [start] = await search(question);
    const { body } = await maya.get(`/search/${start?.data.searchId}`);
    const file = await exportAs("export-csv", { searchId: body.id });
    expect(file.type).toBe("text/csv; charset=utf-8");
    expect(file.name).toMatch(/^standings-.*\.csv$/);
    const lines = file.text.trim().split("\r\n");
    expect(lines).toHaveLength(body.results.length + 1);
    expect(lines[0]).toContain("GPT 4.1");
    expect(lines[1]).toContain(body.results[0].company_name);
  });
});

describe("a spreadsheet", () => {
  it("has the cells of the CSV, numbers as numbers", async () => {
    const [start] = await search(question);
    const { body } = await maya.get(`/search/${start?.data.searchId}`);
    const file = await exportAs("export-xlsx", { searchId: body.id });
    expect(file.type).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(file.name).toMatch(/^standings-best-crm-for-startups-\d{8}-\d{6}\.xlsx$/);
    const [sheet] = (await readXlsx(file.bytes)).sheets;
    const [head = [], first = [], ...others] = sheet?.rows ?? [];
    const csv = await exportAs("export-csv", { searchId: body.id });
    expect(csv.text.split("\r\n")[0]).toBe(head.join(","));
    expect(first.slice(0, 2)).toEqual([1, body.results[0].company_name]);
    expect(others).toHaveLength(body.results.length - 1);
  });

  it("is refused with words, as the CSV is", async () => {
    for (const [status, body] of [
      [404, { searchId: "nonsense" }],
      [404, {}],
      [400, { searchId: 7, view: "sideways" }],
    ] as const) {
      const [csv, xlsx] = [await exportAs("export-csv", body), await exportAs("export-xlsx", body)];
      expect([xlsx.status, xlsx.text]).toEqual([status, csv.text]);
    }
  });
});
