import { expect, it } from "vitest";
import { listedSearchOf, searchMeansOf } from "./search-means.ts";

it.each([
  ["calls tools", { supported_parameters: ["max_tokens", "tools", "tool_choice"] }, "tool"],
  ["calls tools and searches itself", { supported_parameters: ["web_search_options", "tools"] }, "tool"],
  ["searches itself", { supported_parameters: ["max_tokens", "web_search_options"] }, "built_in"],
  ["does neither", { supported_parameters: ["max_tokens", "temperature"] }, "none"],
  ["is not described", { id: "u" }, "tool"],
  ["is described by nonsense", { supported_parameters: "tools" }, "tool"],
  ["is nothing", null, "tool"],
] as const)("a model that %s", (_what, model, means) => expect(searchMeansOf(model)).toBe(means));

it.each([
  ["calls tools", "openrouter", { supported_parameters: ["tools"] }, "exa"],
  [
    "calls tools and has no price for a search",
    "openrouter",
    { supported_parameters: ["tools"], pricing: { web_search: "0" } },
    "exa",
  ],
  [
    "calls tools and has a price for a search",
    "openrouter",
    { supported_parameters: ["tools"], pricing: { web_search: "0.01" } },
    "native",
  ],
  [
    "takes options for its search",
    "openrouter",
    { supported_parameters: ["tools", "web_search_options"] },
    "native",
  ],
  ["does neither", "openrouter", { supported_parameters: ["max_tokens"] }, "none"],
  ["is not described", "openrouter", { id: "maker/quiet" }, "unknown"],
  [
    "is priced by nonsense",
    "openrouter",
    { supported_parameters: ["tools"], pricing: { web_search: {} } },
    "exa",
  ],
  [
    "is at a gateway without search",
    "generic",
    { supported_parameters: ["tools", "web_search_options"] },
    "none",
  ],
] as const)("a model that %s (%s) is listed so", (_what, kind, model, by) =>
  expect(listedSearchOf(model, kind)).toBe(by),
);
