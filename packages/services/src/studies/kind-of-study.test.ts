import { MAX_ROUNDS, STUDIES_AT_ONCE } from "@standings/domain";
import { holdModels } from "@standings/testing";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FIVE, GPT, setFaults } from "../../test/searches.ts";
import { study, studyOf, watchStudy } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { getUsage } from "../credits/get-usage.ts";
import { extendStudy } from "./extend-study.ts";
import { getCompanyStudies } from "./get-company-studies.ts";
import { getStudy } from "./get-study.ts";
import { startStudy } from "./start-study.ts";
import { stopStudy } from "./stop-study.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ proMonthlyAnalyses: 10 }, undefined, { varies: true });
});
afterEach(() => setFaults(services));
afterAll(() => services.close());

describe("a study", () => {
  it("asks its rounds, holds what they cost and says what it found", async () => {
    const maya = await addUser(services, { credits: 10 });
    const { studyId, creditsHeld, remainingCredits, state } = await study(maya, { rounds: 5, models: FIVE });
    expect({ creditsHeld, remainingCredits }).toEqual({ creditsHeld: 5, remainingCredits: 5 });
    expect(state).toMatchObject({ stop: "limit", hasEnded: true, remainingCredits: 5, isRefunded: false });
    expect(state.answers).toHaveLength(25);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 5, entries: ["study_hold -5"] });
    const record = await getStudy(maya.request, studyId);
    expect(record).toMatchObject({ status: "completed", rounds: 5, counted: 5, held: 0, isOwn: true });
    const { report, names, isKeptBack } = record.findings ?? expect.fail("nothing found");
    expect(isKeptBack).toBe(false);
    expect(report).toMatchObject({ rounds: 5, level: 0.05 });
    const [first] = report.entries;
    expect(first?.score.range).not.toBeNull();
    expect(first?.place).toMatchObject({ tier: 1 });
    expect(names[first?.key ?? ""]?.name).toEqual(expect.any(String));
    expect(report.volatility.stability?.value).toBeLessThan(1);
    // The page of a company of the study.
    const company = await getCompanyStudies(maya.request, { domain: first?.key ?? "" });
    expect(company).toMatchObject({ studies: 1, listed: { value: first?.listed.value } });
  });

  it("is no study of a company's page where the question names it", async () => {
    const maya = await addUser(services, { credits: 2 });
    const { studyId } = await study(maya, { prompt: "Best CRM like HubSpot for startups", rounds: 2 });
    const { findings } = await getStudy(maya.request, studyId);
    const { report, namedInQuestion } = findings ?? expect.fail("nothing found");
    expect(namedInQuestion).toEqual(["hubspot.com"]);
    const listed = report.entries.filter(({ rank }) => rank.listed > 0).map(({ key }) => key);
    expect(listed).toContain("hubspot.com");
    const other = listed.find((key) => key !== "hubspot.com") ?? expect.fail("nobody else");
    const studiesOf = async (domain: string) => (await getCompanyStudies(maya.request, { domain })).studies;
    expect([await studiesOf("hubspot.com"), await studiesOf(other)]).toEqual([0, 1]);
  });

  it("keeps ranges back while a fixed one goes on, and shows them at the looks of a watched one", async () => {
    const maya = await addUser(services, { credits: 80 });
    const order = { rounds: 40, models: [GPT] };
    const models = await holdModels(services.sandbox);
    const fixed = await startStudy(maya.request, studyOf(order));
    for (const _round of [1, 2, 3]) await models.letPass(1);
    await models.waitFor(1);
    const { findings } = await getStudy(maya.request, fixed.studyId);
    expect(findings?.isKeptBack).toBe(true);
    expect(findings?.report.entries.every(({ score, place }) => !score.range && !place)).toBe(true);
    await stopStudy(maya.request, { studyId: fixed.studyId });
    await models.open();
    const pair = { goal: { type: "pair", companies: ["HubSpot", "Salesforce"] } as const };
    const watched = await startStudy(maya.request, studyOf({ ...order, ...pair }));
    await watchStudy(maya, watched.studyId, ({ rounds }) => rounds.length === 3);
    const seen = await getStudy(maya.request, watched.studyId);
    expect(seen.findings).toMatchObject({ isKeptBack: false, report: { level: 0.015 } });
    // Its calls would stand among those that the next test holds.
    await stopStudy(maya.request, watched);
    for (const { studyId } of [fixed, watched]) await watchStudy(maya, studyId);
  });

  it("stops when the pair is told apart, and gives the rest back", async () => {
    const maya = await addUser(services, { credits: 60 });
    const goal = { type: "pair", companies: ["hubspot.com", "nobody-lists-this.com"] } as const;
    const { state } = await study(maya, { goal, rounds: 50, models: FIVE });
    expect(state.stop).toBe("apart");
    const asked = state.rounds.length;
    expect([3, 5, 8, 12]).toContain(asked);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 60 - asked,
      entries: ["study_hold -50", `study_release ${50 - asked}`],
    });
  });

  it("ends at its first look when its two names are one company's", async () => {
    const maya = await addUser(services, { credits: 50 });
    const goal = { type: "pair", companies: ["HubSpot", "hubspot.com"] } as const;
    const { state } = await study(maya, { goal, rounds: 50, models: [GPT] });
    expect([state.stop, state.rounds.length]).toEqual(["hopeless", 3]);
    expect((await accountOf(services, maya.userId)).credits).toBe(47);
  });

  it("finds the neighbour of a lone X at its first look, and keeps it", async () => {
    const maya = await addUser(services, { credits: 10 });
    const { studyId, state } = await study(maya, {
      goal: { type: "pair", companies: ["HubSpot"] },
      rounds: 5,
    });
    expect(state.neighbour).toMatchObject({ name: expect.any(String) });
    expect(state.rounds.filter(({ neighbour }) => neighbour)).toHaveLength(1);
    expect((await getStudy(maya.request, studyId)).focus).toBe("hubspot.com");
  });

  it("is one run and one hold from two tabs, on two processes, at once", async () => {
    const maya = await addUser(services, { credits: 5 });
    const other = await services.startProcess();
    const elsewhere = other.services.request({ address: "192.0.2.2", userAgent: null }, maya.viewer);
    const order = studyOf();
    const started = await Promise.all(
      Array.from({ length: 8 }, (_, tab) => startStudy(tab % 2 === 0 ? maya.request : elsewhere, order)),
    );
    expect(new Set(started.map(({ studyId }) => studyId)).size).toBe(1);
    await watchStudy(maya, started[0]?.studyId ?? "");
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 2, entries: ["study_hold -3"] });
    await other.close();
  });
});

