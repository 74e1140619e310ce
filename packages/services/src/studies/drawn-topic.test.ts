import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic, askTopic, studyOfTopic } from "../../test/topics.ts";
import { addUser } from "../../test/users.ts";
import { changeWordings } from "../topics/change-wordings.ts";
import { planTopic } from "../topics/plan-topic.ts";
import { getTopic } from "../topics/read-topics.ts";
import { getStudy } from "./get-study.ts";
import { startStudy } from "./start-study.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
});
afterAll(() => services.close());

/** Twenty wordings; the first is searched for more than all others together. */
const SEARCHED = Array.from(
  { length: 20 },
  (_, nth) => [`Best CRM number ${nth}`, "mid", null, nth === 0 ? 60 : 1] as const,
);

it("a panel smaller than its list is drawn by weight, each draw weighs alike, and the draw is frozen with its version", async () => {
  const maya = await addUser(services, { credits: 40 });
  const topicId = await addTopic(maya, { wordings: SEARCHED });
  const plan = await planTopic(maya.request, { topicId, budget: 13 });
  expect(plan).toMatchObject({
    frame: 20,
    drawn: "by_weight",
    draws: ["by_weight", "alike"],
    best: { wordings: 8 },
  });
  const { studyId } = await askTopic(maya, { topicId, budget: 13 });
  const { topic, findings } = await getStudy(maya.request, studyId);
  const found = findings?.topic ?? expect.fail("nothing was found");
  expect(topic).toMatchObject({ drawn: "by_weight", frame: 20, plan: { wordings: 8, repeated: 5 } });
  const drawn = topic?.members.slice(0, 8).map(({ prompt }) => prompt) ?? [];
  const often = drawn.filter((prompt) => prompt === "Best CRM number 0").length;
  expect(often).toBeGreaterThan(2);
  expect(found).toMatchObject({
    drawn: "by_weight",
    frame: 20,
    isWeighted: false,
    wordings: new Set(drawn).size,
  });
  // Each wording stands once, with all rounds that asked it.
  expect(found.byWording.map(({ prompt }) => prompt)).toEqual([...new Set(drawn)]);
  expect(found.byWording.flatMap(({ rounds }) => rounds).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 13 }, (_, nth) => nth + 1),
  );
  const again = await askTopic(maya, { topicId, budget: 2 });
  expect((await getStudy(maya.request, again.studyId)).topic).toMatchObject({
    version: 1,
    members: topic?.members,
  });
  const alike = await askTopic(maya, { topicId, budget: 2, drawn: "alike" });
  const second = (await getStudy(maya.request, alike.studyId)).topic;
  expect(second).toMatchObject({ version: 2, drawn: "alike" });
  expect(new Set(second?.members.map(({ prompt }) => prompt)).size).toBe(20);
  const { versions } = await getTopic(maya.request, { topicId });
  expect(versions.map(({ drawn, wordings, strata }) => [drawn, wordings, strata])).toEqual([
    ["alike", 20, "level"],
    ["by_weight", 20, "level"],
  ]);
});

it("is not drawn by weight where a wording has none, nor drawn at all where all can be asked", async () => {
  const maya = await addUser(services, { credits: 60 });
  const wordings = [...SEARCHED, ["Which CRM is best", "mid"] as const];
  const topicId = await addTopic(maya, { wordings });
  expect(await planTopic(maya.request, { topicId, budget: 8 })).toMatchObject({
    drawn: "alike",
    draws: ["alike"],
  });
  const wish = { topicId, budget: 8, drawn: "by_weight" } as const;
  await expect(planTopic(maya.request, wish)).rejects.toMatchObject({ code: "TOPIC_INVALID" });
  await expect(startStudy(maya.request, studyOfTopic(wish))).rejects.toMatchObject({ code: "TOPIC_INVALID" });
  expect(await planTopic(maya.request, { ...wish, budget: 60 })).toMatchObject({
    drawn: "all",
    draws: ["all"],
  });
  const { wordings: all } = await getTopic(maya.request, { topicId });
  const without = all.filter(({ weight }) => weight === null).map(({ id }) => id);
  await changeWordings(maya.request, { topicId, wordingIds: without, state: "out" });
  expect(await planTopic(maya.request, wish)).toMatchObject({ drawn: "by_weight" });
});

it("a topic is divided by who asks, chosen before the first answer, and who differs is told apart", async () => {
  const maya = await addUser(services, { credits: 60 });
  const lists = (asks: string, persona: string) =>
    Array.from({ length: 8 }, (_, nth) => [`${asks} number ${nth}`, "mid", persona] as const);
  // Password managers are another question: the persona decides.
  const wordings = [
    ...lists("Best CRM", "Agencies"),
    ...lists("Best password manager", "freelancers"),
    ["Best CRM of all", "mid", "agencies"] as const,
    ["Best CRM for all", "mid", "a bank"] as const,
    ["Any CRM", "mid"] as const,
  ];
  const topicId = await addTopic(maya, { wordings });
  const { studyId } = await askTopic(maya, { topicId, rounds: 1, strata: "persona" });
  const { findings } = await getStudy(maya.request, studyId);
  const topic = findings?.topic ?? expect.fail("nothing was found");
  const focus = topic.focus ?? expect.fail("nobody is in focus");
  expect(topic.strata).toBe("persona");
  expect(Object.fromEntries(focus.byStratum.map(({ stratum, wordings: count }) => [stratum, count]))).toEqual(
    {
      Agencies: 9,
      freelancers: 8,
      "": 2,
    },
  );
  expect(focus.byStratum.map(({ value }) => value)).toEqual(
    focus.byStratum.map(({ value }) => value).toSorted((a, b) => b - a),
  );
  expect(focus.apart[0]).toMatchObject({ higher: "Agencies", lower: "freelancers" });
  expect(focus.value).toBeCloseTo(
    focus.byStratum.reduce((sum, { value }) => sum + value / 3, 0),
    10,
  );
  const other = await askTopic(maya, { topicId, budget: 2 });
  const byLevel = await getStudy(maya.request, other.studyId);
  expect(byLevel.topic).toMatchObject({ version: 2, strata: "level" });
  expect(byLevel.findings?.topic?.focus?.apart).toEqual([]);
});
