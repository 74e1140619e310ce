import {
  aggregateRankings,
  asColumnId,
  BUILT_IN_CATALOGUE,
  describeColumn,
  type SearchRecord,
} from "@standings/domain";
import { expect, it } from "vitest";
import { describeSearch } from "./load-shared-search.ts";

/** A search whose models each name the same companies. */
function searchOf(models: number, names: readonly string[]): SearchRecord {
  const columns = Array.from({ length: models }, (_, index) => ({
    ...describeColumn(asColumnId(`model-${index}`), BUILT_IN_CATALOGUE),
    results: names.map((name, place) => ({ rank: place + 1, name, domain: "" })),
    status: "success" as const,
    outcome: "ranked" as const,
    citations: [],
    sector: null,
    grounding: null,
    durationMs: 1,
    error: null,
  }));
  return {
    id: "",
    kind: "company",
    prompt: "Best CRM",
    prompt2: null,
    market: null,
    webSearch: true,
    sector: null,
    isPrivate: false,
    isSandbox: true,
    wasCensored: false,
    censorReason: null,
    createdAt: "",
    models: columns,
    results: aggregateRankings(columns, "company"),
  };
}

it.each([
  [1, ["Attio"], "Which companies 1 AI model ranks for “Best CRM”: 1. Attio."],
  [2, ["Attio", "Folk"], "Which companies 2 AI models rank for “Best CRM”: 1. Attio, 2. Folk."],
  [2, [], "Which companies 2 AI models rank for “Best CRM”."],
])("describes a search of %d models that name %j", (models, names, description) => {
  expect(describeSearch(searchOf(models, names))).toBe(description);
});
