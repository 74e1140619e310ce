import type { Grounding, SearchEngine } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RECORDED_REPLIES } from "../../test/recorded-replies.ts";
import { readCited } from "./citations.ts";
import { readGrounding } from "./grounding.ts";

const OFFERED = { kind: "openrouter", search: "tool" } as const;
const groundingOf = (reply: unknown, offered: boolean) =>
  readGrounding(
    reply,
    offered ? OFFERED : { kind: "openrouter", search: "none" },
    readCited(reply).namesPages,
  );

const COULD: Grounding = { type: "could_have_searched" };
const TRAINING: Grounding = { type: "training" };
const searched = (engine: SearchEngine | null, requests: number | null, ...queries: string[]) =>
  ({ type: "searched", engine, queries, requests }) as const;

const EXPECTED: Record<keyof typeof RECORDED_REPLIES, Grounding> = {
  openRouterNative: searched("native", 3),
  openRouterTool: searched("exa", 2, "crm software for startups", "crm reviews 2026"),
  openRouterToolWithoutRecords: searched("exa", 1),
  openRouterGuide: searched(null, 2),
  openRouterPlugin: searched(null, null),
  openRouterToolUnused: COULD,
  openRouterToolUnmentioned: COULD,
  openAiSearchModel: searched(null, null),
  perplexity: searched("native", 1),
  perplexityEarlier: searched("native", null),
  perplexityProSearch: searched("native", 2, "crm for startups", "startup crm pricing"),
  perplexityWithoutResults: searched("native", 1),
};

describe("Gemini's grounding", () => {
  const redirect = "https://vertexaisearch.cloud.google.com/grounding-api-redirect/z";

  it("is a search of its provider with its queries, also through LiteLLM", () => {
    const metadata = { webSearchQueries: ["best roasters"], groundingChunks: [{ web: { uri: redirect } }] };
    const body = { choices: [{ message: {} }], vertex_ai_grounding_metadata: [metadata] };
    expect(groundingOf(body, true)).toEqual(searched("native", null, "best roasters"));
    expect(groundingOf({ choices: [], vertex_ai_grounding_metadata: [{}] }, true)).toEqual(COULD);
  });

  it("is a search also when nobody can tell where its pages are", () => {
    const annotations = [{ url_citation: { url: redirect, title: "Roasters" } }];
    expect(groundingOf({ choices: [{ message: { annotations } }] }, true).type).toBe("searched");
  });
});

describe("what grounded a reply", () => {
  it.each(Object.entries(RECORDED_REPLIES))("is read from what it says: %s", (name, reply) => {
    expect(groundingOf(reply, true)).toEqual(Reflect.get(EXPECTED, name));
  });

  it.each([
    ["a reply that says nothing of searches", RECORDED_REPLIES.openRouterToolUnmentioned, TRAINING],
    ["a count of no searches", RECORDED_REPLIES.openRouterToolUnused, TRAINING],
    // Sonar always searches: what it did counts, not what was asked.
    ["a model that searches unasked", RECORDED_REPLIES.perplexity, searched("native", 1)],
  ])("is never that it could have searched when no search was offered: %s", (_name, reply, expected) => {
    expect(groundingOf(reply, false)).toEqual(expected);
  });

  it("has at most ten queries, each once, in one line of at most 200 characters", () => {
    const queries = [
      "a\u0000\n b",
      "a b",
      "x".repeat(900),
      7,
      ...Array.from({ length: 20 }, (_, i) => `q${i}`),
    ];
    const reasoning_details = queries.map((query) => ({
      type: "reasoning.server_tool_call",
      tool_name: "openrouter:web_search",
      arguments: JSON.stringify({ query }),
    }));
    const grounding = groundingOf({ choices: [{ message: { reasoning_details } }] }, true);
    const read = grounding.type === "searched" ? grounding.queries : [];
    expect(read).toEqual(["a b", "x".repeat(200), ...Array.from({ length: 8 }, (_, i) => `q${i}`)]);
  });

  it("is read from whatever else a gateway sends", () => {
    const hostile = fc.anything();
    const reply = fc.record({
      usage: fc.record({
        server_tool_use_details: hostile,
        server_tool_use: hostile,
        num_search_queries: hostile,
      }),
      choices: fc.constant([]).map(() => hostile),
      search_results: hostile,
      citations: hostile,
    });
    fc.assert(fc.property(fc.oneof(hostile, reply), (body) => void groundingOf(body, true)));
    const message = fc.record({ reasoning_details: fc.array(hostile), reasoning_steps: fc.array(hostile) });
    fc.assert(fc.property(message, (said) => void groundingOf({ choices: [{ message: said }] }, true)));
  });
});
