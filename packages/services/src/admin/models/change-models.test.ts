import { type AdminCatalogue, asColumnId, asModelId, BUILT_IN_MODELS } from "@standings/domain";
import { createModelDirectory } from "@standings/models";
import { holdModels } from "@standings/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addBrand } from "../../../test/brands.ts";
import { endsOf, FIVE, follow, orderOf, search, setFaults } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { changeBrand } from "../../brands/change-brand.ts";
import { listModels } from "../../models/list-models.ts";
import { openServices } from "../../request.ts";
import { getSearch } from "../../searches/get-search.ts";
import { retryModel } from "../../searches/retry-model.ts";
import { startSearch } from "../../searches/start-search.ts";
import { listChanges } from "../changes/list-changes.ts";
import { getAnySearch } from "../searches/get-any-search.ts";
import { addModel, changeModel, type NewModel, orderModels, setDefaultModels } from "./change-models.ts";
import { exportModels } from "./export-models.ts";
import { getCatalogue } from "./get-catalogue.ts";
import { listOffered } from "./list-offered.ts";

const [GPT, CLAUDE] = FIVE.map(asModelId) as [ReturnType<typeof asModelId>, ReturnType<typeof asModelId>];
const SONAR = "perplexity/sonar";

const GPT5: NewModel = {
  id: "openai/gpt-5-mini",
  upstreamId: "openai/gpt-5-mini",
  name: "GPT 5",
  provider: "openai",
  version: "2025-08",
  search: null,
  structuredOutput: null,
  inputPrice: 0.25,
  outputPrice: 2,
  forSearches: true,
  forDiscovery: false,
};

let test: TestServices;
let admin: TestUser;
let maya: TestUser;
beforeAll(async () => {
  test = await startServices();
  admin = await addUser(test, { role: "admin" });
  maya = await addUser(test, { credits: 50 });
});
/** Back to the built-in models, as a process would read them from a new database. */
afterEach(async () => {
  await setFaults(test);
  await test.db.deleteFrom("models").where("id", "=", asModelId(GPT5.id)).execute();
  for (const [index, { id, name, isDefault, forDiscovery }] of BUILT_IN_MODELS.entries()) {
    const forgotten = { upstream_id: id, search: null, position: index + 1, status: "active" } as const;
    await test.db
      .updateTable("models")
      .set({ ...forgotten, name, is_default: isDefault, for_discovery: forDiscovery })
      .where("id", "=", id)
      .execute();
  }
  await test.db
    .updateTable("model_catalogue")
    .set((eb) => ({ version: eb("version", "+", "1") }))
    .execute();
  await test.context.catalogue.announce();
});
afterAll(() => test.close());

const versionNow = async () => (await getCatalogue(admin.request)).version;
const add = async (model: NewModel = GPT5) => addModel(admin.request, { version: await versionNow(), model });
const change = async (id: string, changes: Parameters<typeof changeModel>[1]["changes"]) =>
  changeModel(admin.request, { version: await versionNow(), id, changes });
const idsOf = ({ models }: Pick<AdminCatalogue, "models">) => models.map(({ id }) => id);
const told = async () =>
  (await listChanges(admin.request, { page: 1, limit: 1, search: "", sortOrder: "desc" })).changes[0];

it("begins as the product is built", async () => {
  const { models } = await getCatalogue(admin.request);
  expect(models).toMatchObject(BUILT_IN_MODELS);
  expect(models.every(({ upstreamId, id, available }) => upstreamId === id && available)).toBe(true);
});

describe("a model that is added", () => {
  it("is listed behind the others at once, and answers; its answers say who served them", async () => {
    const { models } = await add({ ...GPT5, upstreamId: CLAUDE });
    expect(models.at(-1)).toMatchObject({ ...GPT5, upstreamId: CLAUDE, status: "active", isDefault: false });
    expect((await listModels(test.guest)).models.at(-1)).toMatchObject({ id: GPT5.id, name: "GPT 5" });
    const { searchId, events } = await search(maya, { models: [GPT5.id] });
    expect(endsOf(events)).toMatchObject([{ status: "success", modelName: "GPT 5" }]);
    const details = await getAnySearch(admin.request, searchId);
    expect(details.answers).toMatchObject([{ servedModel: CLAUDE }]);
    expect(await told()).toMatchObject({ action: "model_added", subjectId: GPT5.id, subject: "GPT 5" });
  });

  it("has an id and a name of its own", async () => {
    await expect(add({ ...GPT5, id: GPT })).rejects.toMatchObject({ message: "Two models have the same id" });
    await expect(add({ ...GPT5, name: "gpt 4_1" })).rejects.toMatchObject({ code: "INVALID_MODEL" });
    expect(idsOf(await getCatalogue(admin.request))).toEqual(BUILT_IN_MODELS.map(({ id }) => id));
  });
});

