import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  asModelId,
  BUILT_IN_CATALOGUE,
  BUILT_IN_MODELS,
  type CatalogueModel,
  catalogueProblem,
  comparedModel,
  comparisonColumns,
  describeColumn,
  formatModelsParam,
  isBuiltIn,
  MAKERS,
  MAX_MODELS,
  MODEL_STATUSES,
  makeCatalogue,
  rankingColumns,
} from "../index.ts";

const SONAR = asModelId("perplexity/sonar");

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

/** The built-in catalogue with one model changed. */
const withSonar = (changes: Partial<CatalogueModel>) =>
  makeCatalogue(BUILT_IN_MODELS.map((model) => (model.id === SONAR ? { ...model, ...changes } : model)));

describe("a catalogue", () => {
  it("offers what is active and for that use, in its order", () => {
    fc.assert(
      fc.property(catalogues, (models) => {
        const catalogue = makeCatalogue(models);
        const active = models.filter(({ status }) => status === "active");
        expect(idsOf(catalogue.forSearches)).toEqual(idsOf(active.filter((model) => model.forSearches)));
        expect(idsOf(catalogue.forDiscovery)).toEqual(idsOf(active.filter((model) => model.forDiscovery)));
        expect(catalogue.defaultIds).toEqual(idsOf(models.filter((model) => model.isDefault)));
        expect(idsOf(catalogue.forSearches)).toContain(catalogue.defaultId);
        expect(idsOf(catalogue.forDiscovery)).toContain(catalogue.defaultDiscoveryId);
        for (const { id, name } of models) expect(catalogue.modelName(id)).toBe(name);
      }),
    );
  });

  it("reads a ranking's parameter as models that can be asked, and reads back what it wrote", () => {
    fc.assert(
      fc.property(catalogues, fc.string(), (models, text) => {
        const { forSearches, parseModelsParam } = makeCatalogue(models);
        const ids = idsOf(forSearches);
        expect(parseModelsParam(formatModelsParam(ids))).toEqual(ids.slice(0, MAX_MODELS));
        const all = parseModelsParam(formatModelsParam(idsOf(models)));
        const read = parseModelsParam(text);
        for (const id of [...all, ...read]) expect(ids).toContain(id);
        expect(read.length).toBeGreaterThan(0);
      }),
    );
  });

  it.each([undefined, "", "unknown", "%E0%A4%A", "perplexity%2Fsonar_prompt2"])(
    "reads the default models from a ranking's parameter of %j",
    (text) => expect(BUILT_IN_CATALOGUE.parseModelsParam(text)).toEqual(BUILT_IN_CATALOGUE.defaultIds),
  );

  it("reads known models once, and leaves the unknown out", () => {
    const text = "perplexity%2Fsonar,unknown, perplexity%2Fsonar";
    expect(BUILT_IN_CATALOGUE.parseModelsParam(text)).toEqual([SONAR]);
  });

  it("names a model and an id that it lacks, also without its object", () => {
    const { modelName, modelKey } = BUILT_IN_CATALOGUE;
    expect([SONAR, asModelId("someone/else")].map(modelName)).toEqual(["Sonar", "someone/else"]);
    expect(modelKey(asModelId("openai/gpt-4.1-mini"))).toBe("GPT 4_1");
  });

  it("has an id, a name and a key of its own for every built-in model", () => {
    const { models, modelKey } = BUILT_IN_CATALOGUE;
    for (const value of ["id", "name"] as const)
      expect(new Set(models.map((model) => model[value])).size).toBe(models.length);
    expect(new Set(models.map(({ id }) => modelKey(id))).size).toBe(models.length);
    expect(models.every(({ id, provider }) => id.startsWith(`${provider}/`))).toBe(true);
  });

  it("leaves another of the same process as it is", () => {
    const [renamed, retired] = [withSonar({ name: "Sonar Pro" }), withSonar({ status: "retired" })];
    const catalogues = [renamed, retired, BUILT_IN_CATALOGUE];
    const [column] = rankingColumns([SONAR]);
    if (column === undefined) throw new Error("no column");
    expect(catalogues.map((each) => describeColumn(column, each).modelName)).toEqual([
      "Sonar Pro",
      "Sonar",
      "Sonar",
    ]);
    expect(catalogues.map(({ findModel }) => findModel(SONAR)?.name)).toEqual([
      "Sonar Pro",
      undefined,
      "Sonar",
    ]);
    expect(catalogues.map(({ parseModelsParam }) => parseModelsParam(SONAR))).toEqual([
      [SONAR],
      retired.defaultIds,
      [SONAR],
    ]);
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
    const catalogue = withSonar({ status: "retired" });
    expect([catalogue.findModel(SONAR), catalogue.describeModel(SONAR)?.name]).toEqual([undefined, "Sonar"]);
    expect(comparedModel(comparisonColumns(SONAR), catalogue)).toBe(SONAR);
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
