import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eventually } from "@standings/testing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApiToken } from "./api-tokens.ts";
import { type ServerProcess, type Stack, startStack } from "./processes.ts";
import { caller, FIVE, register, type SignedUp } from "./product.ts";
import { openStream } from "./stream.ts";

/** What an operator sees of a running server: figures, lines of the log, traces. */

const PROMPT = "Best kayak for narrow rivers";
const METRICS_TOKEN = "a token of the operator";
/** Addresses that the mail server names when it does not take a mail. */
const REFUSED = "refused-of-telemetry@example.com";
const DEFERRED = "deferred-of-telemetry@example.com";
const REQUEST_ID = "request-of-a-test-0001";

interface Span {
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

let stack: Stack;
let server: ServerProcess;
let maya: SignedUp;
let apiToken: string;
let collector: Server;
const collected: string[] = [];
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    collected.push(Buffer.concat(chunks).toString());
    response.setHeader("content-type", "application/json").end("{}");
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  const { port } = collector.address() as AddressInfo;
  stack = await startStack();
  server = await stack.processes.start({
    METRICS_TOKEN,
    LOG_REQUESTS: "on",
    LOG_LEVEL: "info",
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  });
  const product = { url: server.url, sandbox: stack.sandbox, db: stack.database.db };
  maya = await register(product);
  apiToken = (await createApiToken(product, maya, ["read", "run"])).secret;
  await (
    await openStream({ url: server.url, token: apiToken, body: { prompt: PROMPT, models: FIVE } })
  ).all();
  await caller(server).post("/auth/login", { email: maya.email, password: "northwind-9" });
  await caller(server).post("/auth/login", { email: maya.email, password: "wrong-9-password" });
  await caller(server).post("/auth/forgot-password", { email: maya.email });
  await fetch(`${stack.sandbox.url}/mail/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      faults: [
        { kind: "refuse", to: REFUSED },
        { kind: "refuse", to: DEFERRED, code: 450 },
      ],
    }),
  });
  for (const email of [REFUSED, DEFERRED])
    await caller(server).post("/auth/register", { name: "Ada", email, password: "northwind-9" });
  await maya.get(`/search/history?prompt=${encodeURIComponent(PROMPT)}`);
  await fetch(`${server.url}/trpc/models.list`);
  await fetch(`${server.url}/api/models`, { headers: { "x-request-id": REQUEST_ID } });
  await fetch(`${server.url}/api/no/${encodeURIComponent(PROMPT)}`);
});
afterAll(async () => {
  await stack.close();
  collector.close();
});

const metrics = (headers: Record<string, string> = {}) => fetch(`${server.url}/metrics`, { headers });
const readMetrics = async () => (await metrics({ authorization: `Bearer ${METRICS_TOKEN}` })).text();

/** What must be in no log, figure or trace. */
const secrets = () => [
  PROMPT,
  encodeURIComponent(PROMPT),
  maya.email,
  REFUSED,
  DEFERRED,
  "northwind-9",
  "wrong-9-password",
  maya.token,
  maya.refreshToken,
  apiToken,
  METRICS_TOKEN,
];

function expectNoSecrets(text: string): void {
  expect(secrets().filter((secret) => text.includes(secret))).toEqual([]);
}

describe("/metrics", () => {
  it("counts requests by route, models, runs and jobs", async () => {
    const text = await eventually(async () => {
      const read = await readMetrics();
      return /standings_jobs_total\{[^}]*job="mail_reset_link",outcome="done"\} 1/.test(read) && read;
    });
    expect(text).toMatch(
      /standings_http_request_duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="401"\} 1/,
    );
    expect(text).toMatch(
      /standings_http_request_duration_seconds_count\{method="GET",route="\/api\/\*",status="404"\} 1/,
    );
    expect(text).toMatch(/standings_model_call_duration_seconds_count\{model="[^"]+",outcome="ok"\} 1/);
    expect(text).toMatch(/standings_model_tokens_total\{model="[^"]+",direction="written"\} [1-9]/);
    expect(text).toMatch(/standings_runs_ended_total\{outcome="completed"\} 1/);
    // An alarm compares with what has not happened yet.
    expect(text).toMatch(/standings_runs_ended_total\{outcome="refunded"\} 0/);
    expect(text).toMatch(/standings_jobs_total\{job="end_subscription",outcome="failed"\} 0/);
    expect(text).toMatch(/standings_runs_open 0/);
    expect(text).toMatch(/standings_ledger_drift_balances 0/);
    expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds/);
    expectNoSecrets(text);
  });

  it("tells a refused address from work that was given up", async () => {
    const text = await eventually(async () => {
      const read = await readMetrics();
      return read.includes('standings_jobs_failed{reason="refused"} 1') && read;
    });
    expect(text).toContain('standings_jobs_failed{reason="given_up"} 0');
  });

  it("is there for who has the token, and for nobody else", async () => {
    expect((await metrics({ authorization: `Bearer ${METRICS_TOKEN}` })).status).toBe(200);
    for (const headers of [{}, { authorization: "Bearer wrong" }]) {
      expect((await metrics(headers as Record<string, string>)).status).toBe(404);
    }
  });

  it("without a token is there for this machine alone", { tags: "long" }, async () => {
    const { url } = await stack.processes.start();
    expect((await fetch(`${url}/metrics`)).status).toBe(200);
    expect((await fetch(`${url}/metrics`, { headers: { "x-forwarded-for": "192.0.2.1" } })).status).toBe(404);
    const behind = await stack.processes.start({ TRUST_PROXY: "1" });
    expect((await fetch(`${behind.url}/metrics`)).status).toBe(404);
  });

  it("has every figure that docs/operations.md alarms on", async () => {
    const page = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
    const named = new Set(page.match(/\b(?:standings|nodejs|process)_\w+/g));
    const text = await readMetrics();
    expect([...named].filter((name) => !text.includes(name))).toEqual([]);
    expect(named.size).toBeGreaterThan(8);
  });
});

describe("what fails inside an answer of 200 or 207", () => {
  const authorization = () => ({ authorization: `Bearer ${maya.token}` });
  const countOf = (procedure: string, outcome: string, text: string) =>
    new RegExp(
      `standings_procedure_duration_seconds_count\\{procedure="${procedure}",outcome="${outcome}"\\} (\\d+)`,
    ).exec(text)?.[1];

  it("is counted by procedure and tool, and said with the request's id", async () => {
    const client = new pg.Client({ connectionString: stack.database.url });
    await client.connect();
    await client.query("alter table allowances rename to away");
    const paths = "credits.balance,credits.usage";
    const id = "request-of-a-failed-batch";
    const batch = await fetch(
      `${server.url}/trpc/${paths}?batch=1&input=%7B%221%22%3A%7B%22limit%22%3A5%7D%7D`,
      {
        headers: { ...authorization(), "x-request-id": id },
      },
    );
    const tool = await fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${apiToken}`,
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "x-request-id": "request-of-a-failed-tool",
      },
      body: JSON.stringify({
        ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
        params: { name: "credits", arguments: {} },
      }),
    });
    await client.query("alter table away rename to allowances");
    await client.end();
    expect([batch.status, tool.status]).toEqual([207, 200]);
    expect(await tool.text()).toContain("REQUEST_FAILED");
    const text = await readMetrics();
    expect(countOf("credits.balance", "ok", text)).toBe("1");
    expect(countOf("credits.usage", "failed", text)).toBe("1");
    expect(countOf("mcp/credits", "failed", text)).toBe("1");
    const lines = server.log().split("\n");
    expect(lines.find((line) => line.includes("procedure failed"))).toContain(id);
    expect(lines.find((line) => line.includes("tool failed"))).toContain("request-of-a-failed-tool");
  });

  it("is counted where a stream fails, and what was refused apart from it", async () => {
    const input = encodeURIComponent(JSON.stringify({ searchId: crypto.randomUUID(), lastEventId: null }));
    const events = await fetch(`${server.url}/trpc/search.events?input=${input}`, {
      headers: { ...authorization(), accept: "text/event-stream" },
    });
    await events.text();
    await fetch(`${server.url}/trpc/credits.balance`);
    const text = await readMetrics();
    expect(countOf("search.events", "refused", text)).toBe("1");
    expect(countOf("credits.balance", "refused", text)).toBe("1");
  });

  it("has no name that a client made up", async () => {
    const made = `credits.${encodeURIComponent(PROMPT)}`;
    await fetch(`${server.url}/trpc/${made}`);
    await fetch(`${server.url}/trpc/${made}`, { headers: { accept: "text/event-stream" } });
    expectNoSecrets(await readMetrics());
  });
});

