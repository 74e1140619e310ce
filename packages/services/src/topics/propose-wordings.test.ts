import { MAX_WORDINGS } from "@standings/domain";
import { holdModels } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { setFaults } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addTopic } from "../../test/topics.ts";
import { accountOf, addUser, setCredits, type TestUser } from "../../test/users.ts";
import { getUsage } from "../credits/get-usage.ts";
import { listOwnLedger } from "../credits/list-own-ledger.ts";
import { followRun } from "../runs/follow-run.ts";
import { deleteTopic } from "./change-topic.ts";
import { addWordings, changeWordings } from "./change-wordings.ts";
import { proposeWordings } from "./propose-wordings.ts";
import { getTopic } from "./read-topics.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ proMonthlyAnalyses: 1 });
});
afterAll(() => services.close());

const orderOf = (topicId: string) => ({ topicId, clientRunId: crypto.randomUUID() });

async function watch({ request }: TestUser, runId: string): Promise<void> {
  const { events } = await followRun(request, { searchId: runId, afterSeq: 0 });
  for await (const { event } of events) if (event.type === "complete") return;
}

async function makeFor(user: TestUser, topicId: string) {
  const { runId } = await proposeWordings(user.request, orderOf(topicId));
  await watch(user, runId);
  return getTopic(user.request, { topicId });
}

it("models make and check wordings for a credit, and none is asked before a person takes it in", async () => {
  const maya = await addUser(services, { credits: 3 });
  const topicId = await addTopic(maya);
  const { wordings, made, likeness } = await makeFor(maya, topicId);
  expect(made).toMatchObject({
    status: "completed",
    from: "Best CRM",
    isSandbox: true,
    error: null,
  });
  const proposed = wordings.filter(({ origin }) => origin === "model");
  expect(proposed.length).toBe(made?.made?.proposed);
  expect(proposed.length).toBeGreaterThan(8);
  expect(new Set(proposed.map(({ state }) => state))).toEqual(new Set(["proposed"]));
  expect(new Set(proposed.map(({ level }) => level)).size).toBe(3);
  expect(likeness).toBeLessThan(0.6);
  expect(made?.made?.madeBy).not.toBe(made?.made?.checkedBy);
  expect(await accountOf(services, maya.userId)).toEqual({ credits: 2, entries: ["wordings -1"] });
  const { lines } = await listOwnLedger(maya.request, { limit: 5 });
  expect(lines[0]).toMatchObject({ about: "CRM for agencies", path: `/study/topic-${topicId}` });
  const [first] = proposed;
  await changeWordings(maya.request, { topicId, wordingIds: [first?.id ?? ""], state: "in" });
  const after = await getTopic(maya.request, { topicId });
  expect(after.wordings.filter(({ state }) => state === "in").length).toBe(10);
});

it("a start that is repeated, or made while models work, is one set and one charge", async () => {
  const maya = await addUser(services, { credits: 3 });
  const topicId = await addTopic(maya);
  const held = await holdModels(services.sandbox);
  const order = orderOf(topicId);
  const first = await proposeWordings(maya.request, order);
  await held.waitFor(1);
  const other = orderOf(topicId);
  for (const again of [order, other]) expect(await proposeWordings(maya.request, again)).toEqual(first);
  await setCredits(services, maya.userId, 7);
  expect(await proposeWordings(maya.request, other)).toEqual({ ...first, remainingCredits: 7 });
  const changed = proposeWordings(maya.request, { ...orderOf(topicId), count: 3 });
  await expect(changed).rejects.toMatchObject({ code: "TOPIC_IS_ASKED" });
  await expect(deleteTopic(maya.request, { topicId })).rejects.toMatchObject({ code: "TOPIC_IS_ASKED" });
  await held.open();
  await watch(maya, first.runId);
  // What it proposed changes what the same order would be made of now.
  const { wordings } = await getTopic(maya.request, { topicId });
  const wordingIds = wordings.map(({ id }) => id);
  await changeWordings(maya.request, { topicId, wordingIds, state: "in" });
  for (const again of [order, other]) {
    expect((await proposeWordings(maya.request, again)).runId).toBe(first.runId);
    for (const change of [{ count: 3 }, { wordingId: wordingIds[0] }])
      await expect(proposeWordings(maya.request, { ...again, ...change })).rejects.toMatchObject({
        code: "RUN_CHANGED",
      });
  }
  expect((await accountOf(services, maya.userId)).entries).toEqual(["wordings -1"]);
  await deleteTopic(maya.request, { topicId });
  const left = await services.db.selectFrom("runs").select("id").where("id", "=", first.runId).execute();
  expect(left).toEqual([]);
});