describe("a change", () => {
  it("renames a model; what it answered before keeps the name of its time", async () => {
    const { searchId } = await search(maya, { models: [GPT] });
    await change(GPT, { name: "GPT 4.1 (Mini)", version: "2025-04-14" });
    const { models } = await getSearch(maya.request, searchId);
    expect(models).toMatchObject([{ modelName: "GPT 4.1" }]);
    expect(endsOf((await search(maya, { models: [GPT] })).events)).toMatchObject([
      { modelName: "GPT 4.1 (Mini)" },
    ]);
    expect(await told()).toMatchObject({
      action: "model_changed",
      before: { name: "GPT 4.1", version: "" },
      after: { name: "GPT 4.1 (Mini)", version: "2025-04-14" },
    });
  });

  it("of a model that cannot search is kept to", async () => {
    const grounding = async () => {
      const { events } = await search(maya, { models: [GPT] });
      return endsOf(events).map((end) => end.status === "success" && end.data.grounding?.type);
    };
    expect(await grounding()).toEqual(["searched"]);
    await change(GPT, { search: "none" });
    expect(await grounding()).toEqual(["training"]);
    await change(GPT, { search: null });
  });

  it("that changes nothing leaves version and log alone", async () => {
    const version = await versionNow();
    const before = await told();
    expect((await change(GPT, { name: "GPT 4.1", status: "active" })).version).toBe(version);
    expect(await told()).toEqual(before);
  });

  it.each([
    ["MODEL_NOT_FOUND", "nobody/at-all", { name: "X" }],
    ["INVALID_MODEL", GPT, { name: "claude 3.5" }],
  ] as const)("is refused with %s", async (code, id, changes) => {
    await expect(change(id, changes)).rejects.toMatchObject({ code });
  });
});

describe("a retired model", () => {
  it.each(["disabled", "retired"] as const)(
    "cannot be asked when %s; history keeps its name",
    async (status) => {
      const { searchId } = await search(maya, { models: [GPT, CLAUDE] });
      const { models } = await change(GPT, { status });
      expect(models[0]).toMatchObject({ status, isDefault: false });
      expect((await listModels(test.guest)).models.map(({ id }) => id)).not.toContain(GPT);
      await expect(async () => startSearch(maya.request, orderOf({ models: [GPT] }))).rejects.toMatchObject({
        code: "INVALID_MODEL",
      });
      expect((await getSearch(maya.request, searchId)).models).toMatchObject([
        { modelName: "GPT 4.1", status: "success" },
        { modelName: "Claude 3.5" },
      ]);
      await change(GPT, { status: "active" });
      expect((await listModels(test.guest)).models[0]?.id).toBe(GPT);
    },
  );

  it("is not asked again in a search where it failed", async () => {
    await setFaults(test, { model: GPT, kind: "error", status: 400 });
    const { searchId } = await search(maya, { models: [GPT, CLAUDE] });
    await setFaults(test);
    await change(GPT, { status: "retired" });
    await expect(retryModel(maya.request, { searchId, columnId: asColumnId(GPT) })).rejects.toMatchObject({
      code: "MODEL_NOT_RETRYABLE",
      message: "GPT 4.1 is not asked any more",
    });
  });

  it("goes on in a search that is under way", async () => {
    const models = await holdModels(test.sandbox, { model: GPT });
    const { searchId } = await startSearch(maya.request, orderOf({ models: [GPT], prompt: "under way" }));
    await models.waitFor(1);
    await change(GPT, { status: "retired" });
    await models.open();
    expect(endsOf(await follow(maya, searchId))).toMatchObject([{ status: "success", modelName: "GPT 4.1" }]);
  });

  it("stays in a brand, which is changed and paused as before; no brand begins with it", async () => {
    const brandId = await addBrand(maya, { models: [GPT, CLAUDE] });
    await change(GPT, { status: "retired" });
    const models = [GPT, CLAUDE];
    expect(await changeBrand(maya.request, { brandId, alertMails: true })).toMatchObject({ models });
    expect(await changeBrand(maya.request, { brandId, models, rounds: 3 })).toMatchObject({
      models,
      rounds: 3,
    });
    await expect(addBrand(maya, { models })).rejects.toMatchObject({ code: "INVALID_MODEL" });
    await changeBrand(maya.request, { brandId, models: [CLAUDE] });
    await expect(changeBrand(maya.request, { brandId, models })).rejects.toMatchObject({
      code: "INVALID_MODEL",
    });
  });

  it("cannot be the last default one, nor the last for discovery", async () => {
    await setDefaultModels(admin.request, { version: await versionNow(), ids: [SONAR] });
    await expect(change(SONAR, { status: "retired" })).rejects.toMatchObject({
      message: "At least one model must be a default one",
    });
    for (const { id } of BUILT_IN_MODELS.slice(1)) await change(id, { forDiscovery: false });
    await expect(change(GPT, { status: "disabled" })).rejects.toMatchObject({ code: "INVALID_MODEL" });
  });
});