it("the log has a line for each request, with its id and without what people wrote", async () => {
  for (const said of ["job given up", "job failed"])
    await eventually(async () => server.log().includes(said), said);
  const lines = server.log().split("\n");
  const requests = lines.flatMap((line) => (line.includes('"msg":"request"') ? [JSON.parse(line)] : []));
  expect(requests).toContainEqual(
    expect.objectContaining({ requestId: REQUEST_ID, method: "GET", route: "/api/models", status: 200 }),
  );
  expect(requests).toContainEqual(expect.objectContaining({ route: "/api/auth/login", status: 401 }));
  expect(requests).toContainEqual(expect.objectContaining({ route: "/api/*", status: 404 }));
  expectNoSecrets(server.log());
});

it("traces tell each request and each call of a model", async () => {
  const spans = await eventually(async () => {
    const all = collected.flatMap((body) =>
      JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    ) as Span[];
    return all.filter(({ name }) => name === "model call").length === 5 && all;
  });
  const attributesOf = ({ attributes }: Span) =>
    Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
  const calls = spans.filter(({ name }) => name === "model call").map(attributesOf);
  for (const call of calls) {
    expect(call).toMatchObject({
      "gen_ai.request.model": expect.any(String),
      "standings.web_search": expect.any(Boolean),
    });
    expect(call["gen_ai.usage.output_tokens"]).toBeGreaterThan(0);
  }
  const login = spans.find(({ name }) => name === "POST /api/auth/login");
  expect(login && attributesOf(login)).toMatchObject({
    "http.request.method": "POST",
    "http.route": "/api/auth/login",
  });
  expectNoSecrets(collected.join());
});
