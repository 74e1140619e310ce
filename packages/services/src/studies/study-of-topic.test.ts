import { newId } from "@standings/database";
import { membersOfRounds, topicSentences, wordingKindText, wordingVerdictText } from "@standings/domain";
import { makeStudyReport, spreadToPlan } from "@standings/statistics";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setFaults } from "../../test/searches.ts";
import { watchStudy } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic, askTopic, CRM_WORDINGS, studyInPast, studyOfTopic } from "../../test/topics.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { changeTopic, createTopic, deleteTopic } from "../topics/change-topic.ts";
import { addWordings, changeWordings } from "../topics/change-wordings.ts";
import { planTopic } from "../topics/plan-topic.ts";
import { getTopic, listTopics } from "../topics/read-topics.ts";
import { setStudyPrivacy } from "./change-study.ts";
import { extendStudy } from "./extend-study.ts";
import { getStudy } from "./get-study.ts";
import { getStudyAnswer } from "./get-study-answer.ts";
import { listStudies } from "./list-studies.ts";
import { startStudy } from "./start-study.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

it("a study of a topic asks every wording, a credit each, and tells both ranges and what each wording found", async () => {
  const maya = await addUser(services, { credits: 40 });
  const topicId = await addTopic(maya);
  const { studyId, creditsHeld } = await askTopic(maya, { topicId, rounds: 2 });
  expect(creditsHeld).toBe(18);
  expect((await accountOf(services, maya.userId)).credits).toBe(22);
  const record = await getStudy(maya.request, studyId);
  expect(record).toMatchObject({
    prompt: "CRM for agencies",
    rounds: 18,
    isPrivate: true,
    topic: { version: 1 },
  });
  const { topic, report } = record.findings ?? {};
  if (!topic?.focus) return expect.fail("nothing was found");
  expect(topic).toMatchObject({ wordings: 9, leftOut: [], isWeighted: false });
  expect(topic.byWording.map(({ prompt }) => prompt).sort()).toEqual(
    CRM_WORDINGS.map(([text]) => text).sort(),
  );
  for (const { rounds, answers } of topic.byWording) {
    expect(rounds).toHaveLength(2);
    expect(answers).toBe(4);
  }
  const { overWordings: over, exactlyThese: these, value, byStratum, byModel, wordingPart } = topic.focus;
  const listed = topic.byWording.reduce((sum, one) => sum + (one.own ?? 0), 0);
  expect(value).toBeCloseTo(listed / 36, 10);
  expect(byModel).toHaveLength(2);
  const mean = byModel.reduce((sum, one) => sum + one.value / byModel.length, 0);
  expect(mean).toBeCloseTo(value, 6);
  for (const model of byModel) expect(model.overWordings?.low).toBeLessThanOrEqual(model.value);
  expect(byStratum.map(({ stratum, wordings }) => [stratum, wordings])).toEqual([
    ["general", 3],
    ["mid", 3],
    ["niche", 3],
  ]);
  if (!over || !these) return expect.fail("a range is missing");
  expect(wordingPart).toBeCloseTo(Math.max(0, over.high - over.low - (these.high - these.low)), 10);
  // Nine wordings are too few to stand above anybody however asked; repeats of one question are no ranges here.
  expect(topic.entries.every(({ howeverAsked }) => howeverAsked === null)).toBe(true);
  expect(report?.entries.every(({ listed: { range }, place }) => range === null && place === null)).toBe(
    true,
  );
  const read = await getTopic(maya.request, { topicId });
  expect(read.versions).toMatchObject([{ version: 1, wordings: 9, drawn: "all" }]);
  expect(read.versions[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(read.studies).toMatchObject([{ studyId, version: 1, rounds: 18, limit: 18 }]);
  const [said] = record.findings ? topicSentences(record.findings, "CRM for agencies") : [];
  expect(said).toMatch(/CRM for agencies|real gap/);
  expect((await listTopics(maya.request))[0]?.sentence).toBe(said);
  const { studies } = await listStudies(maya.request, { limit: 10 });
  expect(studies).toMatchObject([{ id: studyId, topicId, verdict: said }]);
  await expect(setStudyPrivacy(maya.request, { studyId, isPrivate: false })).rejects.toMatchObject({
    code: "STUDY_OF_TOPIC",
  });
  const rows = services.db.selectFrom("study_companies").selectAll().where("run_id", "=", studyId);
  expect(await rows.execute()).toEqual([]);
  const [first] = record.answers;
  if (!first) return expect.fail("nothing was answered");
  const asked = record.topic?.members[0]?.prompt ?? "";
  const answer = await getStudyAnswer(maya.request, {
    studyId,
    columnId: `${first.modelId}_round1` as Parameters<typeof getStudyAnswer>[1]["columnId"],
  });
  expect([asked, answer.round]).toEqual([record.topic?.members[0]?.prompt, 1]);
  await deleteTopic(maya.request, { topicId });
  await expect(getStudy(maya.request, studyId)).rejects.toMatchObject({ code: "STUDY_NOT_FOUND" });
});

it("a wording that was asked in three rounds has the verdict that a study of it alone has, and says who asks", async () => {
  const maya = await addUser(services, { credits: 40 });
  const wordings = [
    ["Best CRM", "general"],
    ["CRM for freelancers with invoices", "niche", "freelance designer"],
  ] as const;
  const topicId = await addTopic(maya, { wordings });
  const { studyId } = await askTopic(maya, { topicId, rounds: 3 });
  const { findings, answers } = await getStudy(maya.request, studyId);
  const { topic, report } = findings ?? {};
  if (!topic?.focus || !report) return expect.fail("nothing was found");
  expect(topic.byWording.map(wordingKindText).sort()).toEqual(["General", "Niche, freelance designer"]);
  for (const wording of topic.byWording) {
    const own = answers.filter(({ round }) => wording.rounds.includes(round));
    const alone = makeStudyReport(
      own.flatMap(({ modelId, round, outcome, keys, ranks }) =>
        outcome === "answered"
          ? []
          : [
              {
                modelId,
                round,
                outcome,
                listings: keys.map((key, nth) => ({ key, rank: ranks[nth] ?? 99 })),
              },
            ],
      ),
      { kind: "company", rounds: 3, level: report.level, focus: topic.focus.key },
    );
    expect(wording.verdict).toEqual({ ...alone.verdict, rounds: null });
    expect(wordingVerdictText(wording, "list")).not.toBeNull();
  }
  const twice = await askTopic(maya, { topicId, rounds: 2 });
  const { findings: less } = await getStudy(maya.request, twice.studyId);
  expect(
    less?.topic?.byWording.map((wording) => [wording.verdict, wordingVerdictText(wording, "list")]),
  ).toEqual([
    [null, null],
    [null, null],
  ]);
});

it("studies of four weeks tell how far their topic scatters; one that asked once, or for another company, does not", async () => {
  const maya = await addUser(services, { credits: 200 });
  // Two of a level, two of another one.
  const topicId = await addTopic(maya, {
    wordings: [...CRM_WORDINGS.slice(0, 2), ...CRM_WORDINGS.slice(3, 5)],
  });
  const plan = async () => (await planTopic(maya.request, { topicId, budget: 9 })).spread;
  const askIn = async (week: number, order: object = {}, rounds = 2) => {
    const { studyId } = await askTopic(maya, { topicId, rounds }, order);
    await studyInPast(services, studyId, week);
    return (await getStudy(maya.request, studyId)).findings?.topic?.focus?.spread;
  };
  const found = [];
  for (const week of [1, 1, 2, 3]) found.push(await askIn(week));
  await askIn(4, { focus: "Salesforce" });
  expect(await askIn(5, {}, 1)).toBeNull();
  expect(await plan()).toEqual({ from: "assumed", weeks: 3, wording: 0.2, noise: 0.19 });
  found.push(await askIn(6));
  const known = found.filter((spread) => spread !== null && spread !== undefined);
  expect(known.map(({ degrees }) => degrees)).toEqual(
    Array.from({ length: 5 }, () => ({ wording: 2, noise: 8 })),
  );
  expect(await plan()).toEqual({ from: "own", weeks: 4, ...spreadToPlan(known, 5) });
});

it("a budget asks some wordings twice, the rest of the version comes with an extension, and a changed topic is another version", async () => {
  const maya = await addUser(services, { credits: 60 });
  const wordings = Array.from({ length: 16 }, (_, nth) => [`Best CRM number ${nth}`, "mid"] as const);
  const topicId = await addTopic(maya, { wordings, focus: null });
  const { studyId, creditsHeld } = await askTopic(maya, { topicId, budget: 13 });
  expect(creditsHeld).toBe(13);
  const { topic } = await getStudy(maya.request, studyId);
  expect(topic?.plan).toEqual({ wordings: 8, rounds: 1, repeated: 5 });
  await extendStudy(maya.request, { studyId, rounds: 8, after: 13 });
  await watchStudy(maya, studyId);
  const after = await getStudy(maya.request, studyId);
  expect(after.findings?.topic).toMatchObject({ wordings: 16, focus: null });
  expect(topic && membersOfRounds(topic.plan, 16, 21).slice(13)).toEqual([8, 9, 10, 11, 12, 13, 14, 15]);
  const { wordings: now } = await getTopic(maya.request, { topicId });
  const [out] = now;
  await changeWordings(maya.request, { topicId, wordingIds: [out?.id ?? ""], state: "out" });
  const again = await askTopic(maya, { topicId, budget: 2 });
  expect((await getStudy(maya.request, again.studyId)).topic?.version).toBe(2);
  const frozen = await getTopic(maya.request, { topicId });
  expect(frozen.versions.map(({ version, wordings: count }) => [version, count])).toEqual([
    [2, 15],
    [1, 16],
  ]);
});

it("is the same study when its start is repeated, whatever its topic has become", async () => {
  const maya = await addUser(services, { credits: 40 });
  const topicId = await addTopic(maya);
  const orders = [
    studyOfTopic({ topicId, rounds: 1 }),
    studyOfTopic({ topicId, budget: 7, strata: "level" }, { focus: "Salesforce" }),
  ];
  const started = [];
  for (const order of orders) started.push(await startStudy(maya.request, order));
  await addWordings(maya.request, { topicId, wordings: [{ text: "CRM for schools" }] });
  await changeTopic(maya.request, { topicId, name: "CRM for everybody" });
  for (const [nth, order] of orders.entries())
    expect(await startStudy(maya.request, order)).toEqual(started[nth]);
  const { wordings } = await getTopic(maya.request, { topicId });
  const wordingIds = wordings.map(({ id }) => id);
  await changeWordings(maya.request, { topicId, wordingIds, state: "out" });
  for (const [nth, order] of orders.entries())
    expect(await startStudy(maya.request, order)).toEqual(started[nth]);
  expect((await accountOf(services, maya.userId)).credits).toBe(24);
  const order = orders[0] ?? expect.fail("there is no order");
  const other = await addTopic(maya, { name: "Another" });
  for (const change of [
    { topic: { topicId, rounds: 2 } },
    { topic: { topicId, budget: 8 } },
    { topic: { topicId, rounds: 1, strata: "persona" } },
    { topic: { topicId: other, rounds: 1 } },
    { focus: "Salesforce" },
    { webSearch: false },
  ] as const)
    await expect(startStudy(maya.request, { ...order, ...change })).rejects.toMatchObject({
      code: "RUN_CHANGED",
    });
  for (const { studyId } of started) await watchStudy(maya, studyId);
});

it("is started once, and costs nothing where it can't be asked or nobody answers", async () => {
  const maya = await addUser(services, { credits: 12 });
  const noah = await addUser(services, { credits: 12 });
  const topicId = await addTopic(maya);
  const order = studyOfTopic({ topicId, budget: 2 });
  const first = await startStudy(maya.request, order);
  expect(await startStudy(maya.request, order)).toEqual(first);
  await watchStudy(maya, first.studyId);
  const refused = (topic: Parameters<typeof studyOfTopic>[0], changes = {}) =>
    startStudy(maya.request, studyOfTopic(topic, changes)).catch(({ code }) => code);
  expect(await refused({ topicId: newId(), budget: 9 })).toBe("TOPIC_NOT_FOUND");
  expect(await refused({ topicId: "\0", budget: 9 })).toBe("TOPIC_NOT_FOUND");
  expect(await refused({ topicId, budget: 1 })).toBe("TOPIC_TOO_LONG");
  expect(await refused({ topicId, rounds: 1000 })).toBe("TOPIC_TOO_LONG");
  expect(await refused({ topicId, budget: 9 }, { natural: true })).toBe("TOPIC_INVALID");
  expect(await refused({ topicId, budget: 50 })).toBe("INSUFFICIENT_CREDITS");
  await expect(startStudy(noah.request, studyOfTopic({ topicId, budget: 9 }))).rejects.toMatchObject({
    code: "TOPIC_NOT_FOUND",
  });
  const { topicId: empty } = await createTopic(maya.request, { name: "Empty" });
  await addWordings(maya.request, { topicId: empty, wordings: [{ text: "Best CRM" }] });
  expect(await refused({ topicId: empty, budget: 9 })).toBe("TOPIC_WITHOUT_WORDINGS");
  expect((await accountOf(services, maya.userId)).credits).toBe(10);
  await setFaults(services, { model: "*", kind: "error" });
  const failed = await askTopic(maya, { topicId, budget: 9 });
  await setFaults(services);
  expect(failed.state.isRefunded).toBe(true);
  expect((await accountOf(services, maya.userId)).credits).toBe(10);
});
