import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { ERRORS } from "@standings/domain";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { eventually, holdModels, type PostgresServer, startPostgresServer } from "@standings/testing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProcesses, type ServerProcess } from "./processes.ts";
import { caller, codeFor, FIVE, mailsTo, register, type SignedUp } from "./product.ts";
import { openStream } from "./stream.ts";

const { message } = ERRORS.DATABASE_UNAVAILABLE;
const question = { prompt: "best CRM for startups", models: FIVE };

let postgres: PostgresServer;
let sandbox: Sandbox;
let processes: ReturnType<typeof createProcesses>;
let server: ServerProcess;
let maya: SignedUp;

beforeAll(async () => {
  postgres = await startPostgresServer({ maxConnections: 60 });
  sandbox = await startSandbox({ speed: 0 });
  processes = createProcesses({ databaseUrl: postgres.url, sandbox, variables: { DRAIN_SECONDS: "3" } });
  server = await processes.start();
  maya = await register({ url: server.url, sandbox });
});
afterAll(async () => {
  await processes.killAll();
  await sandbox.close();
  await postgres.remove();
});

async function query(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on("error", () => {});
  await client.connect();
  const result = await client.query(statement);
  await client.end();
  return result;
}

const isReady = () => fetch(`${server.url}/readyz`).then(({ ok }) => ok);

describe("without a database", () => {
  beforeAll(() => postgres.stop("fast"));
  afterAll(async () => {
    await postgres.start();
    await eventually(isReady);
  });

  it.each([
    ["a REST read", () => caller(server).get("/trending")],
    ["a REST read of a user", () => maya.get("/user/credits")],
    [
      "a REST write",
      () => caller(server).post("/auth/login", { email: "a@example.com", password: "northwind-9" }),
    ],
    ["a search", () => maya.post("/analysis/query-models", question)],
  ])("%s is told to come back", async (_name, call) => {
    const { status, body, headers } = await call();
    expect([status, body, Number(headers.get("retry-after"))]).toEqual([503, { error: message }, 2]);
  });

  it.each([
    ["a query", () => fetch(`${server.url}/trpc/trending.home`)],
    [
      "a query of a user",
      () => fetch(`${server.url}/trpc/auth.me`, { headers: { authorization: `Bearer ${maya.token}` } }),
    ],
    [
      "a mutation",
      () => post("search.start", { ...question, kind: "company", clientRunId: crypto.randomUUID() }),
    ],
  ])("a tRPC call is told to come back: %s", async (_name, call) => {
    const reply = await call();
    expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await reply.json()).toMatchObject({
      error: { message, data: { errorCode: "DATABASE_UNAVAILABLE" } },
    });
  });

  it("a tRPC subscription is told to come back", async () => {
    const input = encodeURIComponent(JSON.stringify({ searchId: crypto.randomUUID(), lastEventId: null }));
    const reply = await fetch(`${server.url}/trpc/search.events?input=${input}`, {
      headers: { authorization: `Bearer ${maya.token}`, accept: "text/event-stream" },
    });
    // In the stream, with a code after which its client comes back by itself.
    expect(await reply.text()).toContain('"code":"SERVICE_UNAVAILABLE","httpStatus":503');
  });

  it("the process lives, and is not ready", async () => {
    const statuses = await Promise.all(["/healthz", "/readyz"].map((path) => fetch(`${server.url}${path}`)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 503]);
  });
});

it("is not ready while the database takes no writes", async () => {
  await query("alter system set default_transaction_read_only = on");
  await query("select pg_reload_conf()");
  const write = () => caller(server).post("/auth/login", { email: "a@example.com", password: "northwind-9" });
  await eventually(async () => (await write()).status === 503);
  await eventually(async () => !(await isReady()));
  await query("alter system reset default_transaction_read_only");
  await query("select pg_reload_conf()");
  await eventually(isReady);
  expect((await write()).status).toBe(401);
});

