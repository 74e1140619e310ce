import { readRunEvents } from "@standings/database";
import { roundCost, type StudyEvent, type StudyRequest } from "@standings/domain";
import { sized } from "@standings/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CLAUDE, GPT, setFaults } from "../../test/searches.ts";
import { studyOf, watchStudy } from "../../test/studies.ts";
import { startServices, type TestProcess, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { getUsage } from "../credits/get-usage.ts";
import type { ServiceRequest } from "../request.ts";
import { extendStudy } from "./extend-study.ts";
import { getStudy } from "./get-study.ts";
import { startStudy } from "./start-study.ts";
import { stopStudy } from "./stop-study.ts";
import { holdReference } from "./study-run.ts";

/**
 * Whatever the owner does from however many tabs, models fail and processes end: the balance is the sum of the ledger, and
 * each time a study went on cost what its counted rounds cost.
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

const nth = fc.nat(2);
const tabs = fc.integer({ min: 1, max: 4 });
const rounds = fc.integer({ min: 1, max: 9 });
const start = fc.record({ kind: fc.constant("start" as const), rounds, tabs, arms: fc.boolean() });
const step = fc.oneof(
  { weight: 2, arbitrary: start },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("stop" as const), nth, tabs }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("extend" as const), nth, tabs, rounds, isLate: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("fail" as const),
      all: fc.boolean(),
      times: fc.integer({ min: 1, max: 12 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("watch" as const), nth, rounds: fc.nat(6) }) },
  { weight: 1, arbitrary: fc.constant({ kind: "end process" as const }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** What an owner is told who asks too late, too often or for too much. */
const REFUSALS = [
  "STUDY_IS_RUNNING",
  "STUDY_CHANGED",
  "STUDY_NOT_FOUND",
  "STUDY_TOO_LONG",
  "INSUFFICIENT_CREDITS",
];

/** The same call from tabs on both processes at once. */
async function fromTabs<Value>(
  maya: TestUser,
  count: number,
  call: (request: ServiceRequest) => Promise<Value>,
): Promise<Value[]> {
  const elsewhere = other.services.request({ address: "192.0.2.2", userAgent: null }, maya.viewer);
  const ends = await Promise.allSettled(
    Array.from({ length: count }, (_, tab) => call(tab % 2 === 0 ? elsewhere : maya.request)),
  );
  return ends.flatMap((end) => {
    if (end.status === "fulfilled") return [end.value];
    expect(REFUSALS).toContain(end.reason.code);
    return [];
  });
}

async function take(maya: TestUser, ids: string[], one: Step): Promise<void> {
  if (one.kind === "end process") {
    await other.executor.stop(0);
    await other.close();
    other = await services.startProcess();
    return;
  }
  if (one.kind === "fail") {
    const model = one.all ? "*" : CLAUDE;
    return setFaults(services, { model, kind: "error", status: 400, times: one.times });
  }
  if (one.kind === "start") {
    const order = studyOf({ rounds: one.rounds, models: [GPT, CLAUDE], compareSearch: one.arms });
    const started = await fromTabs(maya, one.tabs, (request) => startStudy(request, order));
    const found = new Set(started.map(({ studyId }) => studyId));
    expect(found.size).toBeLessThanOrEqual(1);
    ids.push(...found);
    return;
  }
  const studyId = ids[one.nth];
  if (studyId === undefined) return;
  if (one.kind === "watch") await watchStudy(maya, studyId, (state) => state.rounds.length >= one.rounds);
  if (one.kind === "stop") await fromTabs(maya, one.tabs, (request) => stopStudy(request, { studyId }));
  if (one.kind === "extend") {
    if (one.isLate) await watchStudy(maya, studyId);
    const { rounds: after } = await getStudy(maya.request, studyId);
    const extension = { studyId, rounds: one.rounds, after };
    const extended = await fromTabs(maya, one.tabs, (request) => extendStudy(request, extension));
    expect(extended.length).toBeLessThanOrEqual(1);
  }
}

interface Spent {
  readonly reference: string;
  readonly held: number;
  readonly used: number;
}

/** The holds of a study by its log: what each held, and what its counted rounds cost. */
async function holdsOf(studyId: string): Promise<Spent[]> {
  const log = (await readRunEvents(services.db, studyId)) as StudyEvent[];
  const start = log[0] as StudyRequest & StudyEvent;
  const cost = roundCost(start);
  const holds: Spent[] = [];
  for (const event of log) {
    const hold = holds.at(-1);
    if (event.type === "start" || event.type === "extended") {
      const reference = holdReference(studyId, holds.length + 1);
      holds.push({ reference, held: cost * event.rounds, used: 0 });
    } else if (event.type === "round_complete" && event.isCounted && hold) {
      holds[holds.length - 1] = { ...hold, used: hold.used + cost };
    }
  }
  return holds;
}

async function checkMoney(maya: TestUser, ids: readonly string[], credits: number): Promise<void> {
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
  const users = db.selectFrom("users").select("credits").where("id", "=", userId);
  const { credits: left } = await users.executeTakeFirstOrThrow();
  expect(left).toBe(ledger.reduce((sum, { delta }) => sum + delta, 0));
  let used = 0;
  for (const studyId of ids) {
    const holds = await holdsOf(studyId);
    for (const hold of holds) {
      const own = ledger.filter(({ reference }) => reference === hold.reference);
      // A hold that the month of Pro pays has no entries.
      if (own.length > 0) {
        expect(own.filter(({ reason }) => reason === "study_hold").map(({ delta }) => delta)).toEqual([
          -hold.held,
        ]);
        expect(own.reduce((sum, { delta }) => sum - delta, 0)).toBe(hold.used);
        expect(own.length).toBe(hold.used === hold.held ? 1 : 2);
      }
      used += hold.used;
    }
    const row = await db
      .selectFrom("studies")
      .selectAll()
      .where("run_id", "=", studyId)
      .executeTakeFirstOrThrow();
    expect(row.held).toBe(0);
    const counted = holds.reduce((sum, hold) => sum + hold.used, 0);
    const { arms, status } = await getStudy(maya.request, studyId);
    expect(status).not.toBe("running");
    expect(row.counted * roundCost({ arms })).toBe(counted);
  }
  const { analyses } = await getUsage(maya.request);
  expect(credits - left + (analyses?.used ?? 0)).toBe(used);
}

it("adds up after any starts, stops, extensions, failures and ends of processes", async () => {
  const plan = fc.constantFrom("free" as const, "pro" as const);
  const steps = fc.tuple(start, fc.array(step, { minLength: 3, maxLength: 10 }));
  await fc.assert(
    fc.asyncProperty(plan, fc.integer({ min: 3, max: 40 }), steps, async (paidBy, credits, sequence) => {
      await setFaults(services);
      const maya = await addUser(services, { plan: paidBy, credits });
      const ids: string[] = [];
      for (const one of sequence.flat()) await take(maya, ids, one);
      for (const studyId of ids) await watchStudy(maya, studyId);
      await checkMoney(maya, ids, credits);
    }),
    { numRuns: sized({ full: 300, whole: 25, gate: 5 }) },
  );
});
