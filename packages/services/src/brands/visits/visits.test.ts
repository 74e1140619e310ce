import { asModelId } from "@standings/domain";
import { holdModels } from "@standings/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { queuedJobs } from "../../../test/accounts.ts";
import { ALL, addBrand, HUBSPOT, untilVisited, visit } from "../../../test/brands.ts";
import { FIVE, GPT, setFaults } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { accountOf, addUser } from "../../../test/users.ts";
import { deleteStudy, setStudyPrivacy } from "../../studies/change-study.ts";
import { extendStudy } from "../../studies/extend-study.ts";
import { getStudy } from "../../studies/get-study.ts";
import { listStudies } from "../../studies/list-studies.ts";
import { deleteBrand } from "../change-brand.ts";
import { getBrand } from "../list-brands.ts";
import { getBrandSources, getCompetitorGrid } from "../overview/get-details.ts";
import { getBrandOverview } from "../overview/get-overview.ts";
import { visitNow } from "./begin-visit.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ proMonthlyAnalyses: 10 }, undefined, { varies: true });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

/** Waits until a study of a visit has ended, which no page of studies shows. */
async function watchVisitStudy(runId: string | null): Promise<void> {
  const run = services.db.selectFrom("runs").select("status").where("id", "=", runId);
  await expect.poll(async () => (await run.executeTakeFirst())?.status).not.toBe("running");
}