function post(procedure: string, input: unknown): Promise<Response> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${maya.token}` };
  return fetch(`${server.url}/trpc/${procedure}`, { method: "POST", headers, body: JSON.stringify(input) });
}

it.each([
  ["fast", 1],
  ["kill", 4],
] as const)(
  "a search that an outage (%s, %i s) falls into ends, with one debit and every event once",
  { tags: "long" },
  async (mode, seconds) => {
    const balance = async () => (await maya.get("/user/credits")).body.credits;
    const countCalls = async () => (await (await fetch(`${sandbox.url}/models/requests`)).json()).length;
    const before = await balance();
    const models = await holdModels(sandbox);
    const stream = await openStream({ ...server, token: maya.token, body: question });
    await models.letPass(3);
    let ends = 0;
    const seen = await stream.until(({ data }) => data.type === "model_complete" && ++ends === 3);
    await models.waitFor(2);
    const asked = await countCalls();
    await postgres.stop(mode);
    await models.open();
    await setTimeout(1_000 * seconds);
    await postgres.start();
    const rest = await stream.all();
    const events = [...seen, ...rest];
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
    expect(events.filter(({ data }) => data.type === "model_complete").length).toBe(FIVE.length);
    expect(events.at(-1)?.data.type).toBe("complete");
    expect(await balance()).toBe(before - 1);
    // A kill breaks the connection on which the answer is being stored: then nobody knows whether it was.
    if (mode === "fast") expect(await countCalls()).toBe(asked);
  },
);

it("jobs that an outage falls into are done afterwards", { tags: "long" }, async () => {
  const email = () => `outage-${crypto.randomUUID()}@example.com`;
  const emails = Array.from({ length: 8 }, email);
  const register = (address: string) =>
    caller(server).post("/auth/register", { name: "Ada", email: address, password: "northwind-9" });
  const replies = await Promise.all(emails.map(register));
  expect(replies.map(({ status }) => status)).toEqual(emails.map(() => 201));
  await eventually(
    async () =>
      (await query("select from graphile_worker._private_jobs where locked_at is not null")).rowCount,
  );
  await postgres.stop("immediate");
  await setTimeout(1_000);
  await postgres.start();
  await eventually(isReady);
  const late = email();
  await register(late);
  expect(await codeFor(sandbox, late)).toMatch(/^\d{6}$/);
  await eventually(async () => {
    // As if the waits between attempts, and those for what is told once a minute, had passed.
    await query("update graphile_worker._private_jobs set run_at = now() where run_at > now()");
    await query("select graphile_worker.add_job('release_dead_jobs')");
    const mails = await Promise.all(emails.map((address) => mailsTo(sandbox, address)));
    return mails.every(([mail]) => mail !== undefined);
  }, "the mails of all jobs");
  for (const address of emails) expect(await codeFor(sandbox, address)).toMatch(/^\d{6}$/);
});

it("jobs go on after the connections broke that marked two of them as done", { tags: "long" }, async () => {
  await query(HOLD_DONE_JOBS);
  const gate = new pg.Client({ connectionString: postgres.url });
  gate.on("error", () => {});
  await gate.connect();
  await gate.query("select pg_advisory_lock(1)");
  const held = "application_name = 'standings jobs' and wait_event = 'advisory'";
  await eventually(async () => {
    await query("select graphile_worker.add_job('release_dead_jobs')");
    return ((await query(`select from pg_stat_activity where ${held}`)).rowCount ?? 0) >= 2;
  });
  await query(`select pg_terminate_backend(pid) from pg_stat_activity where ${held}`);
  // Others may wait there by now, with a lock on the table of the trigger.
  await gate.end();
  await query("drop function hold cascade");
  const email = `broken-${crypto.randomUUID()}@example.com`;
  await caller(server).post("/auth/register", { name: "Ada", email, password: "northwind-9" });
  expect(await codeFor(sandbox, email)).toMatch(/^\d{6}$/);
});

/** Whoever marks a job as done waits for the advisory lock 1. */
const HOLD_DONE_JOBS = `
  create function hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(1); return old; end $$;
  create trigger hold before delete on graphile_worker._private_jobs for each row execute function hold()`;

it("has one connection each for signals and for news of jobs, and wrote few lines", {
  tags: "long",
}, async () => {
  const count = async (condition: string) =>
    (await query(`select from pg_stat_activity where ${condition}`)).rowCount;
  await eventually(
    async () => (await count("application_name = 'standings jobs' and query like 'LISTEN%'")) === 1,
  );
  expect(await count("application_name = 'standings signals'")).toBe(1);
  const warnings = server.log().match(/^\{"level":[456]0.*$/gm) ?? [];
  expect(warnings.join()).toContain("database connections fail");
  expect(warnings.length).toBeLessThan(60);
});

it("a stop while the database is away comes to an end", async () => {
  await postgres.stop("fast");
  server.process.kill("SIGTERM");
  expect(await once(server.process, "exit")).toEqual([0, null]);
});
