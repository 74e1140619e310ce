import { BUILT_IN_CATALOGUE, type ModelId } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { allAvailable, defaultChoice, toggleModel } from "./model-choice.ts";

const ids = BUILT_IN_CATALOGUE.forSearches.map((model) => model.id);
const [first, second, , , , sixth] = ids as [ModelId, ModelId, ModelId, ModelId, ModelId, ModelId];

describe("defaultChoice", () => {
  it("is the first five of the catalogue", () => {
    expect(defaultChoice(BUILT_IN_CATALOGUE, allAvailable(BUILT_IN_CATALOGUE))).toEqual(
      BUILT_IN_CATALOGUE.defaultIds,
    );
  });

  it("leaves out models that the gateway lacks", () => {
    const models = allAvailable(BUILT_IN_CATALOGUE).map((model) => ({
      ...model,
      available: model.id !== second,
    }));
    expect(defaultChoice(BUILT_IN_CATALOGUE, models)).toEqual(
      BUILT_IN_CATALOGUE.defaultIds.filter((id) => id !== second),
    );
  });
});

describe("toggleModel", () => {
  it("keeps the last model", () => {
    expect(toggleModel(BUILT_IN_CATALOGUE, [first], first)).toEqual({
      chosen: [first],
      note: "Keep at least one model",
    });
  });

  it("ignores a sixth and says why", () => {
    const { chosen, note } = toggleModel(BUILT_IN_CATALOGUE, BUILT_IN_CATALOGUE.defaultIds, sixth);
    expect(chosen).toEqual(BUILT_IN_CATALOGUE.defaultIds);
    expect(note).toMatch(/Up to 5 models/);
  });

  it("keeps the catalogue's order", () => {
    expect(toggleModel(BUILT_IN_CATALOGUE, [second], first).chosen).toEqual([first, second]);
    expect(toggleModel(BUILT_IN_CATALOGUE, [first, second], first).chosen).toEqual([second]);
  });
});