describe("money", () => {
  it("is refused without enough credits, with the documented fields, and nothing is written", async () => {
    const maya = await addUser(services, { credits: 2 });
    await expect(startStudy(maya.request, studyOf())).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      status: 429,
      fields: { errorType: "insufficient_credits", currentCredits: 2, creditsRequired: 3 },
    });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 2, entries: [] });
  });

  it("comes back after a stop by hand, and the round under way is the last", async () => {
    const maya = await addUser(services, { credits: 30 });
    const models = await holdModels(services.sandbox);
    const { studyId } = await startStudy(maya.request, studyOf({ rounds: 30, models: [GPT] }));
    await models.letPass(1);
    await models.waitFor(1);
    await stopStudy(maya.request, { studyId });
    await stopStudy(maya.request, { studyId });
    await models.open();
    const { state } = await watchStudy(maya, studyId);
    expect(state).toMatchObject({ stop: "stopped", hasEnded: true, wasStopped: true });
    expect(state.rounds).toHaveLength(2);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 28,
      entries: ["study_hold -30", "study_release 28"],
    });
    const { findings } = await getStudy(maya.request, studyId);
    expect(findings?.report.level).toBe(0.015);
  });

  it("comes back whole when every question fails, and the study is not kept", async () => {
    const maya = await addUser(services, { credits: 12 });
    await setFaults(services, { model: "*", kind: "error", status: 400 });
    const { studyId, state } = await study(maya, { rounds: 12 });
    expect(state).toMatchObject({ stop: "failing", isRefunded: true, remainingCredits: 12 });
    expect(state.rounds).toHaveLength(3);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 12,
      entries: ["study_hold -12", "study_release 12"],
    });
    expect(await getStudy(maya.request, studyId)).toMatchObject({ status: "failed", counted: 0, held: 0 });
    const again = extendStudy(maya.request, { studyId, rounds: 2, after: 3 });
    await expect(again).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
  });

  it("pays for rounds in which every model declines: it was asked, and what it wrote can be read", async () => {
    const maya = await addUser(services, { credits: 12 });
    await setFaults(services, { model: "*", kind: "refusal" });
    const { studyId, state } = await study(maya, { rounds: 12 });
    expect(state).toMatchObject({ stop: "failing", isRefunded: false, remainingCredits: 9 });
    expect(state.rounds).toHaveLength(3);
    expect(await getStudy(maya.request, studyId)).toMatchObject({ status: "completed", counted: 3, held: 0 });
  });

  it("is refused to whoever has ten studies under way, brands' visits apart, and taken again once one has ended", async () => {
    const maya = await addUser(services, { credits: 60 });
    const models = await holdModels(services.sandbox);
    const begin = () => startStudy(maya.request, studyOf({ models: [GPT] }));
    const begun = [];
    for (let nth = 0; nth < STUDIES_AT_ONCE; nth += 1) begun.push(await begin());
    await expect(begin()).rejects.toMatchObject({ code: "TOO_MANY_STUDIES", status: 409 });
    expect((await accountOf(services, maya.userId)).credits).toBe(60 - 3 * STUDIES_AT_ONCE);
    await models.open();
    for (const { studyId } of begun) await watchStudy(maya, studyId);
    const last = await begin();
    await watchStudy(maya, last.studyId);
  });

  it("does not count a round in which all failed", async () => {
    const maya = await addUser(services, { credits: 3 });
    await setFaults(services, { model: "*", kind: "error", status: 400, times: 4 });
    const { state } = await study(maya);
    expect(state.rounds.map(({ isCounted }) => isCounted)).toEqual([false, true, true]);
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 1,
      entries: ["study_hold -3", "study_release 1"],
    });
  });

  it("is held again by an extension, once from two tabs, and released on its own", async () => {
    const maya = await addUser(services, { credits: 20 });
    const { studyId } = await study(maya);
    const both = await Promise.allSettled(
      [1, 2].map(() => extendStudy(maya.request, { studyId, rounds: 10, after: 3 })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await watchStudy(maya, studyId, ({ rounds }) => rounds.length >= 4);
    await stopStudy(maya.request, { studyId });
    const { state } = await watchStudy(maya, studyId);
    const more = state.rounds.length - 3;
    expect(state).toMatchObject({ stop: "stopped", wasExtended: true, limit: 13 });
    expect(await accountOf(services, maya.userId)).toEqual({
      credits: 17 - more,
      entries: ["study_hold -3", "study_hold -10", `study_release ${10 - more}`],
    });
    expect((await getStudy(maya.request, studyId)).findings?.report).toMatchObject({
      level: 0.015,
      rounds: 3 + more,
    });
    const tooMany = extendStudy(maya.request, { studyId, rounds: MAX_ROUNDS, after: 3 + more });
    await expect(tooMany).rejects.toMatchObject({ code: "STUDY_TOO_LONG" });
    const late = extendStudy(maya.request, { studyId, rounds: 1, after: 3 });
    await expect(late).rejects.toMatchObject({ code: "STUDY_CHANGED" });
  });

  it("answers an extension that is repeated as it did, whoever pays for a later one", async () => {
    const maya = await addUser(services, { credits: 5 });
    const { studyId } = await study(maya);
    const more = (after: number) =>
      extendStudy(maya.request, { studyId, rounds: 1, after, clientRunId: `after ${after}` });
    const first = await more(3);
    expect(first).toMatchObject({ creditsHeld: 1, remainingCredits: 1 });
    await watchStudy(maya, studyId, ({ rounds, hasEnded }) => rounds.length === 4 && hasEnded);
    const plan = { subscription_status: "business" } as const;
    await services.db.updateTable("users").set(plan).where("id", "=", maya.userId).execute();
    expect(await more(4)).toMatchObject({ creditsHeld: 0 });
    expect(await more(3)).toEqual(first);
    await watchStudy(maya, studyId, ({ rounds, hasEnded }) => rounds.length === 5 && hasEnded);
  });

  it("is held from the month of Pro, and from credits when that has too little", async () => {
    const pro = await addUser(services, { plan: "pro", credits: 12 });
    const first = await startStudy(pro.request, studyOf({ rounds: 8, models: [GPT] }));
    expect(first.creditsHeld).toBe(0);
    expect(await getUsage(pro.request)).toMatchObject({ analyses: { used: 8 } });
    await stopStudy(pro.request, first);
    const { state } = await watchStudy(pro, first.studyId);
    expect(await getUsage(pro.request)).toMatchObject({ analyses: { used: state.rounds.length } });
    await study(pro, { rounds: 12, models: [GPT] });
    expect(await accountOf(services, pro.userId)).toEqual({ credits: 0, entries: ["study_hold -12"] });
    const business = await addUser(services, { plan: "business" });
    const free = await startStudy(business.request, studyOf());
    expect(free.creditsHeld).toBe(0);
    await watchStudy(business, free.studyId);
  });

  it("goes on in another process after a kill, without asking or paying twice", async () => {
    const maya = await addUser(services, { credits: 6 });
    const dying = await services.startProcess();
    const request = dying.services.request({ address: "192.0.2.9", userAgent: null }, maya.viewer);
    const models = await holdModels(services.sandbox);
    const { studyId } = await startStudy(request, studyOf({ rounds: 6, models: FIVE }));
    await models.letPass(5);
    await models.letPass(2);
    await watchStudy(maya, studyId, ({ answers }) => answers.length === 7);
    await dying.executor.stop(0);
    await models.open();
    const { state } = await watchStudy(maya, studyId);
    const asked = state.answers.map(({ modelId, round }) => `${modelId} ${round}`);
    expect([asked.length, new Set(asked).size]).toEqual([30, 30]);
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 0, entries: ["study_hold -6"] });
    await dying.close();
  });
});

describe("arms", () => {
  it("ask without web search and in plain words too, for a credit each", async () => {
    const maya = await addUser(services, { credits: 12 });
    const { studyId, state } = await study(maya, {
      rounds: 3,
      models: FIVE,
      compareSearch: true,
      natural: true,
      focus: "HubSpot",
    });
    expect(await accountOf(services, maya.userId)).toEqual({ credits: 3, entries: ["study_hold -9"] });
    expect(state.answers).toHaveLength(45);
    const { findings, answers } = await getStudy(maya.request, studyId);
    const lift = findings?.lift["hubspot.com"];
    expect(lift?.range.low).toBeLessThanOrEqual(lift?.value ?? Number.NaN);
    const volunteered = findings?.volunteered["hubspot.com"];
    expect(volunteered?.named.value).toBeGreaterThan(0);
    expect(volunteered?.named.range).not.toBeNull();
    expect(answers.filter(({ arm }) => arm === "natural").every(({ keys }) => keys.length > 0)).toBe(true);
  });
});
