import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import {
  asModelId,
  BUILT_IN_MODELS,
  type CatalogueModel,
  catalogueProblem,
  comparedModel,
  defaultDiscoveryId,
  defaultModelId,
  defaultModelIds,
  describeModel,
  discoveryModels,
  findModel,
  formatModelsParam,
  isBuiltIn,
  MAKERS,
  MODEL_STATUSES,
  makeCatalogue,
  modelName,
  parseModelsParam,
  replaceCatalogue,
  searchModels,
} from "../index.ts";

afterEach(() => replaceCatalogue());

const NAMES = fc.uniqueArray(fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/), { minLength: 2, maxLength: 14 });

/** Models as admins could save them: one to five of the active ones are default, one is for discovery. */
const catalogues = NAMES.chain((names) =>
  fc.tuple(
    ...names.map((name, index) =>
      fc.record({
        id: fc.constant(asModelId(`openai/${name}`)),
        name: fc.constant(name),
        provider: fc.constantFrom(...MAKERS),
        // The first two keep it a catalogue.
        status: index < 2 ? fc.constant("active" as const) : fc.constantFrom(...MODEL_STATUSES),
        forSearches: index === 0 ? fc.constant(true) : fc.boolean(),
        forDiscovery: index === 1 ? fc.constant(true) : fc.boolean(),
        isDefault: index === 0 ? fc.constant(true) : fc.boolean(),
      }),
    ),
  ),
).map((models) => {
  const askable = models.filter(({ status, forSearches }) => status === "active" && forSearches);
  const defaults = askable.filter(({ isDefault }) => isDefault).slice(0, 5);
  return models.map((model) => ({ ...model, isDefault: defaults.includes(model) }));
});

const idsOf = (models: readonly { readonly id: string }[]) => models.map(({ id }) => id);

describe("a catalogue", () => {
  it("offers what is active and for that use, in its order", () => {
    fc.assert(
      fc.property(catalogues, (models) => {
        replaceCatalogue(makeCatalogue(models));
        const active = models.filter(({ status }) => status === "active");
        expect(idsOf(searchModels())).toEqual(idsOf(active.filter((model) => model.forSearches)));
        expect(idsOf(discoveryModels())).toEqual(idsOf(active.filter((model) => model.forDiscovery)));
        expect(defaultModelIds()).toEqual(idsOf(models.filter((model) => model.isDefault)));
        expect(idsOf(searchModels())).toContain(defaultModelId());
        expect(idsOf(discoveryModels())).toContain(defaultDiscoveryId());
        for (const { id, name } of models) expect(modelName(id)).toBe(name);
      }),
    );
  });

  it("reads a ranking's parameter as models that can be asked, and reads back what it wrote", () => {
    fc.assert(
      fc.property(catalogues, fc.string(), (models, text) => {
        replaceCatalogue(makeCatalogue(models));
        const ids = idsOf(searchModels());
        expect(parseModelsParam(formatModelsParam(ids))).toEqual(ids.slice(0, 5));
        const all = parseModelsParam(formatModelsParam(idsOf(models)));
        for (const id of [...all, ...parseModelsParam(text)]) expect(ids).toContain(id);
      }),
    );
  });

  it("is read again from the page that carries it", () => {
    fc.assert(
      fc.property(catalogues, (models) => {
        const carried: CatalogueModel[] = JSON.parse(JSON.stringify(makeCatalogue(models).models));
        expect(makeCatalogue(carried).models).toEqual(makeCatalogue(models).models);
        expect(isBuiltIn(carried)).toBe(false);
      }),
    );
    expect(isBuiltIn(makeCatalogue([...BUILT_IN_MODELS]).models)).toBe(true);
    expect(isBuiltIn(makeCatalogue(BUILT_IN_MODELS.toReversed()).models)).toBe(false);
  });

  it("names a retired model, also in an archived comparison, and finds it no more", () => {
    const id = asModelId("perplexity/sonar");
    const models = BUILT_IN_MODELS.map((model) =>
      model.id === id ? { ...model, status: "retired" as const } : model,
    );
    replaceCatalogue(makeCatalogue(models));
    expect([findModel(id), describeModel(id)?.name, parseModelsParam(id)]).toEqual([
      undefined,
      "Sonar",
      defaultModelIds(),
    ]);
    expect(comparedModel([`${id}_prompt1`, `${id}_prompt2`])).toBe(id);
  });

  it.each([
    ["same id", { id: asModelId("openai/gpt-4.1-mini") }],
    ["same name", { name: "gpt 4_1" }],
    ["must be active", { status: "retired", isDefault: true }],
    ["must be active", { forSearches: false, isDefault: true }],
    ["At most 5", { isDefault: true }],
  ] satisfies [string, Partial<CatalogueModel>][])("is none: %s", (problem, changes) => {
    const models = BUILT_IN_MODELS.map((model, index) => (index === 5 ? { ...model, ...changes } : model));
    expect(catalogueProblem(models)).toContain(problem);
  });

  it.each([
    ["default", { isDefault: false }],
    ["discovery", { forDiscovery: false }],
  ])("is none without a model for %s", (problem, changes) => {
    expect(catalogueProblem(BUILT_IN_MODELS.map((model) => ({ ...model, ...changes })))).toContain(problem);
  });
});