describe("order and defaults", () => {
  it("are kept, here and in another process", async () => {
    const ids = BUILT_IN_MODELS.map(({ id }) => id).toReversed();
    const ordered = await orderModels(admin.request, { version: await versionNow(), ids });
    expect(idsOf(ordered)).toEqual(ids);
    const chosen = [SONAR, GPT];
    await setDefaultModels(admin.request, { version: ordered.version, ids: chosen });
    expect(test.context.catalogue.now().defaultIds).toEqual([SONAR, GPT]);
    expect(await told()).toMatchObject({
      action: "default_models_set",
      after: { models: ["Sonar", "GPT 4.1"] },
    });
  });

  it.each([
    ["too many defaults", "INVALID_MODEL", BUILT_IN_MODELS.slice(0, 6).map(({ id }) => id)],
    ["no default", "INVALID_MODEL", []],
    ["a default that searches cannot ask", "INVALID_MODEL", ["deepseek/deepseek-r1"]],
    ["an unknown default", "MODEL_NOT_FOUND", ["nobody/at-all"]],
  ])("refuse %s", async (_name, code, ids) => {
    const version = await versionNow();
    await expect(setDefaultModels(admin.request, { version, ids: [...ids] })).rejects.toMatchObject({ code });
  });

  it.each([[[GPT]], [[...BUILT_IN_MODELS.map(({ id }) => id), GPT]]])(
    "refuse an order of other models",
    async (ids) => {
      const version = await versionNow();
      await expect(orderModels(admin.request, { version, ids })).rejects.toMatchObject({
        code: "INVALID_MODEL",
      });
    },
  );
});

it("tells the second of two admins who change it at once", async () => {
  const other = await addUser(test, { role: "admin" });
  const version = await versionNow();
  const ends = await Promise.allSettled(
    [admin, other].map(({ request }, index) =>
      changeModel(request, { version, id: GPT, changes: { version: `by ${index}` } }),
    ),
  );
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(ends).toContainEqual({
    status: "rejected",
    reason: expect.objectContaining({ code: "CATALOGUE_CHANGED", status: 409 }),
  });
  expect(await versionNow()).toBe(version + 1);
});

it("is changed by admins alone", async () => {
  const order = { version: 1, ids: [] };
  const ends = await Promise.allSettled([
    getCatalogue(maya.request),
    listOffered(maya.request),
    exportModels(maya.request),
    addModel(maya.request, { version: 1, model: GPT5 }),
    changeModel(maya.request, { version: 1, id: GPT, changes: {} }),
    orderModels(maya.request, order),
    setDefaultModels(maya.request, order),
  ]);
  for (const end of ends) expect(end).toMatchObject({ status: "rejected", reason: { code: "FORBIDDEN" } });
});

it("says what the environment sets, which wins", async () => {
  const directory = createModelDirectory(test.context.gateway, { [GPT]: CLAUDE });
  directory.setUpstreamIds(new Map([[GPT, SONAR]]));
  const request = openServices({ ...test.context, directory }).request(test.guest.caller, admin.viewer);
  expect((await getCatalogue(request)).models[0]).toMatchObject({ upstreamId: GPT, mappedTo: CLAUDE });
  expect(directory.upstreamId(GPT)).toBe(CLAUDE);
});

describe("the gateway's list", () => {
  it("suggests what is new", async () => {
    const offered = await listOffered(admin.request);
    const suggested = offered.filter(({ isSuggested }) => isSuggested);
    expect(suggested).toMatchObject([
      { upstreamId: "anthropic/claude-haiku-4.5", maker: "anthropic", inputPrice: 1, outputPrice: 5 },
      { upstreamId: "openai/gpt-5-mini", maker: "openai", inputPrice: 0.25, structuredOutput: true },
    ]);
    expect(offered.find(({ upstreamId }) => upstreamId === SONAR)).toMatchObject({
      modelId: SONAR,
      search: "built_in",
      searchedBy: "native",
    });
    await add();
    expect((await listOffered(admin.request)).filter(({ isSuggested }) => isSuggested)).toHaveLength(1);
  });

  it("says who searches for each model", async () => {
    const { models } = await getCatalogue(admin.request);
    const by = Object.fromEntries(models.map(({ id, searchedBy }) => [id, searchedBy]));
    expect(by).toMatchObject({
      "openai/gpt-4.1-mini": "native",
      "x-ai/grok-3-mini": "exa",
      "meta-llama/llama-4-scout": "none",
      "perplexity/sonar": "native",
    });
  });

  it("that cannot be read is a clear failure", async () => {
    const directory = { ...test.context.directory, listOffered: () => Promise.reject(new Error("down")) };
    const request = openServices({ ...test.context, directory }).request(test.guest.caller, admin.viewer);
    await expect(listOffered(request)).rejects.toMatchObject({ code: "GATEWAY_UNAVAILABLE", status: 503 });
  });
});

it("is saved as a file, in order", async () => {
  const { fileName, header, rows } = await exportModels(admin.request);
  const cells: (readonly unknown[])[] = [];
  for await (const row of rows) cells.push(row);
  expect(fileName).toMatch(/^standings-models-/);
  expect(cells.every((row) => row.length === header.length)).toBe(true);
  expect(cells[0]?.slice(0, 4)).toEqual([1, GPT, "GPT 4.1", "openai"]);
});
