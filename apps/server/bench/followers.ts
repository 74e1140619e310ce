// P4: idle followers of runs beside plain event streams on Fastify, and a crowd that gets the last events at once.
import { setTimeout } from "node:timers/promises";
import { type Product, withProduct } from "./bench-product.ts";
import { type Child, startChild } from "./child.ts";
import { openFollowers, restRequest, trpcRequest } from "./follower-clients.ts";
import { type HangingGateway, startHangingGateway } from "./hanging-gateway.ts";
import { type Measure, percentile } from "./measures.ts";

const MODEL = "openai/gpt-4.1-mini";
const RUNS = 20;
const WARM_ROUNDS = 5;
const ROUNDS = 5;
const IDLE = 10_000;
const REST_CROWD = 2_000;
const TRPC_CROWD = 1_000;
const CROWD = REST_CROWD + TRPC_CROWD;
const CROWD_MAX_MS = 30_000;

interface Run {
  readonly token: string;
  readonly searchId: string;
}

/** Starts runs whose models do not answer before they are released. */
async function startRuns({ hello }: Product, gateway: HangingGateway): Promise<Run[]> {
  const runs = hello.tokens.slice(0, RUNS).map(async (token) => {
    const response = await fetch(`${hello.url}/trpc/search.start`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({
        clientRunId: crypto.randomUUID(),
        prompt: "Best CRM for startups",
        models: [MODEL],
        webSearch: true,
        isPrivate: true,
      }),
    });
    const { result } = (await response.json()) as { result: { data: { searchId: string } } };
    return { token, searchId: result.data.searchId };
  });
  const started = await Promise.all(runs);
  while (gateway.waiting < RUNS) await setTimeout(10);
  return started;
}

/** Runs that come to their end before anything is measured: a server that has served nobody yet compiles as it goes. */
async function warmUp(product: Product, gateway: HangingGateway): Promise<void> {
  for (let round = 0; round < WARM_ROUNDS; round += 1) {
    const runs = await startRuns(product, gateway);
    const { url } = product.hello;
    const requests = runs.flatMap(({ token, searchId }) => [
      restRequest(url, token, searchId),
      trpcRequest(url, token, searchId),
    ]);
    const clients = await openFollowers(url, requests);
    gateway.release();
    while (clients.ends.length < requests.length) await setTimeout(10);
    clients.close();
  }
}

const spread = <Value>(values: readonly Value[], count: number) =>
  Array.from({ length: count }, (_, index) => values[index % values.length] as Value);

interface Idle {
  /** Bytes of heap for each follower. */
  readonly each: number;
  /** Heap after they left, as a share of the heap before they came. */
  readonly after: number;
}

async function holdIdle(child: Child<{ url: string }>, requests: readonly string[]): Promise<Idle> {
  const heap = () => child.call<number>({ call: "heap" });
  // Once before, so that what stays is not what the first round compiled and opened.
  for (let round = 0; round < 2; round += 1) {
    (await openFollowers(child.hello.url, requests.slice(0, IDLE / 5))).close();
    await setTimeout(500);
  }
  const before = await heap();
  const clients = await openFollowers(child.hello.url, requests);
  await setTimeout(500);
  const held = await heap();
  clients.close();
  await setTimeout(2_000);
  return { each: (held - before) / requests.length, after: (await heap()) / before };
}

interface Crowd {
  /** Milliseconds from the first follower's end to the last one's. */
  readonly span: number;
  readonly ends: number;
  /** Milliseconds of somebody else's calls meanwhile, and in the second before. */
  readonly calls: readonly number[];
  readonly usual: readonly number[];
}

/** The last events to a crowd of both protocols, and what somebody else's calls take meanwhile. */
async function releaseCrowd(product: Product, gateway: HangingGateway): Promise<Crowd> {
  const { url, tokens } = product.hello;
  const runs = await startRuns(product, gateway);
  const rest = spread(runs, REST_CROWD).map(({ token, searchId }) => restRequest(url, token, searchId));
  const trpc = spread(runs, TRPC_CROWD).map(({ token, searchId }) => trpcRequest(url, token, searchId));
  const clients = await openFollowers(url, [...rest, ...trpc]);
  const caller = await startChild<object>("caller-process", [`${url}/api/auth/me`, tokens.at(-1) ?? ""]);
  const timesSoFar = () => caller.call<number[]>({ call: "times" });
  await setTimeout(1_000);
  const usual = await timesSoFar();
  const since = performance.now();
  gateway.release();
  while (clients.ends.length < CROWD && performance.now() - since < CROWD_MAX_MS) await setTimeout(10);
  const calls = await timesSoFar();
  caller.stop();
  clients.close();
  const { ends } = clients;
  return { span: Math.max(...ends) - Math.min(...ends), ends: ends.length, calls, usual };
}

export async function measureFollowers(): Promise<Measure[]> {
  const gateway = await startHangingGateway([MODEL]);
  return withProduct({ gateway }, async (product) => {
    const plain = await startChild<{ url: string }>("plain-sse-process", []);
    const { url } = product.hello;
    const runs = await startRuns(product, gateway);
    const requests = spread(runs, IDLE).map(({ token, searchId }) => restRequest(url, token, searchId));
    const bare = `GET /events HTTP/1.1\r\nHost: ${new URL(plain.hello.url).host}\r\n\r\n`;
    const peer = await holdIdle(plain, spread([bare], IDLE));
    plain.stop();
    const mine = await holdIdle(product, requests);
    gateway.release();
    await warmUp(product, gateway);
    const crowds: Crowd[] = [];
    while (crowds.length < ROUNDS) crowds.push(await releaseCrowd(product, gateway));
    return toMeasures(peer, mine, crowds);
  });
}

function toMeasures(peer: Idle, mine: Idle, crowds: readonly Crowd[]): Measure[] {
  const kilobytes = ({ each }: Idle) => each / 1_000;
  const calls = crowds.flatMap((crowd) => crowd.calls);
  const usual = crowds.flatMap((crowd) => crowd.usual);
  const slowest = percentile(calls, 0.99);
  const spans = crowds.map(({ span }) => span);
  const span = percentile(spans, 0.5);
  const isWhole = crowds.every(({ ends }) => ends === CROWD);
  const measure = { id: "P4", limit: null, unit: "ms", spread: [0, 0] as const };
  return [
    {
      ...measure,
      name: `Heap of one of ${IDLE} idle followers on REST (beside plain Fastify)`,
      product: kilobytes(mine),
      limit: kilobytes(peer),
      unit: "kB",
      target: "≤ 12 kB",
      isMet: kilobytes(mine) <= 12,
      spread: [kilobytes(mine), kilobytes(mine)],
    },
    {
      ...measure,
      name: "Heap after they left, share of before",
      product: mine.after * 100,
      limit: peer.after * 100,
      unit: "%",
      target: "95 to 105 %",
      isMet: Math.abs(mine.after - 1) <= 0.05,
      spread: [mine.after * 100, mine.after * 100],
    },
    {
      ...measure,
      name: `Last events of ${RUNS} runs to ${REST_CROWD} REST and ${TRPC_CROWD} tRPC followers, first to last`,
      product: span,
      target: "≤ 500 ms",
      isMet: isWhole && span <= 500,
      spread: [Math.min(...spans), Math.max(...spans)],
    },
    {
      ...measure,
      name: "Somebody else's call meanwhile, p99 (beside a moment before)",
      product: slowest,
      limit: percentile(usual, 0.99),
      target: "≤ 20 ms",
      isMet: slowest <= 20,
      spread: [Math.min(...calls), Math.max(...calls)],
    },
  ];
}
