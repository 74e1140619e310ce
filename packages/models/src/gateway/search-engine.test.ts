import type { SearchEngine } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RECORDED_REPLIES } from "../../test/recorded-replies.ts";
import { GATEWAY_KINDS } from "./capabilities.ts";
import { type AskedSearch, readEngine } from "./search-engine.ts";

type Recorded = keyof typeof RECORDED_REPLIES;

const TOOL: AskedSearch = { kind: "openrouter", search: "tool" };
const OPTIONS: AskedSearch = { kind: "openrouter", search: "built_in" };
const UNASKED: AskedSearch = { kind: "openrouter", search: "none" };
const GENERIC: AskedSearch = { kind: "generic", search: "none" };
const OPENAI: AskedSearch = { kind: "openai", search: "none" };
const OLLAMA: AskedSearch = { kind: "ollama", search: "none" };

it.each<[string, AskedSearch, Recorded, SearchEngine | null]>([
  ["OpenRouter counts a search and no call of its tool", TOOL, "openRouterNative", "native"],
  ["OpenRouter records calls of the tool that we offered", TOOL, "openRouterTool", "exa"],
  ["OpenRouter only counts them", TOOL, "openRouterToolWithoutRecords", "exa"],
  ["OpenRouter counts searches as one sum", TOOL, "openRouterGuide", null],
  ["a page is cited and nothing counted", TOOL, "openRouterPlugin", null],
  ["the model was asked by web_search_options", OPTIONS, "openRouterPlugin", "native"],
  ["Sonar searched unasked", UNASKED, "perplexity", "native"],
  ["Sonar counts its searches alone", UNASKED, "perplexityWithoutResults", "native"],
  ["calls of a tool that we did not offer are told", UNASKED, "openRouterTool", "gateway"],
  ["another gateway passes on calls of OpenRouter's tool", GENERIC, "openRouterTool", "gateway"],
  ["another gateway passes on a provider's count", GENERIC, "openRouterNative", "native"],
  ["another gateway passes on pages alone", GENERIC, "openAiSearchModel", null],
  ["OpenAI's search model cites pages", OPENAI, "openAiSearchModel", "native"],
  ["Ollama passes on pages alone", OLLAMA, "openAiSearchModel", null],
])("the search is whose it was where %s", (_where, asked, name, engine) => {
  expect(readEngine(RECORDED_REPLIES[name], asked)).toBe(engine);
});

describe("the search", () => {
  const kinds = fc.constantFrom(...GATEWAY_KINDS);
  const means = fc.constantFrom("tool", "built_in", "none");
  const calls = fc.integer({ min: 1, max: 9 });

  it("is Exa only where we asked OpenRouter for it and its tool was called", () => {
    const asked = fc.record({ kind: kinds, search: means });
    fc.assert(
      fc.property(asked, fc.nat(9), fc.nat(9), (how, tool_calls_requested, web_search_requests) => {
        const usage = { server_tool_use_details: { tool_calls_requested, web_search_requests } };
        const isExa = how.kind === "openrouter" && how.search === "tool" && tool_calls_requested > 0;
        expect(readEngine({ usage }, how) === "exa").toBe(isExa);
      }),
    );
  });

  it("is the provider's where searches are counted without calls, at every gateway", () => {
    fc.assert(
      fc.property(kinds, means, calls, (kind, search, web_search_requests) => {
        const usage = { server_tool_use_details: { web_search_requests } };
        expect(readEngine({ usage }, { kind, search })).toBe("native");
      }),
    );
  });
});
