import { expect, it } from "vitest";
import { searchMeansOf } from "./search-means.ts";

it.each([
  ["calls tools", { supported_parameters: ["max_tokens", "tools", "tool_choice"] }, "tool"],
  ["calls tools and searches itself", { supported_parameters: ["web_search_options", "tools"] }, "tool"],
  ["searches itself", { supported_parameters: ["max_tokens", "web_search_options"] }, "built_in"],
  ["does neither", { supported_parameters: ["max_tokens", "temperature"] }, "none"],
  ["is not described", { id: "u" }, "tool"],
  ["is described by nonsense", { supported_parameters: "tools" }, "tool"],
  ["is nothing", null, "tool"],
] as const)("a model that %s", (_what, model, means) => expect(searchMeansOf(model)).toBe(means));