describe("a visit", () => {
  it("is woken by the end of each of its studies, also while a worker has taken the job of another", async () => {
    const maya = await addUser(services, { credits: 10 });
    const brandId = await addBrand(maya);
    const { visitId } = await visitNow(maya.request, { brandId, clientVisitId: crypto.randomUUID() });
    const models = await holdModels(services.sandbox);
    await services.runJobs();
    await models.waitFor(2);
    await models.open();
    const asked = services.db.selectFrom("visit_prompts").select("run_id").where("visit_id", "=", visitId);
    for (const { run_id } of await asked.execute()) await watchVisitStudy(run_id);
    const woken = (await queuedJobs(services)).filter(({ name }) => name === "advance_visit");
    expect(woken.map(({ payload }) => payload)).toEqual([{ visitId }, { visitId }]);
    await untilVisited(services);
  });

  it("says of each prompt what it can show, before any rate", async () => {
    const maya = await addUser(services, { credits: 10 });
    const prompts = [
      "Best CRM for startups",
      "How does photosynthesis work",
      "Best HubSpot alternative for startups",
    ];
    const brandId = await addBrand(maya, {
      models: FIVE,
      prompts: prompts.map((prompt) => ({ prompt, label: null })),
    });
    await visit(services, maya, brandId);
    const { prompts: rows } = await getBrandOverview(maya.request, { brandId, ...ALL });
    const kinds = new Map(rows.map(({ prompt, question }) => [prompt, question.kind]));
    expect(prompts.map((prompt) => kinds.get(prompt))).toEqual(["readable", "names_nobody", "names_you"]);
  });

  it("asks every prompt as a study of its own, under one hold, and adds up what was found", async () => {
    const maya = await addUser(services, { credits: 10 });
    const brandId = await addBrand(maya, { models: FIVE });
    expect(await getBrand(maya.request, { brandId })).toMatchObject({ visitCost: 4, visit: null });
    await visit(services, maya, brandId);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 6, entries: ["visit_hold -4"] });
    expect(await listStudies(maya.request, { limit: 10 })).toEqual({ studies: [], next: null });
    const overview = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(overview).toMatchObject({ recentVisits: 1, earlierVisits: 0, answers: 20, isSandbox: true });
    const [own, ...others] = overview.companies;
    expect(own).toMatchObject({ name: "HubSpot", isBrand: true, key: "hubspot.com" });
    expect(own?.listed.value).toBeGreaterThan(0.5);
    expect(own?.listed.range).not.toBeNull();
    // A chart of one visit says of each company what its row says, with its range.
    for (const { line, listed } of overview.companies) {
      const { low, high } = listed.range ?? expect.fail("no range");
      const range = { low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) };
      expect(line).toEqual([{ value: expect.closeTo(listed.value, 9), range }]);
    }
    expect(own?.voice.value).toBeGreaterThan(0);
    expect(others.map(({ key }) => key).sort()).toEqual(["pipedrive.com", "salesforce.com"]);
    const voices = overview.companies.reduce((sum, { voice }) => sum + voice.value, overview.others.voice);
    expect(voices).toBeCloseTo(1, 5);
    expect(overview.prompts).toHaveLength(2);
    for (const row of overview.prompts) {
      expect(row).toMatchObject({ verdict: "early", change: null, studyId: expect.any(String) });
      expect(row.first?.name).toEqual(expect.any(String));
    }
    expect(overview.lastVisits).toMatchObject([{ state: "completed", prompts: 2, rounds: 2, credits: 4 }]);
    const startups = await getBrandOverview(maya.request, {
      brandId,
      ...ALL,
      label: "Startups",
      model: asModelId(GPT),
    });
    expect(startups).toMatchObject({ answers: 2, prompts: [{ label: "Startups" }] });
    const grid = await getCompetitorGrid(maya.request, { brandId, ...ALL });
    expect(grid.rows[0]).toMatchObject({ answers: 10 });
    const sources = await getBrandSources(maya.request, { brandId, ...ALL });
    expect(sources.answers).toBe(20);
    expect(sources.sources.length).toBeGreaterThan(0);
  });

  it("is one visit however often it is asked for, and nobody else's", async () => {
    const maya = await addUser(services, { credits: 10 });
    const ada = await addUser(services, { credits: 10 });
    const brandId = await addBrand(maya);
    const order = { brandId, clientVisitId: crypto.randomUUID() };
    const [first, again] = [await visitNow(maya.request, order), await visitNow(maya.request, order)];
    expect(again.visitId).toBe(first.visitId);
    await expect(
      visitNow(maya.request, { ...order, clientVisitId: crypto.randomUUID() }),
    ).rejects.toMatchObject({
      code: "BRAND_IS_VISITED",
    });
    await expect(deleteBrand(maya.request, { brandId })).rejects.toMatchObject({ code: "BRAND_IS_VISITED" });
    await expect(visitNow(ada.request, order)).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
    await untilVisited(services);
    expect((await visitNow(maya.request, order)).visitId).toBe(first.visitId);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 6, entries: ["visit_hold -4"] });
    await deleteBrand(maya.request, { brandId });
    expect(
      await services.db.selectFrom("runs").select("id").where("user_id", "=", maya.userId).execute(),
    ).toEqual([]);
  });

  it("asks nothing when credits do not pay for all of it", async () => {
    const maya = await addUser(services, { credits: 3 });
    const brandId = await addBrand(maya);
    await expect(
      visitNow(maya.request, { brandId, clientVisitId: crypto.randomUUID() }),
    ).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      fields: { currentCredits: 3, creditsRequired: 4 },
    });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 3, entries: [] });
    const empty = await addBrand(maya, { prompts: [] });
    await expect(
      visitNow(maya.request, { brandId: empty, clientVisitId: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: "BRAND_WITHOUT_PROMPTS" });
  });

  it("keeps its studies whole: they are neither extended nor deleted", async () => {
    const maya = await addUser(services, { credits: 10 });
    const brandId = await addBrand(maya, { prompts: HUBSPOT.prompts.slice(0, 1) });
    await visit(services, maya, brandId);
    const { prompts } = await getBrandOverview(maya.request, { brandId, ...ALL });
    const studyId = prompts[0]?.studyId ?? "";
    await expect(extendStudy(maya.request, { studyId, rounds: 1, after: 2 })).rejects.toMatchObject({
      code: "STUDY_OF_VISIT",
    });
    await expect(deleteStudy(maya.request, { studyId })).rejects.toMatchObject({ code: "STUDY_OF_VISIT" });
    expect((await getStudy(maya.request, studyId)).visitOf).toEqual({ brandId });
    await setStudyPrivacy(maya.request, { studyId, isPrivate: false });
    expect((await getStudy(services.guest, studyId)).visitOf).toBeNull();
  });

  it("gives back the rounds that brought nothing, also when all did", async () => {
    const maya = await addUser(services, { credits: 10 });
    const brandId = await addBrand(maya);
    await setFaults(services, { model: "*", kind: "error", status: 400 });
    await visit(services, maya, brandId);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 10,
      entries: ["visit_hold -4", "visit_release 4"],
    });
    const { lastVisits, visits } = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect([lastVisits[0]?.state, visits]).toEqual(["failed", []]);
  });

  it("holds a plan's analyses instead, and gives those back", async () => {
    const maya = await addUser(services, { credits: 0 });
    await services.db
      .updateTable("users")
      .set({ subscription_status: "pro" })
      .where("id", "=", maya.userId)
      .execute();
    const brandId = await addBrand(maya);
    await setFaults(services, { model: "*", kind: "error", status: 400 });
    await visit(services, maya, brandId);
    const [used] = await services.db
      .selectFrom("allowances")
      .select("used")
      .where("user_id", "=", maya.userId)
      .execute();
    expect(used).toEqual({ used: 0 });
  });
});
