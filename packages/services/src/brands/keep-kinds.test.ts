import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL, addBrand, HUBSPOT, visit } from "../../test/brands.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { addPrompts, changeBrand, removePrompt } from "./change-brand.ts";
import { getBrand, listBrands } from "./list-brands.ts";
import { getBrandAnswers } from "./overview/get-brand-answers.ts";
import { getBrandSources, getCompetitorGrid } from "./overview/get-details.ts";
import { getBrandOverview } from "./overview/get-overview.ts";

const OPEN = "Best CRM for small teams";
const RIVAL = "Alternatives to salesforce for agencies";
const BRANDED = "Is hubspot worth it for agencies";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

const asPrompts = (prompts: readonly string[]) => prompts.map((prompt) => ({ prompt, label: null }));

async function visited() {
  const maya = await addUser(services, { credits: 20 });
  const brandId = await addBrand(maya, { prompts: asPrompts([OPEN, RIVAL, BRANDED]) });
  await visit(services, maya, brandId);
  return { maya, brandId, overview: () => getBrandOverview(maya.request, { brandId, ...ALL }) };
}

describe("prompts of a brand", () => {
  it("are of the kind that today's names make them", async () => {
    const maya = await addUser(services, { credits: 1 });
    const brandId = await addBrand(maya, { prompts: asPrompts([OPEN]) });
    const kindsOf = async () =>
      Object.fromEntries(
        (await getBrand(maya.request, { brandId })).prompts.map(({ prompt, kind }) => [prompt, kind]),
      );
    await addPrompts(maya.request, { brandId, prompts: asPrompts([RIVAL, BRANDED, "Zendesk or front"]) });
    expect(await kindsOf()).toEqual({
      [OPEN]: "open",
      [RIVAL]: "rival",
      [BRANDED]: "branded",
      "Zendesk or front": "open",
    });
    const competitors = [{ name: "Zendesk", domain: "zendesk.com" }];
    await changeBrand(maya.request, { brandId, competitors });
    expect(await kindsOf()).toMatchObject({ [RIVAL]: "open", "Zendesk or front": "rival" });
  });

  it("share no figure with those of another kind", async () => {
    const { maya, brandId, overview } = await visited();
    const { answers, companies, prompts, rival, visits, missed } = await overview();
    const { rows } = await getCompetitorGrid(maya.request, { brandId, ...ALL });
    const ofKind = (prompt: string) => rows.find((row) => row.prompt === prompt) ?? expect.fail(prompt);
    const open = ofKind(OPEN);
    const [own] = open.cells;
    expect([answers, visits[0]?.answers]).toEqual([open.answers, open.answers]);
    expect(companies[0]?.listed.value).toBeCloseTo((own?.listed ?? 0) / open.answers, 12);
    expect(companies[0]?.byVisit).toEqual([companies[0]?.listed.value]);
    expect(rival).toMatchObject({ prompts: [RIVAL], answers: ofKind(RIVAL).answers });
    expect(rival?.listed.value).toBeCloseTo(
      (ofKind(RIVAL).cells[0]?.listed ?? 0) / (rival?.answers ?? 1),
      12,
    );
    expect(prompts.map(({ kind }) => kind).sort()).toEqual(["branded", "open", "rival"]);
    const sources = await getBrandSources(maya.request, { brandId, ...ALL });
    expect([sources.answers, sources.missed]).toEqual([open.answers, missed]);
    const [listed] = await listBrands(maya.request);
    expect(listed?.listed).toBeCloseTo(companies[0]?.listed.value ?? -1, 12);
    const behind = await getBrandAnswers(maya.request, { brandId, ...ALL, behind: "all" });
    expect(new Set(behind.answers.map(({ prompt }) => prompt))).toEqual(new Set([OPEN]));
  });

  it("leave the past's figures where new names tell that they name somebody, though they are asked no more", async () => {
    const { maya, brandId, overview } = await visited();
    const promptId = (await overview()).prompts.find(({ prompt }) => prompt === RIVAL)?.promptId ?? "";
    await removePrompt(maya.request, { brandId, promptId });
    const before = await overview();
    await changeBrand(maya.request, { brandId, competitors: [] });
    await services.runJobs();
    const opened = await overview();
    expect(opened.answers).toBe(2 * before.answers);
    await changeBrand(maya.request, { brandId, competitors: HUBSPOT.competitors });
    await services.runJobs();
    expect({ ...(await overview()), notes: [] }).toEqual(before);
  });

  it("have no figures where every one of them names the brand", async () => {
    const maya = await addUser(services, { credits: 20 });
    const brandId = await addBrand(maya, { prompts: asPrompts([BRANDED]) });
    await visit(services, maya, brandId);
    const { answers, rival, companies } = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect({ answers, rival, listed: companies[0]?.listed }).toEqual({
      answers: 0,
      rival: null,
      listed: { value: 0, range: null },
    });
    expect((await listBrands(maya.request))[0]).toMatchObject({ listed: null, trend: [] });
  });
});
