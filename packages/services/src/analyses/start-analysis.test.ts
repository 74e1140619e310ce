import {
  ANALYSIS_COST,
  ANALYSIS_FRESH_MS,
  ANALYSIS_KINDS,
  type AnalysisKind,
  asModelId,
  BUILT_IN_CATALOGUE,
  type Funding,
  type Means,
  payerOf,
  SUBSCRIPTION_STATUSES,
  type SubscriptionStatus,
} from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analysisOf, watchAnalysis } from "../../test/analyses.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser, setCredits } from "../../test/users.ts";
import type { ServiceContext } from "../context.ts";
import { KINDS_OF_RUNS } from "../kinds-of-runs.ts";
import type { KindOfRun } from "../runs/kind-of-run.ts";
import { type AnalysisOrder, startAnalysis } from "./start-analysis.ts";

/** Analyses that go on for as long as their process does. */
function endless(kind: AnalysisKind): KindOfRun<ServiceContext> {
  return {
    ...KINDS_OF_RUNS[kind],
    doStep: (_services, _run, _step, { signal }) =>
      new Promise((resolve) => {
        // One that begins as its process stops hears of it no more.
        if (signal.aborted) resolve(undefined);
        signal.addEventListener("abort", () => resolve(undefined));
      }),
  };
}

const LIMITS = { proMonthlyAnalyses: 1, censoredPreviewsPerDay: 1 };

let services: TestServices;
beforeAll(async () => {
  services = await startServices(LIMITS, {
    ...KINDS_OF_RUNS,
    seo: endless("seo"),
    source: endless("source"),
  });
});
afterAll(() => services.close());

const PAID = { credits: 4, entries: ["seo_analysis -1"] };

/** Ends a run as one with advice, some time ago. */
async function end(runId: string, agoMs: number): Promise<void> {
  await services.db
    .updateTable("runs")
    .set({ status: "completed", ended_at: sql<Date>`now() - make_interval(secs => ${agoMs / 1_000})` })
    .where("id", "=", runId)
    .execute();
}

describe("one analysis for one charge", () => {
  it("however often one start is repeated", async () => {
    const maya = await addUser(services, { credits: 5 });
    const order = analysisOf();
    const started = await startAnalysis(maya.request, order);
    const [start] = await watchAnalysis(maya, started.runId, "start");
    expect(start).toMatchObject({ searchId: started.runId, remainingCredits: 4, domain: "hubspot.com" });
    expect(await startAnalysis(maya.request, order)).toEqual(started);
    expect(await accountOf(services, maya.userId)).toEqual(PAID);
  });

  it("from two tabs, on two processes, at once", async () => {
    const maya = await addUser(services, { credits: 5 });
    const other = await services.startProcess();
    const elsewhere = other.services.request({ address: "192.0.2.2", userAgent: null }, maya.viewer);
    const requests = Array.from({ length: 10 }, (_, tab) => (tab % 2 === 0 ? maya.request : elsewhere));
    const started = await Promise.all(requests.map((request) => startAnalysis(request, analysisOf())));
    expect(new Set(started.map(({ runId }) => runId)).size).toBe(1);
    expect(await accountOf(services, maya.userId)).toEqual(PAID);
    await other.close();
  });

  it.each([
    ["is younger than a minute", 0.5, {}, true],
    ["is older", 1.1, {}, false],
    ["is of another model", 0.5, { modelId: "perplexity/sonar" }, false],
    ["is of another company", 0.5, { domain: "notion.so" }, false],
    ["is of another kind", 0.5, { kind: "source" }, false],
  ] as const)("while the last one %s", async (_what, age, changes, isSame) => {
    const maya = await addUser(services, { credits: 5 });
    const { runId } = await startAnalysis(maya.request, analysisOf());
    await end(runId, age * ANALYSIS_FRESH_MS);
    const again = await startAnalysis(maya.request, analysisOf(changes));
    expect(again.runId === runId).toBe(isSame);
  });

  it("not for somebody else, nor after it failed, nor for whoever has bought credits since", async () => {
    const [maya, ken] = [await addUser(services), await addUser(services)];
    const { runId } = await startAnalysis(maya.request, analysisOf());
    expect((await startAnalysis(ken.request, analysisOf())).runId).not.toBe(runId);
    await end(runId, 0);
    expect((await startAnalysis(maya.request, analysisOf())).runId).toBe(runId);
    await setCredits(services, maya.userId, 2);
    const paid = await startAnalysis(maya.request, analysisOf());
    expect(paid).toEqual({ runId: expect.not.stringContaining(runId), remainingCredits: 1 });
    await services.db.updateTable("runs").set({ status: "failed" }).where("id", "=", paid.runId).execute();
    expect((await startAnalysis(maya.request, analysisOf())).remainingCredits).toBe(0);
  });
});

