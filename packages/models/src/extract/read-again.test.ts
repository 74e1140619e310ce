import type { ServerResponse } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { type Call, completion, type Endpoint, reply, startEndpoint } from "../../test/endpoint.ts";
import { askModel } from "../ask/ask-model.ts";
import { createBreaker } from "../ask/breaker.ts";
import { EXTRACTION_SCHEMA, extractionInstruction } from "./instruction.ts";

const open: Endpoint[] = [];
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close();
});

const PROSE = "everyone i know ends up with acme, and the others use bolt works.";
const entry = (name: string) => ({ name, quote: PROSE, place: "", address: "" });
const names = (...listed: string[]) => JSON.stringify({ entries: listed.map(entry) });

type Handler = (response: ServerResponse) => void;
const says =
  (text: string): Handler =>
  (response) =>
    reply(response, 200, completion(text));

/** Asks a model that answers with `answer` and a second one that does as `extract` says. */
async function setUp(answer: string, extract: Handler) {
  const isExtraction = ({ body }: Call) => body?.model === "cheap";
  const endpoint = await startEndpoint((call, response) =>
    isExtraction(call) ? extract(response) : reply(response, 200, completion(answer)),
  );
  open.push(endpoint);
  const breaker = createBreaker();
  const question = {
    kind: "company",
    modelId: "m",
    upstreamId: "u",
    prompt: "Best?",
    webSearch: true,
    market: null,
  } as const;
  return {
    extractions: () => endpoint.calls.filter(isExtraction),
    ask: (deadlineMs = 120_000, extraction: { upstreamId: string; deadlineMs: number } | null = CHEAP) =>
      askModel(
        { ...question, isRetry: false },
        {
          gateway: endpoint.gateway,
          breaker,
          backoffMs: 1,
          deadlineMs,
          extraction,
          signal: new AbortController().signal,
        },
      ),
  };
}
const CHEAP = { upstreamId: "cheap", deadlineMs: 60_000 };

describe("an answer that rules read badly", () => {
  it("is read again by the extraction model, once, and its names are the entries", async () => {
    const { ask, extractions } = await setUp(PROSE, says(names("acme", "bolt works", "Zorg")));
    expect(await ask()).toMatchObject({
      status: "success",
      readBy: "model",
      answer: {
        outcome: "ranked",
        entries: [
          { rank: 1, name: "acme" },
          { rank: 2, name: "bolt works" },
        ],
      },
      reply: { text: PROSE, promptTokens: 10 },
      extraction: {
        upstreamId: "cheap",
        result: "used",
        promptTokens: 10,
        completionTokens: 20,
        costUsd: 0.001,
      },
    });
    expect(extractions()).toHaveLength(1);
    const body = extractions()[0]?.body;
    expect(body?.messages).toEqual([
      { role: "system", content: extractionInstruction("company") },
      { role: "user", content: PROSE },
    ]);
    expect(body?.response_format).toMatchObject({ json_schema: { name: EXTRACTION_SCHEMA.name } });
    expect(body?.tools).toBeUndefined();
  });

  it.each<[string, string, Handler, number?]>([
    ["invents", "kept", says(names("Zorg", "Bolt"))],
    ["finds nobody", "kept", says(names())],
    ["breaks off", "failed", says('{"entries":[{"name":"ac')],
    ["writes prose", "failed", says("acme and bolt")],
    ["fails", "failed", (response) => reply(response, 500, {})],
    ["is cut", "failed", (response) => response.destroy()],
    ["hangs", "failed", () => {}, 300],
  ])("stays as it was when the model %s", async (_what, result, extract, deadlineMs = CHEAP.deadlineMs) => {
    const { ask, extractions } = await setUp(PROSE, extract);
    expect(await ask(120_000, { ...CHEAP, deadlineMs })).toMatchObject({
      status: "success",
      readBy: "parser",
      extraction: { result },
      answer: { outcome: "named_nobody", entries: [] },
    });
    expect(extractions()).toHaveLength(1);
  });

  it("ends within the deadline of the whole question", async () => {
    const { ask } = await setUp(PROSE, () => {});
    expect(await ask(2_000)).toMatchObject({ status: "success", extraction: { result: "failed" } });
  });

  it("is read once while the extraction model keeps failing, and without one", async () => {
    const { ask, extractions } = await setUp(PROSE, (response) => reply(response, 403, {}));
    for (let question = 0; question < 8; question += 1) await ask();
    expect(await ask()).toMatchObject({ status: "success", readBy: "parser", extraction: null });
    expect(extractions()).toHaveLength(8);
    expect(await ask(120_000, null)).toMatchObject({ status: "success", extraction: null });
  });
});

it.each([
  ["JSON", '{"sector":"","results":[{"company_name":"Acme"}]}', "json"],
  ["a plain list", "1. Acme\n2. Bolt Works\n3. Crane & Sons", "list"],
])("%s is not given to the extraction model", async (_shape, answer, shape) => {
  const { ask, extractions } = await setUp(answer, says(names("Acme")));
  expect(await ask()).toMatchObject({ readBy: "parser", extraction: null, answer: { shape } });
  expect(extractions()).toHaveLength(0);
});
