import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SEARCHED_BY, type SearchedBy } from "../grounding.ts";
import { asModelId } from "../models/catalogue.ts";
import type { StudyAnswerEvent, StudyArm } from "./study-run.ts";
import { searchesSentence } from "./study-sentences.ts";
import { searchesOfModels } from "./study-state.ts";

const CLAUDE = asModelId("anthropic/claude-3.5-haiku");
const answer = (round: number, searchedBy: SearchedBy | null, arm: StudyArm = "list"): StudyAnswerEvent => ({
  type: "answer",
  at: "2026-11-26T09:00:00Z",
  round,
  modelId: CLAUDE,
  arm,
  outcome: searchedBy === null ? "failed" : "listed",
  results: [],
  servedModel: null,
  searchedBy,
  versions: null,
  durationMs: 1,
  detail: null,
});

describe("a study in which one model was searched for in several ways", () => {
  it("names them in the order of their rounds", () => {
    const answers = [
      answer(4, "native"),
      answer(1, "exa"),
      answer(2, "none"),
      answer(3, "exa"),
      answer(5, null),
    ];
    const [model, ...others] = searchesOfModels(answers);
    expect(others).toEqual([]);
    expect(searchesSentence("Claude 3.5", model?.searches ?? [])).toBe(
      "Two kinds of search: Claude 3.5 searched with Exa from round 1, with its own search from round 4; its answers may differ for that.",
    );
  });

  it("is not one whose model left its search out, or was asked without one", () => {
    expect(searchesOfModels([answer(1, "exa"), answer(2, "none"), answer(3, "exa")])).toEqual([]);
    expect(searchesOfModels([answer(1, "exa"), answer(1, "native", "unsearched")])).toEqual([]);
    expect(searchesSentence("Claude 3.5", [])).toBeNull();
  });

  it("tells each kind that searched once, with its first round", () => {
    const kinds = fc.array(fc.constantFrom(...SEARCHED_BY), { maxLength: 20 });
    fc.assert(
      fc.property(kinds, (by) => {
        const searches = searchesOfModels(by.map((one, index) => answer(index + 1, one)))[0]?.searches ?? [];
        const met = [...new Set(by.filter((one) => one !== "none"))];
        const expected = met.map((one) => ({ searchedBy: one, fromRound: by.indexOf(one) + 1 }));
        expect(searches).toEqual(met.length < 2 ? [] : expected);
      }),
    );
  });
});
