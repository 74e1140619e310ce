import { DISCOVERY_PROMPTS, FREE_RETRIES } from "@standings/domain";
import { sized } from "@standings/testing";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { endLeases, kill, type Stack, startStack } from "./processes.ts";
import { caller, codeFor, FIVE, register, setFaults } from "./product.ts";
import { openStream } from "./stream.ts";

const [GPT = "", CLAUDE = ""] = FIVE;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

it("finishes a search whose server was killed in the middle, and charges it once", async () => {
  const first = await stack.processes.start();
  const maya = await register({ ...stack, url: first.url });
  await setFaults(stack.sandbox, [{ model: CLAUDE, kind: "hang" }]);
  const body = { prompt: "best CRM for startups", models: FIVE };
  const stream = await openStream({ url: first.url, token: maya.token, body });
  let answers = 0;
  const seen = await stream.until((event) => event.data.type === "model_complete" && ++answers === 4);
  await kill(first.process);
  await endLeases(stack);
  await setFaults(stack.sandbox, []);

  const second = await stack.processes.start();
  const resumed = await openStream({
    url: second.url,
    token: maya.token,
    body: { searchId: seen[0]?.data.searchId },
    lastEventId: seen.at(-1)?.id ?? 0,
  });
  const rest = await resumed.all();
  expect(rest.map((event) => [event.data.type, event.data.modelId, event.data.status])).toEqual([
    ["model_complete", CLAUDE, "success"],
    ["complete", undefined, undefined],
  ]);
  expect([...seen, ...rest].map((event) => event.id)).toEqual(
    [...seen, ...rest].map((_, index) => index + 1),
  );
  const deltas = await stack.database.db
    .selectFrom("ledger_entries")
    .select("delta")
    .where("user_id", "=", maya.userId)
    .execute();
  expect(deltas.map((entry) => entry.delta)).toEqual([5, -1]);
  const user = await stack.database.db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", maya.userId)
    .executeTakeFirstOrThrow();
  expect(user.credits).toBe(4);
  // Models that had answered were not asked, and paid for, again.
  const attempts = await stack.database.db
    .selectFrom("model_answers")
    .select(["column_id", "attempt"])
    .execute();
  expect(attempts.filter((row) => row.attempt > 1)).toEqual([]);
});

it("gives a paid retry back once when its server was killed and it fails on the next", {
  tags: "long",
}, async () => {
  const first = await stack.processes.start();
  const maya = await register({ ...stack, url: first.url });
  const failing = [{ model: GPT, kind: "error", status: 400 }];
  await setFaults(stack.sandbox, failing);
  const body = { prompt: "best CRM for startups", models: [GPT, CLAUDE] };
  const [start] = await (await openStream({ url: first.url, token: maya.token, body })).all();
  const { searchId } = start?.data ?? {};
  const stream = (url: string) => openStream({ url, token: maya.token, body: { searchId } });
  const retry = () => caller(first, maya.token).trpc("search.retryModel", { searchId, columnId: GPT });
  for (let free = 0; free < FREE_RETRIES; free += 1) {
    await retry();
    await (await stream(first.url)).all();
  }
  await setFaults(stack.sandbox, [{ model: GPT, kind: "hang" }]);
  expect((await retry()).status).toBe(200);
  const deltas = async () => {
    const entries = stack.database.db.selectFrom("ledger_entries").select("delta");
    const own = await entries.where("user_id", "=", maya.userId).orderBy("id").execute();
    return own.map(({ delta }) => delta);
  };
  expect(await deltas()).toEqual([5, -1, -1]);
  await kill(first.process);
  await endLeases(stack);
  await setFaults(stack.sandbox, failing);
  const second = await stack.processes.start();
  expect((await (await stream(second.url)).all()).at(-1)?.data.type).toBe("complete");
  expect(await deltas()).toEqual([5, -1, -1, 1]);
});

