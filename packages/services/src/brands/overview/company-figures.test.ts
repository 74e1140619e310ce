import { brandSentence } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL, addBrand, repeatVisits, visitWeeks } from "../../../test/brands.ts";
import { CLAUDE, GPT } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { addPrompts, changeBrand, removePrompt } from "../change-brand.ts";
import { getBrand } from "../list-brands.ts";
import { getBrandOverview } from "./get-overview.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("a share of voice has no change where the models, or the prompts, are new", async () => {
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
  expect((await read({ model: GPT })).change).toBeNull();
  expect((await read({ model: GPT, label: "Startups" })).change).not.toBeNull();
  const ofNewLabel = await read({ model: GPT, label: "New" });
  expect(ofNewLabel.change).toBeNull();
  expect(ofNewLabel.sample.questions).toBe(1);
});

it("a share of voice has no change while a prompt that was removed is among the answers of one period alone", async () => {
  const maya = await addUser(services, { credits: 200 });
  const brandId = await addBrand(maya);
  const read = async () => (await getBrandOverview(maya.request, { brandId, ...ALL })).companies[0];
  await visitWeeks(services, maya, brandId, { from: 18, to: 18 });
  await repeatVisits(services, brandId, { from: 17, to: 12, newest: 1 });
  expect((await read())?.voiceChange?.value).toBeCloseTo(0, 12);
  const { prompts } = await getBrand(maya.request, { brandId });
  await removePrompt(maya.request, { brandId, promptId: prompts[0]?.id ?? "" });
  await visitWeeks(services, maya, brandId, { from: 11, to: 11 });
  // Among the last four visits are some that asked it.
  expect(await read()).toMatchObject({ listedChange: { value: 0 }, voiceChange: null });
  await repeatVisits(services, brandId, { from: 10, to: 8, newest: 1 });
  expect(await read()).toMatchObject({ listedChange: { value: 0 }, voiceChange: null });
  await repeatVisits(services, brandId, { from: 7, to: 0, newest: 1 });
  // By now no visit that is shown asked it.
  expect((await read())?.voiceChange?.value).toBeCloseTo(0, 12);
});

it("a sample counts the questions whose answers the figures count: one that was removed still, one that was not asked yet not", async () => {
  const maya = await addUser(services, { credits: 200 });
  const brandId = await addBrand(maya);
  const read = async (filters: object = {}) => {
    const { sample, answers } = await getBrandOverview(maya.request, { brandId, ...ALL, ...filters });
    return { questions: sample.questions, answers };
  };
  await visitWeeks(services, maya, brandId, { from: 8, to: 8 });
  await repeatVisits(services, brandId, { from: 7, to: 6, newest: 1 });
  const { prompts } = await getBrand(maya.request, { brandId });
  await removePrompt(maya.request, { brandId, promptId: prompts[0]?.id ?? "" });
  await addPrompts(maya.request, { brandId, prompts: [{ prompt: "Best CRM for agencies", label: "New" }] });
  expect(await read()).toEqual({ questions: 2, answers: 12 });
  expect(await read({ label: "New" })).toEqual({ questions: 0, answers: 0 });
  await visitWeeks(services, maya, brandId, { from: 5, to: 5 });
  expect(await read()).toEqual({ questions: 3, answers: 16 });
  expect(await read({ model: CLAUDE })).toEqual({ questions: 0, answers: 0 });
  await repeatVisits(services, brandId, { from: 4, to: 2, newest: 1 });
  expect(await read()).toEqual({ questions: 2, answers: 16 });
});

it("a model that is only later known not to search is counted once: head and chart say the same", async () => {
  const maya = await addUser(services, { credits: 200 });
  const brandId = await addBrand(maya, { models: [GPT, CLAUDE] });
  await visitWeeks(services, maya, brandId, { from: 2, to: 1 });
  const read = async () =>
    (await getBrandOverview(maya.request, { brandId, ...ALL })).companies.map(({ name, listed, line }) => {
      expect([name, listed.value]).toEqual([name, line.at(-1)?.value]);
      return [name, listed];
    });
  const known = await read();
  // One model lists Salesforce for one prompt alone, so that counting a model twice would move it.
  expect(known).toContainEqual(["Salesforce", expect.objectContaining({ value: 0.75 })]);
  await sql`update brand_visits set searched_by = array['native', case when nth > 1 then 'none' end] from (
      select id, row_number() over (order by due_at) as nth from brand_visits where brand_id = ${brandId}
    ) as visit where visit.id = brand_visits.id`.execute(services.db);
  expect(await read()).toEqual(known);
});

it("at a first visit only those are tied whose answers do not tell them apart, and nobody leads alone who shares the first place", async () => {
  const maya = await addUser(services, { credits: 200 });
  const competitors = [{ name: "HubSpot", domain: "hubspot.com" }];
  const read = async (name: string, domain: string, rounds: number) => {
    const wishes = { name, domain, aliases: [], models: [GPT, CLAUDE], competitors, rounds };
    const brandId = await addBrand(maya, wishes);
    await visitWeeks(services, maya, brandId, { from: 1, to: 1 });
    const overview = await getBrandOverview(maya.request, { brandId, ...ALL });
    return { leader: overview.leader, tiedWith: overview.tiedWith, said: brandSentence(overview) };
  };
  expect(await read("folk", "folk.app", 5)).toEqual({
    ...{ leader: "hubspot.com", tiedWith: null },
    said: "folk is listed in 25% of answers. HubSpot leads with 100%.",
  });
  expect(await read("Zoho CRM", "zoho.com", 5)).toEqual({
    ...{ leader: null, tiedWith: "hubspot.com" },
    said: "Zoho CRM is listed in 100% of answers. Zoho CRM and HubSpot are listed most, each in 100%.",
  });
  // One answer of each model to each prompt tells nothing.
  expect(await read("folk", "folk.app", 1)).toMatchObject({
    tiedWith: null,
    said: "folk is listed in 25% of answers. HubSpot is listed most, in 100%.",
  });
});
