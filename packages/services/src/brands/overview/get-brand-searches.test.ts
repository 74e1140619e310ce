import { asModelId } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL, addBrand, visit } from "../../../test/brands.ts";
import { FIVE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { getFanOut } from "../../studies/get-fan-out.ts";
import { deleteBrand } from "../change-brand.ts";
import { getBrandSearches } from "./get-details.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

it("searches of a visit are those of its studies, with how many of these answers list the brand", async () => {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya, { models: [...FIVE], rounds: 1 });
  const visitId = await visit(services, maya, brandId);
  const asked = await services.db
    .selectFrom("visit_prompts")
    .select("run_id")
    .where("visit_id", "=", visitId)
    .execute();
  const studies = await Promise.all(
    asked.map(({ run_id }) => getFanOut(maya.request, { studyId: run_id ?? "" })),
  );
  const found = await getBrandSearches(maya.request, { brandId, ...ALL });
  expect(found.market).toBeNull();
  expect(found.ran).toBe(studies.reduce((sum, { ran }) => sum + ran, 0));
  expect(found.queries.length).toBeGreaterThan(2);
  for (const { query, answers, naming, models } of found.queries) {
    const own = studies.flatMap(({ queries }) => queries.filter((one) => one.query === query));
    expect([query, answers]).toEqual([query, own.reduce((sum, one) => sum + one.answers, 0)]);
    expect(new Set(models)).toEqual(new Set(own.flatMap((one) => one.models)));
    expect(naming).toBeLessThanOrEqual(answers);
  }
  expect(found.queries.some(({ naming, answers }) => naming === answers)).toBe(true);
  expect(found.models.some(({ told }) => told === 0)).toBe(true);
  for (const { modelId, searched, told } of found.models) {
    const own = studies.flatMap(({ models }) => models.filter((one) => one.modelId === modelId));
    const sum = (of: "searched" | "told") => own.reduce((all, one) => all + one[of], 0);
    expect([modelId, searched, told]).toEqual([modelId, sum("searched"), sum("told")]);
  }

  const ofGpt = await getBrandSearches(maya.request, { brandId, ...ALL, model: asModelId(GPT) });
  expect(ofGpt.models.map(({ modelId }) => modelId)).toEqual([GPT]);
  const labelled = await getBrandSearches(maya.request, { brandId, ...ALL, label: "Startups" });
  expect(labelled.ran).toBeLessThan(found.ran);
  const elsewhere = await getBrandSearches(maya.request, { brandId, ...ALL, market: "DE/de" });
  expect(elsewhere).toMatchObject({ ran: 0, models: [], queries: [] });
  const ada = await addUser(services);
  await expect(getBrandSearches(ada.request, { brandId, ...ALL })).rejects.toMatchObject({
    code: "BRAND_NOT_FOUND",
  });
  await deleteBrand(maya.request, { brandId });
  expect(await services.db.selectFrom("visit_searches").selectAll().execute()).toEqual([]);
});