/** What pays for some analyses in a row, worked out without a database. */
function payersOf(plan: SubscriptionStatus, credits: number, cost: number, count: number): Funding[] {
  const { proMonthlyAnalyses: analysesLeft, censoredPreviewsPerDay: previewsLeft } = LIMITS;
  let means: Means = { plan, credits, analysesLeft, previewsLeft };
  return Array.from({ length: count }, () => {
    const payer = payerOf(means, cost);
    means = {
      plan,
      credits: means.credits - (payer === "credits" ? cost : 0),
      analysesLeft: means.analysesLeft - Number(payer === "pro"),
      previewsLeft: means.previewsLeft - Number(payer === "preview"),
    };
    return payer;
  });
}

describe("what pays", () => {
  const accounts = SUBSCRIPTION_STATUSES.flatMap((plan) => [0, 1, 2].map((credits) => ({ plan, credits })));
  const models = BUILT_IN_CATALOGUE.forSearches.slice(0, 4).map(({ id }) => id);

  it.each(ANALYSIS_KINDS)("is what pays for searches, and nothing begins without: %s", async (kind) => {
    for (const account of accounts) {
      const user = await addUser(services, account);
      const paid: Funding[] = [];
      for (const modelId of models) paid.push(await payerOfStart(user, { kind, modelId }));
      const expected = payersOf(account.plan, account.credits, ANALYSIS_COST[kind], models.length);
      expect([account, paid]).toEqual([account, expected]);
    }
  });

  async function payerOfStart(user: Awaited<ReturnType<typeof addUser>>, changes: Partial<AnalysisOrder>) {
    const before = await countRuns(user.userId);
    try {
      const { runId } = await startAnalysis(user.request, analysisOf(changes));
      const run = await services.db
        .selectFrom("runs")
        .select(["funding", "was_censored"])
        .where("id", "=", runId)
        .executeTakeFirstOrThrow();
      expect(run.was_censored).toBe(run.funding === "preview");
      return run.funding;
    } catch (error) {
      expect(error).toMatchObject({
        status: 429,
        message: "Insufficient credits",
        fields: { errorType: "insufficient_credits", creditsRequired: 1 },
      });
      expect(await countRuns(user.userId)).toBe(before);
      return "none";
    }
  }

  async function countRuns(userId: string): Promise<number> {
    return (await services.db.selectFrom("runs").select("id").where("user_id", "=", userId).execute()).length;
  }

  it("is said to whoever follows a censored one", async () => {
    const maya = await addUser(services);
    const { runId } = await startAnalysis(maya.request, analysisOf());
    const [start] = await watchAnalysis(maya, runId, "start");
    expect(start).toMatchObject({ wasCensored: true, remainingCredits: 0 });
  });
});

it.each([
  ["no domain", { domain: " " }, "ANALYSIS_WITHOUT_DOMAIN"],
  ["no model", { modelId: "" }, "ANALYSIS_WITHOUT_MODEL"],
  ["no domain of a company", { domain: "localhost" }, "INVALID_DOMAIN"],
  ["a model that only discoveries ask", { modelId: "deepseek/deepseek-r1" }, "INVALID_MODEL"],
] as const)("refuses %s", async (_what, changes, code) => {
  const maya = await addUser(services, { credits: 5 });
  const start = async () => startAnalysis(maya.request, analysisOf(changes));
  await expect(start()).rejects.toMatchObject({ code });
  expect(await accountOf(services, maya.userId)).toEqual({ credits: 5, entries: [] });
});

it("refuses guests, and an id that was used for something else; looks up a name that is not given", async () => {
  await expect(async () => startAnalysis(services.guest, analysisOf())).rejects.toMatchObject({
    status: 401,
  });
  const maya = await addUser(services, { credits: 5 });
  const order = analysisOf({ companyName: "  " });
  const { runId } = await startAnalysis(maya.request, order);
  const [start] = await watchAnalysis(maya, runId, "start");
  expect(start).toMatchObject({ companyName: "HubSpot", modelId: asModelId(order.modelId) });
  for (const changes of [
    { kind: "source" },
    { domain: "notion.so" },
    { modelId: "perplexity/sonar" },
  ] as const) {
    const changed = startAnalysis(maya.request, { ...order, ...changes });
    await expect(changed).rejects.toMatchObject({ code: "RUN_CHANGED" });
  }
});
