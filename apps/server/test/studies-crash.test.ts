import { eventually, holdModels } from "@standings/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endLeases, kill, type ServerProcess, type Stack, startStack } from "./processes.ts";
import { caller, FIVE, register, type SignedUp, setCredits } from "./product.ts";
import { openStream, type StreamEvent } from "./stream.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

const follow = (url: string, { token }: SignedUp, id: string, lastEventId = 0) =>
  openStream({ url, token, path: `/studies/${id}/events`, lastEventId });

/** Balance and the ledger's entries of studies; the ledger must be the balance, and nothing be held for good. */
async function moneyOf({ userId }: SignedUp) {
  const { db } = stack.database;
  const users = db.selectFrom("users").select("credits").where("id", "=", userId);
  const { credits } = await users.executeTakeFirstOrThrow();
  const ledger = db.selectFrom("ledger_entries").select(["delta", "reason"]).where("user_id", "=", userId);
  const entries = await ledger.orderBy("id").execute();
  expect(credits).toBe(entries.reduce((sum, { delta }) => sum + delta, 0));
  const studies = await db.selectFrom("studies").select("held").where("user_id", "=", userId).execute();
  expect(studies.every(({ held }) => held === 0)).toBe(true);
  return {
    credits,
    entries: entries.filter(({ reason }) => reason.startsWith("study_")).map(({ delta }) => delta),
  };
}

/** A study whose models are held, and whose owner has so many credits. */
async function begin(server: ServerProcess, credits: number, changes: object) {
  const maya = await register({ ...stack, url: server.url });
  await setCredits(stack.database, maya.userId, credits);
  const models = await holdModels(stack.sandbox);
  const body = { prompt: "Best CRM for startups", models: FIVE, ...changes };
  const { id } = (await caller(server, maya.token).post("/studies", body)).body;
  return { maya, id, models };
}

const questionOf = ({ data: { modelId, round, arm } }: StreamEvent) => `${modelId} ${round} ${arm}`;

it("goes on with a study whose servers were killed one after the other, and asks and charges once", {
  tags: "long",
}, async () => {
  const first = await stack.processes.start();
  const { maya, id, models } = await begin(first, 30, { rounds: 6, compareWebSearch: true });
  const seen: StreamEvent[] = [];
  let server = first;
  // In the middle of a round, at its end, and in the middle of another.
  for (const [answers, ...calls] of [
    [13, 10, 3],
    [20, 7],
    [34, 10, 4],
  ]) {
    const stream = await follow(server.url, maya, id, seen.at(-1)?.id);
    for (const count of calls) await models.letPass(count);
    const count = () => seen.filter(({ data }) => data.type === "answer").length;
    await stream.until((event) => {
      seen.push(event);
      return count() === answers;
    });
    await kill(server.process);
    await endLeases(stack);
    server = await stack.processes.start();
  }
  await models.open();
  const rest = await (await follow(server.url, maya, id, seen.at(-1)?.id)).all();
  const events = [...seen, ...rest];
  expect(events.map((event) => event.id)).toEqual(events.map((_, index) => index + 1));
  const asked = events.filter(({ data }) => data.type === "answer").map(questionOf);
  expect([asked.length, new Set(asked).size]).toEqual([60, 60]);
  expect(events.at(-1)?.data).toMatchObject({ type: "complete", remainingCredits: 18, refunded: false });
  expect(await moneyOf(maya)).toEqual({ credits: 18, entries: [-12] });
  const document = (await caller(server, maya.token).get(`/studies/${id}`)).body;
  expect(document).toMatchObject({ state: "completed", rounds: 6, countedRounds: 6, creditsUsed: 12 });
});

it("keeps a stop whose server was killed right after it was answered, and gives the rest back once", async () => {
  const first = await stack.processes.start();
  const { maya, id, models } = await begin(first, 50, { rounds: 50 });
  await models.letPass(FIVE.length);
  await models.waitFor(FIVE.length);
  expect((await caller(first, maya.token).post(`/studies/${id}/stop`)).status).toBe(200);
  await kill(first.process);
  await endLeases(stack);
  await models.open();
  const second = await stack.processes.start();
  const again = caller(second, maya.token);
  await (await follow(second.url, maya, id)).all();
  const { rounds, stop } = (await again.get(`/studies/${id}`)).body;
  expect([stop, rounds]).toEqual(["stopped", 2]);
  expect(await moneyOf(maya)).toEqual({ credits: 48, entries: [-50, 48] });
});

it("is one study from tabs on two servers at once, and is stopped and extended once", {
  tags: "long",
}, async () => {
  const servers = await Promise.all([stack.processes.start(), stack.processes.start()]);
  const maya = await register({ ...stack, url: servers[0].url });
  await setCredits(stack.database, maya.userId, 40);
  const tabs = servers.map((server) => caller(server, maya.token));
  const everywhere = <Value>(call: (tab: (typeof tabs)[number]) => Promise<Value>) =>
    Promise.all([...tabs, ...tabs, ...tabs].map(call));
  const models = await holdModels(stack.sandbox);
  const order = { prompt: "Best CRM for startups", models: FIVE, rounds: 20, clientRunId: "both" };
  const started = await everywhere((tab) => tab.post("/studies", order));
  const ids = new Set(started.map(({ body }) => body.id));
  expect([ids.size, started.every(({ status }) => status === 201)]).toEqual([1, true]);
  const [id] = ids;
  const stream = await follow(servers[1].url, maya, id);
  await models.letPass(FIVE.length);
  await models.waitFor(FIVE.length);
  const stops = await everywhere((tab) => tab.post(`/studies/${id}/stop`));
  expect(stops.every(({ status }) => status === 200)).toBe(true);
  await models.open();
  await stream.all();
  const { rounds } = (await tabs[0]?.get(`/studies/${id}`))?.body ?? {};
  expect(await moneyOf(maya)).toEqual({ credits: 40 - rounds, entries: [-20, 20 - rounds] });
  const extended = await everywhere((tab) => tab.post(`/studies/${id}/extend`, { rounds: 2, after: rounds }));
  expect(extended.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  await eventually(async () => (await tabs[0]?.get(`/studies/${id}`))?.body.state === "completed");
  expect(await moneyOf(maya)).toEqual({ credits: 38 - rounds, entries: [-20, 20 - rounds, -2] });
});