describe("what pays", () => {
  it("without credits nothing begins, and the refusal says what is needed", async () => {
    const maya = await addUser(services);
    const topicId = await addTopic(maya);
    await expect(proposeWordings(maya.request, orderOf(topicId))).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      fields: { currentCredits: 0, creditsRequired: 1 },
    });
    expect((await getTopic(maya.request, { topicId })).made).toBeNull();
  });

  it("a plan pays with one of the month's analyses", async () => {
    const maya = await addUser(services, { plan: "pro", credits: 2 });
    await makeFor(maya, await addTopic(maya));
    expect((await accountOf(services, maya.userId)).credits).toBe(2);
    const { analyses } = await getUsage(maya.request);
    expect(analyses?.used).toBe(1);
  });

  it.each(["strategy", "judging"] as const)(
    "a set whose %s fails is given back, and says why",
    async (task) => {
      const maya = await addUser(services, { credits: 1 });
      const topicId = await addTopic(maya);
      await setFaults(services, { model: "*", task, kind: "refusal" });
      const { made, wordings } = await makeFor(maya, topicId);
      await setFaults(services);
      expect(made).toMatchObject({ status: "failed", made: null, error: expect.stringMatching(/\.$/) });
      expect(wordings.filter(({ origin }) => origin === "model")).toEqual([]);
      expect((await accountOf(services, maya.userId)).entries).toEqual(["wordings -1", "wordings_refund 1"]);
      expect((await makeFor(maya, topicId)).made?.status).toBe("completed");
    },
  );
});

it("a set of which nothing is left when it is stored is given back, and tells reasons and counts but no wording", async () => {
  const maya = await addUser(services, { credits: 1 });
  const topicId = await addTopic(maya);
  const held = await holdModels(services.sandbox, { task: "judging" });
  const { runId } = await proposeWordings(maya.request, orderOf(topicId));
  await held.waitFor(1);
  const wordings = Array.from({ length: MAX_WORDINGS }, (_, nth) => ({ text: `CRM number ${nth}` }));
  await addWordings(maya.request, { topicId, wordings });
  await held.open();
  await watch(maya, runId);
  const { made, wordings: has } = await getTopic(maya.request, { topicId });
  expect(has.length).toBe(MAX_WORDINGS);
  expect(made).toMatchObject({ status: "failed", made: null });
  expect(made?.error).toMatch(/^None of the wordings that the model made can be used: .*room for \(\d+\)/);
  const { events } = await followRun(maya.request, { searchId: runId, afterSeq: 0 });
  const types = [];
  for await (const { event } of events) types.push(event.type);
  expect(types).toEqual(["start", "error", "complete"]);
  expect((await accountOf(services, maya.userId)).entries).toEqual(["wordings -1", "wordings_refund 1"]);
});

it("topics of others, without a wording, and counts out of bounds are refused before anything is charged", async () => {
  const [maya, noah] = [await addUser(services, { credits: 1 }), await addUser(services, { credits: 1 })];
  const [topicId, empty] = [await addTopic(maya), await addTopic(maya, { wordings: [] })];
  const refusals = [
    [noah, orderOf(topicId), "TOPIC_NOT_FOUND"],
    [maya, orderOf("\0"), "TOPIC_NOT_FOUND"],
    [maya, orderOf(empty), "TOPIC_INVALID"],
    [maya, { ...orderOf(topicId), wordingId: "\0" }, "WORDING_NOT_FOUND"],
    [maya, { ...orderOf(topicId), wordingId: "" }, "WORDING_NOT_FOUND"],
    [maya, { ...orderOf(empty), wordingId: crypto.randomUUID() }, "WORDING_NOT_FOUND"],
    [maya, { ...orderOf(topicId), count: 0 }, "TOPIC_INVALID"],
    [maya, { ...orderOf(topicId), count: 25 }, "TOPIC_INVALID"],
  ] as const;
  for (const [user, order, code] of refusals)
    await expect(proposeWordings(user.request, order)).rejects.toMatchObject({ code });
  expect((await accountOf(services, maya.userId)).credits).toBe(1);
});
