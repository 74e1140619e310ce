import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import type { AppRouter } from "@standings/api";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { createTestDatabase, eventually, type TestDatabase } from "@standings/testing";
import type {} from "@standings/testing/global-setup";
import { createTRPCClient, httpSubscriptionLink } from "@trpc/client";
import { EventSource, type FetchLike } from "eventsource";
import { afterAll, afterEach, beforeAll, expect, inject, it } from "vitest";
import { createBalancer, freePort, startProxy } from "./balancer.ts";
import { createProcesses, type ServerProcess } from "./processes.ts";
import { caller, FIVE, register, setFaults, startProduct } from "./product.ts";
import { startRollingTraffic } from "./rolling.ts";
import { createWebApp, serverOf } from "./server.ts";
import { openStream } from "./stream.ts";

/** What a server does for those it serves when it is told to stop (goals R15). */

const [SLOW = ""] = FIVE;

const SEARCHERS = 6;
const READERS = 3;

let database: TestDatabase;
let sandbox: Sandbox;
let processes: ReturnType<typeof createProcesses>;
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"));
  sandbox = await startSandbox({ speed: 0 });
  const variables = { READS_PER_MINUTE: "1000000", SIGNUP_CREDITS: "1000", DRAIN_DELAY_SECONDS: "3" };
  processes = createProcesses({ databaseUrl: database.url, sandbox, variables });
});
afterEach(() => setFaults(sandbox, []));
afterAll(async () => {
  await processes.killAll();
  await sandbox.close();
  await database.drop();
});

function stop({ process: child }: ServerProcess): Promise<unknown[]> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  return ended;
}

/** Calls of models that a process cut off: their models are asked again elsewhere. */
async function cutCalls(): Promise<unknown[]> {
  const calls = (await (await fetch(`${sandbox.url}/models/requests`)).json()) as { status: number }[];
  return calls.filter(({ status }) => status === 499);
}

/** Follows a run as the web app does; `ended` rejects when it gives up. */
function followAsBrowser(url: string, token: string, searchId: string) {
  const fetchSignedIn: FetchLike = (input, init) =>
    fetch(input, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } });
  const link = httpSubscriptionLink<AppRouter, typeof EventSource>({
    url: `${url}/trpc`,
    EventSource,
    eventSourceOptions: () => ({ fetch: fetchSignedIn }),
  });
  const client = createTRPCClient<AppRouter>({ links: [link] });
  const seqs: number[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    const onData = ({ id }: { id: string }) => void seqs.push(Number(id));
    client.search.events.subscribe({ searchId }, { onData, onComplete: resolve, onError: reject });
  });
  return { seqs, ended };
}

it("a rolling restart fails no request, directly or through a proxy, and asks no model twice", {
  tags: "long",
}, async () => {
  const [first, second] = [await processes.start(), await processes.start()];
  const balancer = createBalancer([first.url, second.url]);
  const proxy = await startProxy(balancer);
  const people = [];
  for (let count = 0; count < SEARCHERS; count += 1) {
    people.push(await register({ url: await balancer.pick(), sandbox }));
  }
  await setFaults(sandbox, [{ model: SLOW, kind: "slow", ms: 5_000 }]);
  const half = SEARCHERS / 2;
  const reading = { readers: READERS, pauseMs: 100 };
  const traffic = [
    startRollingTraffic({ people: people.slice(0, half), ...reading, pick: () => balancer.pick() }),
    startRollingTraffic({ people: people.slice(half), ...reading, pick: async () => proxy.url }),
  ];
  const replaced = [];
  for (const server of [first, second]) {
    await eventually(async () => traffic.every(({ tally }) => tally.searches.length >= half));
    expect(await stop(server)).toEqual([0, null]);
    const next = await processes.start({ PORT: new URL(server.url).port });
    await eventually(async () => (await fetch(`${next.url}/readyz`)).ok);
    replaced.push(next);
    for (const { tally } of traffic) tally.searches.length = 0;
  }
  const tallies = await Promise.all(traffic.map(({ end }) => end()));
  balancer.close();
  proxy.close();
  expect(tallies.flatMap(({ failures }) => failures)).toEqual([]);
  expect(tallies.reduce((sum, { handedOn }) => sum + handedOn, 0)).toBeGreaterThan(0);
  for (const { events } of tallies.flatMap(({ searches }) => searches)) {
    expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1));
  }
  expect(await cutCalls()).toEqual([]);
  const retried = database.db.selectFrom("model_answers").select("run_id").where("attempt", ">", 1);
  expect(await retried.execute()).toEqual([]);
  await Promise.all(replaced.map(stop));
});

