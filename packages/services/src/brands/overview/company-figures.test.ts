import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL, addBrand, repeatVisits, visitWeeks } from "../../../test/brands.ts";
import { CLAUDE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { addPrompts, changeBrand } from "../change-brand.ts";
import { getBrandOverview } from "./get-overview.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("a share of voice has no change where the models, or the prompts of a label, are new", async () => {
  const maya = await addUser(services, { credits: 200 });
  const brandId = await addBrand(maya, { models: [GPT] });
  await visitWeeks(services, maya, brandId, { from: 9, to: 9 });
  await repeatVisits(services, brandId, { from: 8, to: 5 });
  await changeBrand(maya.request, { brandId, models: [GPT, CLAUDE] });
  await addPrompts(maya.request, { brandId, prompts: [{ prompt: "Best CRM for agencies", label: "New" }] });
  await visitWeeks(services, maya, brandId, { from: 4, to: 4 });
  await repeatVisits(services, brandId, { from: 3, to: 1, newest: 1 });
  const read = async (filters: object) => {
    const { companies, sample } = await getBrandOverview(maya.request, { brandId, ...ALL, ...filters });
    return { change: companies[0]?.voiceChange ?? null, voice: companies[0]?.voice.value, sample };
  };
  const ofNewModel = await read({ model: CLAUDE });
  expect(ofNewModel.voice).toBeGreaterThan(0);
  expect(ofNewModel.change).toBeNull();
  expect((await read({})).change).toBeNull();
  expect((await read({ model: GPT })).change).not.toBeNull();
  const ofNewLabel = await read({ model: GPT, label: "New" });
  expect(ofNewLabel.change).toBeNull();
  expect(ofNewLabel.sample.questions).toBe(1);
});
