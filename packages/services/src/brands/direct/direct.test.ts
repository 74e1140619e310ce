import { BRAND_KEY, DIRECT_COST, DIRECT_WEEKS, type FactWish } from "@standings/domain";
import { holdModels } from "@standings/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { addBrand, untilAnswered, visitDirectly } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../../test/claims.ts";
import { FIVE, GPT, setFaults } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { accountOf, addUser } from "../../../test/users.ts";
import { getViewer } from "../../auth/user-view.ts";
import { getHeld } from "../../credits/get-balance.ts";
import { listOwnLedger } from "../../credits/list-own-ledger.ts";
import { exportBrandClaims } from "../../reports/export-brand-claims.ts";
import { getStudy } from "../../studies/get-study.ts";
import { deleteBrand, pauseBrand } from "../change-brand.ts";
import { addFact } from "../claims/change-facts.ts";
import { getClaimPages } from "../claims/get-claim-pages.ts";
import { getClaimStatements, getClaims } from "../claims/get-claims.ts";
import { getPraise } from "../claims/get-praise.ts";
import { addLabel } from "../claims/labels.ts";
import { beginDueVisits } from "../visits/begin-due-visits.ts";
import { visitNow } from "../visits/begin-visit.ts";
import { advanceDirect } from "./advance-direct.ts";
import { askDirectly } from "./ask-directly.ts";
import { changeDirect, getDirect } from "./get-direct.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ claims: { upstreamId: FIVE[2], deadlineMs: 30_000 } });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

const WEEKS_MS = DIRECT_WEEKS * 7 * 86_400_000;

/** Takes all other questions out of a visit before they are asked; what is held stays. Returns how many there were. */
async function askOnly(visitId: string, positions: readonly number[] = [0, 1]): Promise<number> {
  const ofVisit = services.db.deleteFrom("direct_questions").where("visit_id", "=", visitId);
  const gone = await ofVisit.where("position", "not in", [...positions]).executeTakeFirstOrThrow();
  return Number(gone.numDeletedRows) + positions.length;
}

const orderOf = (brandId: string) => ({ brandId, clientVisitId: crypto.randomUUID() });

