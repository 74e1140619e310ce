import { defaultModelIds, type ModelId, searchModels } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { allAvailable, defaultChoice, toggleModel } from "./model-choice.ts";

const ids = searchModels().map((model) => model.id);
const [first, second, , , , sixth] = ids as [ModelId, ModelId, ModelId, ModelId, ModelId, ModelId];

describe("defaultChoice", () => {
  it("is the first five of the catalogue", () => {
    expect(defaultChoice(allAvailable())).toEqual(defaultModelIds());
  });

  it("leaves out models that the gateway lacks", () => {
    const models = allAvailable().map((model) => ({ ...model, available: model.id !== second }));
    expect(defaultChoice(models)).toEqual(defaultModelIds().filter((id) => id !== second));
  });
});

describe("toggleModel", () => {
  it("keeps the last model", () => {
    expect(toggleModel([first], first)).toEqual({ chosen: [first], note: "Keep at least one model" });
  });

  it("ignores a sixth and says why", () => {
    const { chosen, note } = toggleModel(defaultModelIds(), sixth);
    expect(chosen).toEqual(defaultModelIds());
    expect(note).toMatch(/Up to 5 models/);
  });

  it("keeps the catalogue's order", () => {
    expect(toggleModel([second], first).chosen).toEqual([first, second]);
    expect(toggleModel([first, second], first).chosen).toEqual([second]);
  });
});
