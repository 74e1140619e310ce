import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asColumnId,
  columnName,
  comparedModel,
  comparisonColumns,
  modelsOf,
  rankingColumns,
  readColumn,
} from "./columns.ts";
import { BUILT_IN_CATALOGUE } from "./models/built-in.ts";
import { asModelId } from "./models/catalogue.ts";

const SONAR = asModelId("perplexity/sonar");

describe("columns of a run", () => {
  it("are the model's id in a ranking", () => {
    const ids = BUILT_IN_CATALOGUE.forSearches.map(({ id }) => id);
    const read = rankingColumns(ids).map(readColumn);
    expect(read).toEqual(ids.map((modelId) => ({ modelId, promptNo: 1 })));
  });

  it("carry the number of the prompt in a comparison, and read back", () => {
    fc.assert(
      fc.property(fc.string(), (model) => {
        const [first, second] = comparisonColumns(asModelId(model));
        expect(readColumn(first)).toEqual({ modelId: model, promptNo: 1 });
        expect(readColumn(second)).toEqual({ modelId: model, promptNo: 2 });
      }),
    );
  });

  it.each(["perplexity/sonar_prompt3", "perplexity/sonar_prompt", "_prompt1x", "a_prompt1_b"])(
    "know %s for a model, not for a prompt's column",
    (id) => expect(readColumn(asColumnId(id))).toEqual({ modelId: id, promptNo: 1 }),
  );

  it("have the names of their models, and each model once", () => {
    const [first, second] = comparisonColumns(SONAR);
    expect([
      columnName(first, BUILT_IN_CATALOGUE),
      columnName(asColumnId("someone/else_prompt1"), BUILT_IN_CATALOGUE),
    ]).toEqual(["Sonar", "someone/else"]);
    expect(modelsOf([second, first, asColumnId("x-ai/grok-3-mini")])).toEqual([SONAR, "x-ai/grok-3-mini"]);
  });
});

describe("the model of a comparison", () => {
  it.each(BUILT_IN_CATALOGUE.forSearches.map(({ id }) => id))("is %s for its two columns", (id) => {
    expect(comparedModel(comparisonColumns(id), BUILT_IN_CATALOGUE)).toBe(id);
  });

  it.each([
    ["no columns", []],
    ["one column", ["perplexity/sonar_prompt1"]],
    ["a ranking", ["perplexity/sonar", "x-ai/grok-3-mini"]],
    ["two models", ["perplexity/sonar_prompt1", "x-ai/grok-3-mini_prompt2"]],
    ["the wrong order", ["perplexity/sonar_prompt2", "perplexity/sonar_prompt1"]],
    ["the same column twice", ["perplexity/sonar_prompt1", "perplexity/sonar_prompt1"]],
    ["three columns", [...comparisonColumns(SONAR), "perplexity/sonar_prompt1"]],
    ["an unknown model", comparisonColumns(asModelId("someone/else"))],
  ])("is none for %s", (_name, columns) =>
    expect(comparedModel(columns, BUILT_IN_CATALOGUE)).toBeUndefined(),
  );
});
