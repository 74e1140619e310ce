import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { createTestDatabase, type TestDatabase } from "@standings/testing";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { eventually, FIVE, sandboxVariables, setFaults, signUp } from "./product.ts";
import { openStream } from "./stream.ts";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const [GPT = "", CLAUDE = ""] = FIVE;

let database: TestDatabase;
let sandbox: Sandbox;
const processes: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  sandbox = await startSandbox({ speed: 0 });
});
afterAll(async () => {
  await Promise.all(processes.map((child) => kill(child)));
  await sandbox.close();
  await database.drop();
});

/** A server as `npm start` starts it, as its own process, on a free port. */
async function startServer(): Promise<{ url: string; process: ChildProcess }> {
  const variables = {
    ...sandboxVariables(sandbox),
    DATABASE_URL: database.url,
    MODEL_DEADLINE_MS: "20000",
    PORT: "0",
  };
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, ...variables },
    stdio: ["ignore", "ignore", "pipe"],
  });
  processes.push(child);
  let log = "";
  child.stderr?.on("data", (chunk) => (log += chunk));
  const url = await eventually(async () => /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(log)?.[1]);
  return { url, process: child };
}

function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}

it("finishes a search whose server was killed in the middle, and charges it once", async () => {
  const first = await startServer();
  const maya = await signUp({ url: first.url, sandbox });
  await setFaults(sandbox, [{ model: CLAUDE, kind: "hang" }]);
  const body = { prompt: "best CRM for startups", models: FIVE };
  const stream = await openStream({ url: first.url, token: maya.token, body });
  let answers = 0;
  const seen = await stream.until((event) => event.data.type === "model_complete" && ++answers === 4);
  await kill(first.process);
  await setFaults(sandbox, []);

  const second = await startServer();
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
  const deltas = await database.db
    .selectFrom("ledger_entries")
    .select("delta")
    .where("user_id", "=", maya.userId)
    .execute();
  expect(deltas.map((entry) => entry.delta)).toEqual([5, -1]);
  const user = await database.db
    .selectFrom("users")
    .select("credits")
    .where("id", "=", maya.userId)
    .executeTakeFirstOrThrow();
  expect(user.credits).toBe(4);
  // Models that had answered were not asked, and paid for, again.
  const attempts = await database.db.selectFrom("model_answers").select(["model_id", "attempt"]).execute();
  expect(attempts.filter((row) => row.attempt > 1)).toEqual([]);
});

it("lets a second server finish and stream what the first began", async () => {
  const [first, second] = await Promise.all([startServer(), startServer()]);
  const maya = await signUp({ url: first.url, sandbox });
  await setFaults(sandbox, [{ model: GPT, kind: "hang" }]);
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
  await setFaults(sandbox, []);
  const rest = await other.all();
  expect(rest.map((event) => event.data.type)).toEqual(["model_complete", "complete"]);
});