it("says that it is not ready first, and serves meanwhile without keeping connections", {
  tags: "long",
}, async () => {
  const server = await processes.start();
  const stopped = stop(server);
  const refused = await eventually(async () => {
    const reply = await fetch(`${server.url}/readyz`);
    return reply.status === 503 && reply;
  });
  expect(await refused.json()).toEqual({ status: "stopping" });
  const served = await caller(server).get("/trending");
  expect([served.status, served.headers.get("connection")]).toEqual([200, "close"]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect(await stopped).toEqual([0, null]);
});

it("hands a search on at once when its time is over, and its streams go on elsewhere", async () => {
  const leaving = await processes.start({ DRAIN_SECONDS: "0", DRAIN_DELAY_SECONDS: "1" });
  const port = await freePort();
  const balancer = createBalancer([leaving.url, `http://127.0.0.1:${port}`]);
  const proxy = await startProxy(balancer);
  const maya = await register({ url: leaving.url, sandbox });
  await setFaults(sandbox, [{ model: SLOW, kind: "hang" }]);
  const body = { prompt: "best CRM for startups", models: FIVE };
  const stream = await openStream({ url: leaving.url, token: maya.token, body });
  let answers = 0;
  const seen = await stream.until(({ data }) => data.type === "model_complete" && ++answers === 4);
  const { searchId } = seen[0]?.data ?? {};
  const browser = followAsBrowser(proxy.url, maya.token, searchId);
  await eventually(async () => browser.seqs.length === seen.length);
  const staying = await processes.start({ PORT: String(port) });
  await setFaults(sandbox, []);
  const stopped = stop(leaving);
  // The stream ends in order: a cut one would throw.
  expect(await stream.all()).toEqual([]);
  await stopped;
  expect(leaving.log()).toContain("runs handed over");
  const lastEventId = seen.at(-1)?.id ?? 0;
  const resumed = await openStream({ url: staying.url, token: maya.token, body: { searchId }, lastEventId });
  expect((await resumed.all()).map(({ data }) => data.type)).toEqual(["model_complete", "complete"]);
  await browser.ended;
  expect(browser.seqs).toEqual(Array.from({ length: lastEventId + 2 }, (_, index) => index + 1));
  balancer.close();
  proxy.close();
});

it("ends at once at a second signal", { tags: "long" }, async () => {
  const server = await processes.start();
  const maya = await register({ url: server.url, sandbox });
  await setFaults(sandbox, [{ model: SLOW, kind: "hang" }]);
  const body = { prompt: "best CRM for startups", models: FIVE };
  const stream = await openStream({ url: server.url, token: maya.token, body });
  await stream.until(({ data }) => data.type === "model_complete");
  const stopped = stop(server);
  const asking = setInterval(() => server.process.kill("SIGTERM"), 100);
  expect(await stopped).toEqual([1, null]);
  clearInterval(asking);
  stream.close();
});

it.each(["waits", "is gone"])("closes only when a request is answered whose client %s", async (client) => {
  const product = await startProduct();
  const web = createWebApp();
  let answer = () => {};
  let isAnswered = false;
  const renderPage = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await product.db.selectFrom("users").select("id").execute();
    isAnswered = true;
    return { status: 200, headers: {}, html: "late" };
  };
  const server = await serverOf(product, { web: { ...web, renderPage }, hosts: ["127.0.0.1"] });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  let reply = "";
  socket.on("data", (data) => (reply += data));
  socket.write("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n");
  const begun = answer;
  await eventually(async () => answer !== begun);
  if (client === "is gone") socket.destroy();
  let isClosed = false;
  const closed = server.close().then(() => {
    isClosed = true;
  });
  // Nobody new is let in from here on.
  await eventually(async () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  expect(isClosed).toBe(false);
  answer();
  if (client === "waits") {
    await once(socket, "close");
    expect(reply).toMatch(/^HTTP\/1\.1 200/);
    expect(reply.toLowerCase()).toContain("connection: close");
  }
  await closed;
  expect(isAnswered).toBe(true);
  web.remove();
  await product.close();
});