describe("direct questions", () => {
  it("are asked under one hold, and what is said stands in no figure of other answers", async () => {
    const maya = await addUser(services, { credits: 40 });
    const brandId = await addBrand(maya, { models: [GPT] });
    const made = await addMadeVisit(services, brandId);
    const open = await addMadeClaim(services, brandId, { verdict: "true" });
    for (const round of [1, 2]) await addMadeAnswer(services, made, { round, says: [{ claimId: open }] });
    const fact: FactWish = {
      ...{ company: BRAND_KEY, attribute: "founded", subject: "" },
      ...{ value: { kind: "date", date: "1999" }, market: null, from: null, to: null },
    };
    await addFact(maya.request, { brandId, fact });
    const { direct: none, claims: before, ...prompted } = await getClaims(maya.request, { brandId });
    expect(none).toBeNull();
    expect(await getDirect(maya.request, { brandId })).toMatchObject({
      ...{ cost: DIRECT_COST, repeats: false, nextAt: null, running: null, last: null },
      questions: expect.arrayContaining(["What does HubSpot cost?"]),
    });

    const { visitId } = await askDirectly(maya.request, orderOf(brandId));
    expect(await askOnly(visitId, [6, 9])).toBe(10);
    await untilAnswered(services);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 34,
      entries: ["visit_hold -30", "visit_release 24"],
    });
    const [line] = (await listOwnLedger(maya.request, { limit: 1 })).lines;
    expect(line).toMatchObject({ reason: "visit_release", about: "HubSpot", path: `/brands/${brandId}` });
    expect(await getDirect(maya.request, { brandId })).toMatchObject({
      running: null,
      last: { id: visitId, state: "completed", credits: 6 },
    });

    const { direct, claims, ...after } = await getClaims(maya.request, { brandId });
    expect(after).toEqual(prompted);
    expect(claims.map(({ id, statements, share }) => [id, statements, share])).toEqual(
      before.map(({ id, statements, share }) => [id, statements, share]),
    );
    expect(direct).toMatchObject({ read: 6, failed: 0, rate: { value: 1, method: "as_judged" } });

    const asked = "direct" as const;
    const own = await getClaims(maya.request, { brandId, asked });
    expect(own).toMatchObject({ arm: "direct", read: 6, direct, queue: { left: 0 }, rate: direct?.rate });
    const founded = own.claims.filter(({ attribute }) => attribute === "founded");
    expect(founded.length).toBeGreaterThan(0);
    for (const { direct: said, statements, verdict } of founded)
      expect([said?.statements, verdict]).toEqual([statements, "false"]);
    const claimId = founded[0]?.id ?? "";
    const [statement] = await getClaimStatements(maya.request, { brandId, claimId, asked });
    expect(statement?.prompt).toBe("Where is HubSpot based, who founded it, and when?");
    expect(await getClaimPages(maya.request, { brandId, claimId, asked })).toEqual([]);
    const { runId = "", columnId = "" } = statement ?? {};
    expect((await getStudy(maya.request, runId)).visitOf).toEqual({ brandId });
    const label = { claimId, runId, columnId, shown: "false", verdict: "true", isDrawn: false } as const;
    await addLabel(maya.request, { brandId, label });
    const { claims: mended, rate } = await getClaims(maya.request, { brandId, asked });
    expect([mended.find(({ id }) => id === claimId)?.verdict, rate]).toEqual(["true", own.rate]);
    const praise = await getPraise(maya.request, { brandId, asked });
    expect(praise).toMatchObject({ arm: "direct", answers: 6, against: null });
    expect(praise.aspects.length).toBeGreaterThan(0);
    const { bytes } = await exportBrandClaims(maya.request, { brandId, what: "statements", format: "csv" });
    const rows = Buffer.from(bytes).toString().split("\r\n");
    expect(rows.filter((row) => row.includes("answer to a direct question"))).toHaveLength(
      own.claims.reduce((sum, { statements }) => sum + statements, 0),
    );
    // They are about the brand alone.
    expect(await getClaims(maya.request, { brandId, company: "salesforce.com", asked })).toMatchObject({
      direct: null,
      claims: [],
    });
    const alerts = services.db.selectFrom("brand_alerts").select("id").where("brand_id", "=", brandId);
    expect((await alerts.execute()).length).toBe(0);
  });

  it("are refused with too few credits, while they are asked, and to others", async () => {
    const maya = await addUser(services, { credits: 29 });
    const ada = await addUser(services, { credits: 100 });
    const brandId = await addBrand(maya);
    await expect(askDirectly(maya.request, orderOf(brandId))).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      fields: { creditsRequired: 30, currentCredits: 29 },
    });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 29, entries: [] });
    const own = await addBrand(ada);
    for (const id of [brandId, "none", "\0"]) {
      await expect(askDirectly(ada.request, orderOf(id))).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
      await expect(getDirect(ada.request, { brandId: id })).rejects.toMatchObject({
        code: "BRAND_NOT_FOUND",
      });
      await expect(changeDirect(ada.request, { brandId: id, repeats: true })).rejects.toMatchObject({
        code: "BRAND_NOT_FOUND",
      });
    }
    const models = await holdModels(services.sandbox);
    const order = orderOf(own);
    const { visitId, creditsHeld } = await askDirectly(ada.request, order);
    expect([visitId, creditsHeld]).toEqual([order.clientVisitId, 30]);
    await askOnly(visitId);
    await services.runJobs();
    await models.waitFor(1);
    expect((await askDirectly(ada.request, order)).visitId).toBe(visitId);
    await expect(askDirectly(ada.request, orderOf(own))).rejects.toMatchObject({ code: "BRAND_IS_ASKED" });
    await expect(deleteBrand(ada.request, { brandId: own })).rejects.toMatchObject({
      code: "BRAND_IS_ASKED",
    });
    expect(await getHeld(ada.request)).toBe(30);
    expect((await getViewer(ada.request)).creditsHeld).toBe(30);
    expect((await getDirect(ada.request, { brandId: own })).running).toMatchObject({ answers: 0, of: 6 });
    // An id names one visit of each kind.
    expect((await visitNow(ada.request, order)).creditsHeld).toBe(4);
    await models.open();
    await untilAnswered(services);
    const runs = services.db.selectFrom("runs").select("id").where("user_id", "=", ada.userId);
    expect((await runs.execute()).length).toBe(4);
    await expect(askDirectly(maya.request, { ...order, brandId })).rejects.toMatchObject({
      code: "RUN_CHANGED",
    });
    await deleteBrand(ada.request, { brandId: own });
    expect(await runs.execute()).toEqual([]);
  });

  it("cost nothing where no model answers, and only the rounds that were answered", async () => {
    const maya = await addUser(services, { credits: 30 });
    const brandId = await addBrand(maya);
    await setFaults(services, { model: "*", kind: "error", status: 400 });
    await visitDirectly(services, maya, brandId);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 30,
      entries: ["visit_hold -30", "visit_release 30"],
    });
    expect((await getDirect(maya.request, { brandId })).last).toMatchObject({ state: "failed", credits: 0 });
    await setFaults(services);
    const { visitId } = await askDirectly(maya.request, orderOf(brandId));
    await askOnly(visitId);
    await untilAnswered(services);
    const { last } = await getDirect(maya.request, { brandId });
    expect(last).toMatchObject({ state: "completed", credits: 6 });
    expect((await accountOf(services, maya.userId)).credits).toBe(24);
  });

  it("go on where a process was killed, and nothing is asked or paid twice", async () => {
    const maya = await addUser(services, { credits: 30 });
    const brandId = await addBrand(maya);
    const dying = await services.startProcess();
    const models = await holdModels(services.sandbox);
    const { visitId } = await askDirectly(maya.request, orderOf(brandId));
    await askOnly(visitId);
    await advanceDirect(dying.services.systemRequest(), { visitId });
    await models.waitFor(2);
    await dying.executor.stop(0);
    await models.open();
    await untilAnswered(services);
    await dying.close();
    const answers = await services.db
      .selectFrom("model_answers as answer")
      .innerJoin("direct_questions as asked", "asked.run_id", "answer.run_id")
      .select(["asked.position", "column_id"])
      .where("visit_id", "=", visitId)
      .execute();
    expect(answers).toHaveLength(6);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 24,
      entries: ["visit_hold -30", "visit_release 24"],
    });
    await advanceDirect(services.services.systemRequest(), { visitId });
    expect((await accountOf(services, maya.userId)).credits).toBe(24);
  });

  it("are asked again every four weeks where their owner wants it, and not of a paused brand", async () => {
    const maya = await addUser(services, { credits: 35 });
    const brandId = await addBrand(maya, { rhythm: "manual" });
    const { nextAt } = await changeDirect(maya.request, { brandId, repeats: true });
    const first = new Date(nextAt ?? "");
    expect(Math.abs(first.getTime() - Date.now() - WEEKS_MS)).toBeLessThan(60_000);
    const begin = (now: Date) => beginDueVisits(services.services.systemRequest(), now);
    const visits = services.db.selectFrom("direct_visits").where("brand_id", "=", brandId);
    const begun = async () =>
      (await visits.select("state").orderBy("began_at").execute()).map(({ state }) => state);
    await begin(new Date(first.getTime() - 1));
    expect(await begun()).toEqual([]);
    await pauseBrand(maya.request, { brandId, isPaused: true });
    await begin(first);
    expect([await begun(), (await getDirect(maya.request, { brandId })).nextAt]).toEqual([[], null]);
    const own = services.db.updateTable("brands").where("id", "=", brandId);
    await own.set({ next_direct_at: new Date(Date.now() - WEEKS_MS) }).execute();
    await pauseBrand(maya.request, { brandId, isPaused: false });
    await begin(new Date(Date.now() + 23 * 3_600_000));
    const { nextAt: tomorrow } = await getDirect(maya.request, { brandId });
    expect([await begun(), Date.parse(tomorrow ?? "") - Date.now()]).toEqual([
      [],
      expect.closeTo(86_400_000, -5),
    ]);
    await own.set({ next_direct_at: first }).execute();
    for (const isPaused of [true, false]) await pauseBrand(maya.request, { brandId, isPaused });
    expect((await getDirect(maya.request, { brandId })).nextAt).toBe(nextAt);
    for (const states of [["running"], ["completed", "short"]]) {
      await own.set({ next_direct_at: new Date() }).execute();
      await Promise.all([begin(new Date()), begin(new Date())]);
      expect(await begun()).toEqual(states);
      await services.db
        .updateTable("direct_visits")
        .set({ state: "completed" })
        .where("state", "=", "running")
        .execute();
    }
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 5, entries: ["visit_hold -30"] });
    expect(await getDirect(maya.request, { brandId })).toMatchObject({
      last: { state: "short", credits: 30 },
      nextAt: expect.any(String),
    });
    expect(await changeDirect(maya.request, { brandId, repeats: false })).toMatchObject({ nextAt: null });
    await begin(new Date(Date.now() + 2 * WEEKS_MS));
    expect(await begun()).toHaveLength(2);
  });
});
