import type { RankedEntry, RunEvent } from "@standings/domain";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIVE, type Product, type SignedUp, setCredits, signUp, startProduct } from "./product.ts";
import { openStream } from "./stream.ts";

let product: Product;
let poor: SignedUp;
beforeAll(async () => {
  product = await startProduct();
  poor = await signUp(product);
  await setCredits(product, poor.userId, 0);
});
afterAll(() => product.close());

const question = { prompt: "Best CRM for startups", models: FIVE };
const KEPT = "Qualified support answers on weekends.";
const TEXT = [
  "It beats Vexlorian's price.",
  "VÉXLORIAN users move here.",
  "A vex-lorian import is there.",
  "As in **Vex**lorian.",
  "More than V\u200be\u200bx\u200blorianism.",
  KEPT,
].join(" ");

/** Lets every model list a hidden company last, and name it in what it says of the first. */
async function plantHiddenCompany(runId: string): Promise<void> {
  const { db } = product;
  const log = await db.selectFrom("run_events").selectAll().where("run_id", "=", runId).execute();
  const planted = log.map((row) => ({ ...row, event: JSON.stringify(withHidden(row.event)) }));
  await db.deleteFrom("run_events").where("run_id", "=", runId).execute();
  await db.insertInto("run_events").values(planted).execute();
}

function withHidden(event: RunEvent): RunEvent {
  if (event.type !== "model_complete" || event.status !== "success") return event;
  const results = event.data.results.map((entry, index, { length }): RankedEntry => {
    if (index === length - 1) return { ...entry, name: "Vexlorian Systems", domain: "vexlorian.com" };
    return index < 5 ? { ...entry, description: TEXT, rationale: TEXT } : entry;
  });
  return { ...event, data: { ...event.data, results } };
}

async function fileText(path: string, body: object): Promise<string> {
  const response = await fetch(`${product.url}/api/analysis/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${poor.token}` },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!path.includes("pdf")) return new TextDecoder().decode(bytes);
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
}

async function subscriptionText(searchId: string): Promise<string> {
  const input = encodeURIComponent(JSON.stringify({ searchId }));
  const response = await fetch(`${product.url}/trpc/search.events?input=${input}`, {
    headers: { authorization: `Bearer ${poor.token}`, accept: "text/event-stream" },
  });
  return response.text();
}

/** Letters alone: what is left of a name when signs, accents and gaps are read over. */
function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\\u[0-9a-f]{4}|[^a-z]/g, "");
}

describe("a hidden company named in the texts of visible ones", () => {
  it("is in no byte of stream, tRPC, REST, CSV or PDF, and the other sentences stay", async () => {
    const events = await (await openStream({ ...product, ...poor, body: question })).all();
    const { searchId } = events[0]?.data ?? {};
    await plantHiddenCompany(searchId);
    const stream = await openStream({ ...product, ...poor, body: { ...question, searchId } });
    const claim = { prompt: question.prompt, modelResults: {}, searchId };
    const texts: Record<string, string> = {
      stream: JSON.stringify(await stream.all()),
      tRPC: await subscriptionText(searchId),
      REST: JSON.stringify((await poor.post("/analysis/aggregate-results", claim)).body),
    };
    for (const view of ["aggregated", "by_model"])
      for (const format of ["csv", "pdf"])
        texts[`${format} ${view}`] = await fileText(`export-${format}`, { searchId, view });
    for (const [place, text] of Object.entries(texts)) {
      expect(text.length, place).toBeGreaterThan(100);
      expect(lettersOf(text).includes("vexlorian"), place).toBe(false);
    }
    for (const place of ["stream", "tRPC", "REST"]) expect(texts[place]).toContain(`***** ${KEPT}`);
  });
});