it("goes on with a discovery whose server was killed in its strategy step, and charges it once", {
  tags: "long",
}, async () => {
  const first = await stack.processes.start();
  const maya = await register({ ...stack, url: first.url });
  await setFaults(stack.sandbox, [{ model: GPT, task: "strategy", kind: "hang" }]);
  const path = "/company/prompt-discovery";
  const body = { domain: "webflow.com", companyName: "Webflow", modelId: GPT };
  const stream = await openStream({ url: first.url, token: maya.token, path, body });
  const seen = await stream.until((event) => event.data.type === "agent1_start");
  await kill(first.process);
  await setFaults(stack.sandbox, []);
  const second = await stack.processes.start();
  const resumed = await openStream({
    url: second.url,
    token: maya.token,
    path,
    lastEventId: seen.at(-1)?.id ?? 0,
    body: { discoveryId: seen[0]?.data.discoveryId },
  });
  const events = [...seen, ...(await resumed.all())].map(({ data }) => data);
  const tested = events.filter((event) => event.type === "prompt_result").map(({ index }) => index);
  expect(tested.sort()).toEqual(Array.from({ length: DISCOVERY_PROMPTS }, (_, index) => index));
  expect(events.at(-1)).toMatchObject({ type: "complete", remainingCredits: 3, refunded: false });
});

it("goes on with an analysis whose server was killed while it asked, and charges it once", {
  tags: "long",
}, async () => {
  const first = await stack.processes.start();
  const maya = await register({ ...stack, url: first.url });
  // Of a company that no answer lists and whose site cannot be read, no model is asked.
  const ada = await register({ ...stack, url: first.url });
  const search = { prompt: "best website builder", models: [GPT] };
  await (await openStream({ url: first.url, token: ada.token, body: search })).all();
  const uncounted = stack.database.db.selectFrom("uncounted_searches").select("search_id");
  await expect.poll(() => uncounted.execute()).toEqual([]);
  await setFaults(stack.sandbox, [{ model: GPT, task: "advice", kind: "hang" }]);
  const body = { domain: "webflow.com", modelId: GPT, forceRerun: true, searchSessionId: "killed" };
  const asked = caller(first, maya.token).post("/company/analysis", body);
  const isCut = asked.then(
    () => false,
    () => true,
  );
  const hasFacts = () =>
    stack.database.db.selectFrom("analyses").select("run_id").where("facts", "is not", null).execute();
  await expect.poll(async () => (await hasFacts()).length).toBe(1);
  await kill(first.process);
  expect(await isCut).toBe(true);
  await endLeases(stack);
  await setFaults(stack.sandbox, []);
  const second = await stack.processes.start();
  const { status, body: reply } = await caller(second, maya.token).post("/company/analysis", body);
  expect([status, reply]).toMatchObject([
    200,
    { remainingCredits: 4, refunded: false, data: { error: null } },
  ]);
  expect((await hasFacts())[0]?.run_id).toBe(reply.data.id);
});

it("mails what servers acknowledged that were killed right after the 201", async () => {
  const emails: string[] = [];
  for (let killed = 0; killed < sized({ full: 10, whole: 3, gate: 1 }); killed += 1) {
    // Half of them reach no mail server, so that the mail can come from a later one only.
    const own: Record<string, string> = killed % 2 === 0 ? { SMTP_URL: "smtp://127.0.0.1:9" } : {};
    const server = await stack.processes.start(own);
    const email = `killed-${killed}-${crypto.randomUUID()}@example.com`;
    const registration = { name: "Ada", email, password: "northwind-9" };
    const { status } = await caller(server).post("/auth/register", registration);
    await kill(server.process);
    expect(status).toBe(201);
    emails.push(email);
  }
  await stack.processes.start();

  const client = new pg.Client(stack.database.url);
  await client.connect();
  // Those that failed wait for their next attempt.
  await client.query("update graphile_worker._private_jobs set run_at = now()");
  await client.end();
  for (const email of emails) expect(await codeFor(stack.sandbox, email)).toMatch(/^\d{6}$/);
});

it("lets a second server finish and stream what the first began", { tags: "long" }, async () => {
  const [first, second] = await Promise.all([stack.processes.start(), stack.processes.start()]);
  const maya = await register({ ...stack, url: first.url });
  await setFaults(stack.sandbox, [{ model: GPT, kind: "hang" }]);
  const body = { prompt: "best running shoes for flat feet", models: [GPT, CLAUDE] };
  const stream = await openStream({ url: first.url, token: maya.token, body });
  const [start] = await stream.until((event) => event.data.type === "model_complete");
  // The other server follows live what the first one does.
  const other = await openStream({
    url: second.url,
    token: maya.token,
    body: { searchId: start?.data.searchId },
  });
  await other.until((event) => event.data.type === "model_complete" && event.data.modelId === CLAUDE);
  await kill(first.process);
  await endLeases(stack);
  await setFaults(stack.sandbox, []);
  const rest = await other.all();
  expect(rest.map((event) => event.data.type)).toEqual(["model_complete", "complete"]);
});
