import { describe, expect, it } from "vitest";
import { ENTRY_NOUNS, KIND_TITLES, SANDBOX_LABEL, searchBadge } from "./labels.ts";
import { rankingKindOf, SEARCH_KINDS } from "./runs.ts";

describe("labels", () => {
  it("name every kind of run and what it lists", () => {
    expect(SEARCH_KINDS.map((kind) => [KIND_TITLES[kind], ENTRY_NOUNS[rankingKindOf(kind)].many])).toEqual([
      ["Company Ranking", "companies"],
      ["Expert Ranking", "experts"],
      ["Prompt Comparison", "companies"],
    ]);
  });

  it("have the article that their noun takes", () => {
    for (const { one, article } of Object.values(ENTRY_NOUNS))
      expect(article).toBe(/^[aeiou]/.test(one) ? "an" : "a");
  });

  it("say what the models drew on", () => {
    expect([searchBadge(true), searchBadge(false)]).toEqual(["Web Search", "Training Data"]);
    expect(SANDBOX_LABEL).toBe("Sandbox data");
  });
});
