// P1, P2 and P3: a five-model search through the whole product beside a bare script that asks the same five.
import { rmSync } from "node:fs";
import { startEmbeddedPostgres } from "@standings/database";
import { newDataFolder } from "@standings/testing/postgres";
import { Agent, fetch } from "undici";
import { type Child, startChild } from "./child.ts";
import { type Measure, median, percentile, spreadOf } from "./measures.ts";

const MODELS = [
  "openai/gpt-4.1-mini",
  "anthropic/claude-3.5-haiku",
  "google/gemini-2.5-flash-lite",
  "x-ai/grok-3-mini",
  "meta-llama/llama-4-scout",
];
const SLOWEST_MS = 400;
const ROUNDS = 7;
const IDLE_PER_ROUND = 6;
const AT_ONCE = 50;
const CPU_SEARCHES = 60;

interface Hello {
  readonly url: string;
  readonly tokens: readonly string[];
}

type Product = Child<Hello>;
type Bare = Child<{ ready: true }>;
type Cpu = { user: number; system: number };

const agent = new Agent({ connections: 256 });

/** One search over the REST stream: milliseconds to the first event and to the last. */
async function search({ hello }: Product, person = 0): Promise<{ first: number; total: number }> {
  const started = performance.now();
  const response = await fetch(`${hello.url}/api/analysis/query-models`, {
    dispatcher: agent,
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${hello.tokens[person]}` },
    body: JSON.stringify({ prompt: "Best CRM for startups", models: MODELS }),
  });
  let first = Number.NaN;
  let tail = "";
  for await (const chunk of response.body ?? []) {
    if (Number.isNaN(first)) first = performance.now() - started;
    tail = (tail + Buffer.from(chunk).toString("latin1")).slice(-400);
  }
  if (!tail.includes('"type":"complete"')) throw new Error(`The search did not complete: ${tail}`);
  return { first, total: performance.now() - started };
}

async function cpuOf(child: Child<unknown>, work: () => Promise<unknown>): Promise<number> {
  const before = await child.call<Cpu>({ call: "cpu" });
  await work();
  const after = await child.call<Cpu>({ call: "cpu" });
  return (after.user + after.system - before.user - before.system) / CPU_SEARCHES;
}

async function latency(product: Product, bare: Bare): Promise<Measure[]> {
  const overhead: number[] = [];
  const first: number[] = [];
  const busyProduct: number[] = [];
  const busyBare: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let count = 0; count < IDLE_PER_ROUND; count += 1) {
      const idle = await search(product);
      overhead.push(idle.total - SLOWEST_MS);
      first.push(idle.first);
    }
    const searches = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, person) => search(product, person)),
    );
    busyProduct.push(
      percentile(
        searches.map((result) => result.total),
        0.95,
      ),
    );
    busyBare.push(percentile(await bare.call<number[]>({ call: "search", atOnce: AT_ONCE }), 0.95));
  }
  const busy = median(busyProduct);
  const limit = median(busyBare);
  return [
    {
      id: "P1",
      name: "Five-model search, overhead over the slowest model, idle, p50",
      product: median(overhead),
      limit: null,
      unit: "ms",
      target: "≤ 8 ms",
      isMet: median(overhead) <= 8,
      spread: spreadOf(overhead),
    },
    {
      id: "P1",
      name: `Five-model search, ${AT_ONCE} at once, p95 (beside the bare script)`,
      product: busy,
      limit,
      unit: "ms",
      target: "≤ 2 ×",
      isMet: busy <= 2 * limit,
      spread: spreadOf(busyProduct),
    },
    {
      id: "P2",
      name: "First streamed event, debit committed, p50",
      product: median(first),
      limit: null,
      unit: "ms",
      target: "≤ 10 ms",
      isMet: median(first) <= 10,
      spread: spreadOf(first),
    },
  ];
}

async function cpu(product: Product, bare: Bare): Promise<Measure> {
  const products: number[] = [];
  const bares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    products.push(
      await cpuOf(product, async () => {
        for (let count = 0; count < CPU_SEARCHES; count += 10) {
          await Promise.all(Array.from({ length: 10 }, (_, person) => search(product, person)));
        }
      }),
    );
    bares.push(
      await cpuOf(bare, async () => {
        for (let count = 0; count < CPU_SEARCHES; count += 10)
          await bare.call({ call: "search", atOnce: 10 });
      }),
    );
  }
  const [mine, limit] = [median(products), median(bares)];
  return {
    id: "P3",
    name: "Server CPU per five-model search (beside undici alone)",
    product: mine,
    limit,
    unit: "µs",
    target: "≤ 2 ×",
    isMet: mine <= 2 * limit,
    spread: spreadOf(products),
  };
}

export async function measureSearch(): Promise<Measure[]> {
  const folder = newDataFolder("bench");
  const postgres = await startEmbeddedPostgres({ folder });
  const gateway = await startChild<{ port: number }>("mock-gateway", []);
  const url = `http://127.0.0.1:${gateway.hello.port}`;
  const product = await startChild<Hello>("product-process", [postgres.url, `${url}/v1`]);
  const atOnce = await startChild<Hello>("product-process", [postgres.url, `${url}/at-once`]);
  const bare = await startChild<{ ready: true }>("bare-process", [`${url}/v1`, MODELS.join()]);
  const bareAtOnce = await startChild<{ ready: true }>("bare-process", [`${url}/at-once`, MODELS.join()]);
  try {
    // Warm: compiled code, open connections.
    for (let count = 0; count < 5; count += 1) {
      await Promise.all(
        Array.from({ length: 20 }, (_, person) =>
          Promise.all([search(product, person), search(atOnce, person)]),
        ),
      );
      await Promise.all([
        bare.call({ call: "search", atOnce: 20 }),
        bareAtOnce.call({ call: "search", atOnce: 20 }),
      ]);
    }
    return [...(await latency(product, bare)), await cpu(atOnce, bareAtOnce)];
  } finally {
    for (const child of [product, atOnce, bare, bareAtOnce, gateway]) child.stop();
    await agent.destroy();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
