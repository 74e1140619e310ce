import { DEFAULT_MODEL_IDS, MODEL_CATALOGUE, type ModelId } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { ALL_AVAILABLE, defaultChoice, toggleModel } from "./model-choice.ts";

const ids = MODEL_CATALOGUE.map((model) => model.id);
const [first, second, , , , sixth] = ids as [ModelId, ModelId, ModelId, ModelId, ModelId, ModelId];

describe("defaultChoice", () => {
  it("is the first five of the catalogue", () => {
    expect(defaultChoice(ALL_AVAILABLE)).toEqual(DEFAULT_MODEL_IDS);
  });

  it("leaves out models that the gateway lacks", () => {
    const models = ALL_AVAILABLE.map((model) => ({ ...model, available: model.id !== second }));
    expect(defaultChoice(models)).toEqual(DEFAULT_MODEL_IDS.filter((id) => id !== second));
  });
});

describe("toggleModel", () => {
  it("keeps the last model", () => {
    expect(toggleModel([first], first)).toEqual({ chosen: [first], note: "Keep at least one model" });
  });

  it("ignores a sixth and says why", () => {
    const { chosen, note } = toggleModel(DEFAULT_MODEL_IDS, sixth);
    expect(chosen).toEqual(DEFAULT_MODEL_IDS);
    expect(note).toMatch(/Up to 5 models/);
  });

  it("keeps the catalogue's order", () => {
    expect(toggleModel([second], first).chosen).toEqual([first, second]);
    expect(toggleModel([first, second], first).chosen).toEqual([second]);
  });
});
