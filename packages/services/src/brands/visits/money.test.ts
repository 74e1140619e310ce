import { readRunEvents } from "@standings/database";
import { countedRounds } from "@standings/domain";
import { sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand, untilVisited } from "../../../test/brands.ts";
import { CLAUDE, GPT, setFaults } from "../../../test/searches.ts";
import { studyOf, watchStudy } from "../../../test/studies.ts";
import { startServices, type TestProcess, type TestServices } from "../../../test/test-services.ts";
import { addUser, type TestUser } from "../../../test/users.ts";
import { getUsage } from "../../credits/get-usage.ts";
import type { ServiceRequest } from "../../request.ts";
import { startStudy } from "../../studies/start-study.ts";
import { stateOf } from "../../studies/study-run.ts";
import { addPrompts, changeBrand, removePrompt } from "../change-brand.ts";
import { getBrand } from "../list-brands.ts";
import { beginDueVisits } from "./begin-due-visits.ts";
import { visitNow } from "./begin-visit.ts";

/**
 * Whatever happens while brands are visited, by hand and when they are due, from two processes: each visit holds what all of it
 * may cost or asks nothing, and costs what its counted rounds cost; the balance is the sum of the ledger.
 */

const MONTH = 20;

let services: TestServices;
let other: TestProcess;
beforeAll(async () => {
  services = await startServices({ proMonthlyAnalyses: MONTH });
  other = await services.startProcess();
});
afterAll(async () => {
  await other.close();
  await services.close();
});

const tabs = fc.integer({ min: 1, max: 3 });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("visit" as const), tabs }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("due" as const), weeks: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("spend" as const), rounds: fc.integer({ min: 1, max: 9 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("fail" as const),
      all: fc.boolean(),
      times: fc.integer({ min: 1, max: 12 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("rounds" as const), rounds: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: "other prompts" as const }) },
  { weight: 2, arbitrary: fc.constant({ kind: "work" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "end process" as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What an owner is told who asks too early or for too much. */
const REFUSALS = ["BRAND_IS_VISITED", "BRAND_WITHOUT_PROMPTS", "INSUFFICIENT_CREDITS"];

interface Account {
  readonly maya: TestUser;
  readonly brandId: string;
  readonly studies: string[];
}

const elsewhere = ({ viewer }: TestUser): ServiceRequest =>
  other.services.request({ address: "192.0.2.2", userAgent: null }, viewer);

async function take({ maya, brandId, studies }: Account, one: Step): Promise<void> {
  if (one.kind === "work") return services.runJobs();
  if (one.kind === "end process") {
    await other.executor.stop(0);
    await other.close();
    other = await services.startProcess();
  }
  if (one.kind === "fail") {
    const model = one.all ? "*" : CLAUDE;
    await setFaults(services, { model, kind: "error", status: 400, times: one.times });
  }
  if (one.kind === "visit") {
    const order = { brandId, clientVisitId: crypto.randomUUID() };
    const ends = await Promise.allSettled(
      Array.from({ length: one.tabs }, (_, tab) =>
        visitNow(tab % 2 === 0 ? elsewhere(maya) : maya.request, order),
      ),
    );
    const refused = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.code] : []));
    for (const code of refused) expect(REFUSALS).toContain(code);
    expect([0, one.tabs]).toContain(refused.length);
  }
  if (one.kind === "due") {
    const { nextVisitAt } = await getBrand(maya.request, { brandId });
    const now = new Date(Date.parse(nextVisitAt ?? "") + (one.weeks - 1) * 7 * 86_400_000);
    await Promise.all([
      beginDueVisits(services.services.systemRequest(), now),
      beginDueVisits(other.services.systemRequest(), now),
    ]);
  }
  if (one.kind === "spend") {
    const order = studyOf({ rounds: one.rounds, models: [GPT] });
    const started = await startStudy(maya.request, order).catch(({ code }) => {
      expect(REFUSALS).toContain(code);
    });
    if (started) studies.push(started.studyId);
  }
  if (one.kind === "rounds") await changeBrand(maya.request, { brandId, rounds: one.rounds });
  if (one.kind === "other prompts") {
    const { prompts } = await getBrand(maya.request, { brandId });
    const promptId = prompts[0]?.id ?? "";
    await removePrompt(maya.request, { brandId, promptId });
    const prompt = `Best CRM for team ${studies.length + prompts.length}`;
    await addPrompts(maya.request, { brandId, prompts: [{ prompt, label: null }] });
  }
}

/** What a visit's counted rounds cost, by the logs of its studies. */
async function paidBy(visitId: string): Promise<number> {
  const asked = await services.db
    .selectFrom("visit_prompts")
    .select("run_id")
    .where("visit_id", "=", visitId)
    .execute();
  const rounds = await Promise.all(
    asked.map(async ({ run_id: runId }) =>
      runId === null ? 0 : countedRounds(stateOf(await readRunEvents(services.db, runId))),
    ),
  );
  return rounds.reduce((sum, counted) => sum + counted, 0);
}

async function checkMoney({ maya, brandId, studies }: Account, credits: number): Promise<void> {
  const { db } = services;
  const { userId } = maya;
  const ledger = await db
    .selectFrom("ledger_entries")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  for (const [index, { balance, delta }] of ledger.entries()) {
    expect(balance).toBe((ledger[index - 1]?.balance ?? 0) + delta);
    expect(balance).toBeGreaterThanOrEqual(0);
  }
  const { credits: left } = await db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  expect(left).toBe(ledger.reduce((sum, { delta }) => sum + delta, 0));
  const visits = await db.selectFrom("brand_visits").selectAll().where("brand_id", "=", brandId).execute();
  let used = 0;
  for (const visit of visits) {
    const own = ledger.filter(({ reference }) => reference === visit.id);
    const paid = await paidBy(visit.id);
    expect(visit.used).toBe(paid);
    used += paid;
    if (visit.state === "short") expect(own).toEqual([]);
    else expect(visit.state).toBe(paid === 0 ? "failed" : "completed");
    if (visit.funding !== "credits" || visit.state === "short") continue;
    expect(own.map(({ reason, delta }) => [reason, delta])).toEqual([
      ["visit_hold", -visit.held],
      ...(paid === visit.held ? [] : [["visit_release", visit.held - paid]]),
    ]);
  }
  for (const studyId of studies) used += countedRounds(stateOf(await readRunEvents(db, studyId)));
  const { analyses } = await getUsage(maya.request);
  expect(credits - left + (analyses?.used ?? 0)).toBe(used);
}

it("adds up after any visits, failures, changes and ends of processes", async () => {
  const plan = fc.constantFrom("free" as const, "pro" as const);
  const steps = fc.array(step, { minLength: 3, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(plan, fc.integer({ min: 3, max: 40 }), steps, async (paidBy, credits, sequence) => {
      await setFaults(services);
      const maya = await addUser(services, { plan: paidBy, credits });
      const brandId = await addBrand(maya, { models: [GPT, CLAUDE] });
      const account = { maya, brandId, studies: [] };
      for (const one of sequence) await take(account, one);
      for (const studyId of account.studies) await watchStudy(maya, studyId);
      await untilVisited(services);
      await checkMoney(account, credits);
      await services.db.updateTable("brands").set({ next_visit_at: null, paused_at: new Date() }).execute();
    }),
    { numRuns: sized({ full: 200, whole: 15, gate: 3 }) },
  );
});
