import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asModelId,
  defaultModelIds,
  findModel,
  formatModelsParam,
  MAX_MODELS,
  modelKey,
  modelName,
  parseModelsParam,
  searchModels,
} from "./models.ts";

describe("models", () => {
  it("reads the query parameter of a ranking page", () => {
    expect(parseModelsParam(undefined)).toEqual(defaultModelIds());
    expect(parseModelsParam("perplexity%2Fsonar,unknown,perplexity%2Fsonar")).toEqual(["perplexity/sonar"]);
    expect(parseModelsParam("%E0%A4%A")).toEqual(defaultModelIds());
    expect(parseModelsParam("unknown")).toEqual(defaultModelIds());
    const all = searchModels().map((model) => model.id);
    expect(parseModelsParam(formatModelsParam(all))).toEqual(all.slice(0, 5));
  });

  it("reads back what it wrote, up to five models", () => {
    const chosen = fc.shuffledSubarray([...searchModels()], { minLength: 1 });
    fc.assert(
      fc.property(chosen, (models) => {
        const ids = models.map(({ id }) => id);
        expect(parseModelsParam(formatModelsParam(ids))).toEqual(ids.slice(0, MAX_MODELS));
      }),
    );
  });

  it("gives between one and five known models for any parameter", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const ids = parseModelsParam(text);
        expect(ids.length).toBeGreaterThan(0);
        expect(ids.length).toBeLessThanOrEqual(MAX_MODELS);
        expect(ids.every((id) => findModel(id) !== undefined)).toBe(true);
      }),
    );
  });

  it("names a model and an id outside the catalogue", () => {
    expect(modelName(asModelId("google/gemini-2.5-flash-lite"))).toBe("Gemini 2.5 (Flash)");
    expect(modelName(asModelId("someone/else"))).toBe("someone/else");
    expect(findModel("perplexity/sonar_prompt2")).toBeUndefined();
  });

  it("has an id, a name and a key of its own for every model", () => {
    for (const value of ["id", "name"] as const)
      expect(new Set(searchModels().map((model) => model[value])).size).toBe(searchModels().length);
    expect(new Set(searchModels().map(({ id }) => modelKey(id))).size).toBe(searchModels().length);
    expect(searchModels().every(({ id, provider }) => id.startsWith(`${provider}/`))).toBe(true);
  });

  it("has keys for bodies", () => expect(modelKey(asModelId("openai/gpt-4.1-mini"))).toBe("GPT 4_1"));
});
