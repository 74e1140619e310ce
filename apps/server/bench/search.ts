// P1, P2 and P3: a five-model search through the whole product beside a bare script that asks the same five.
import { setTimeout } from "node:timers/promises";
import type pg from "pg";
import { Agent, fetch } from "undici";
import { type Product, startMockGateway, withProduct } from "./bench-product.ts";
import { type Child, startChild } from "./child.ts";
import { type Measure, median, percentile, spreadOf } from "./measures.ts";

export const MODELS = [
  "openai/gpt-4.1-mini",
  "anthropic/claude-3.5-haiku",
  "google/gemini-2.5-flash-lite",
  "x-ai/grok-3-mini",
  "meta-llama/llama-4-scout",
];
export const SLOWEST_MS = 400;
const ROUNDS = 5;
const IDLE_PER_ROUND = 6;
const AT_ONCE = 50;
const WARM_UPS = 6;

type Cpu = { user: number; system: number };

/** The product and the limit, each in a process of its own that tells its processor time. */
interface Contest {
  readonly product: Product;
  readonly script: Child<unknown>;
  /** Resolves when no job waits: what follows a search belongs to it. */
  jobsDone(): Promise<void>;
}

/** What one round found of the product, or of the script. */
interface Round {
  /** Milliseconds of searches one after another; of the product also to the first event. */
  readonly idle: readonly number[];
  readonly first: readonly number[];
  /** 95th percentile of searches at once, milliseconds. */
  readonly busy: number;
  /** Processor time of a search at once with others, microseconds. */
  readonly cpu: number;
}

const agent = new Agent({ connections: 256 });

/** One search over the REST stream: milliseconds to the first event and to the last. */
export async function search({ hello }: Product, person = 0): Promise<{ first: number; total: number }> {
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

function searchesAtOnce(product: Product) {
  return Promise.all(Array.from({ length: AT_ONCE }, (_, person) => search(product, person)));
}

const scriptSearches = (script: Child<unknown>, atOnce: number) =>
  script.call<number[]>({ call: "search", atOnce });

async function cpuOf(child: Child<unknown>): Promise<number> {
  const { user, system } = await child.call<Cpu>({ call: "cpu" });
  return user + system;
}

async function productRound({ product, jobsDone }: Contest): Promise<Round> {
  const idle = [];
  for (let count = 0; count < IDLE_PER_ROUND; count += 1) idle.push(await search(product));
  await jobsDone();
  const before = await cpuOf(product);
  const busy = await searchesAtOnce(product);
  await jobsDone();
  return {
    idle: idle.map(({ total }) => total),
    first: idle.map(({ first }) => first),
    busy: percentile(totalsOf(busy), 0.95),
    cpu: ((await cpuOf(product)) - before) / AT_ONCE,
  };
}

const totalsOf = (searches: readonly { total: number }[]) => searches.map(({ total }) => total);

async function scriptRound({ script }: Contest): Promise<Round> {
  const idle = [];
  for (let count = 0; count < IDLE_PER_ROUND; count += 1) idle.push(...(await scriptSearches(script, 1)));
  const before = await cpuOf(script);
  const busy = await scriptSearches(script, AT_ONCE);
  const cpu = ((await cpuOf(script)) - before) / AT_ONCE;
  return { idle, first: [], busy: percentile(busy, 0.95), cpu };
}

async function compare(contest: Contest): Promise<Measure[]> {
  const product: Round[] = [];
  const script: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    product.push(await productRound(contest));
    script.push(await scriptRound(contest));
  }
  const overhead = (rounds: readonly Round[]) =>
    rounds.flatMap(({ idle }) => idle.map((total) => total - SLOWEST_MS));
  const idle = {
    id: "P1",
    name: "Five-model search, overhead over the slowest model, idle, p50",
    unit: "ms",
  };
  const busy = { id: "P1", name: `Five-model search, ${AT_ONCE} at once, p95`, unit: "ms" };
  const first = { id: "P2", name: "First streamed event, debit committed, p50", unit: "ms" };
  const cpu = { id: "P3", name: "Server CPU per five-model search, its jobs included", unit: "µs" };
  const values = (rounds: readonly Round[], key: "busy" | "cpu") => rounds.map((round) => round[key]);
  return [
    toMeasure(idle, overhead(product), overhead(script), { most: 10 }),
    toMeasure(busy, values(product, "busy"), values(script, "busy"), { times: 1.3 }),
    toMeasure(
      first,
      product.flatMap((round) => round.first),
      null,
      { most: 8 },
    ),
    toMeasure(cpu, values(product, "cpu"), values(script, "cpu"), { times: 2 }),
  ];
}

/** Medians; the target is a number, or so many times the script's. */
function toMeasure(
  what: Pick<Measure, "id" | "name" | "unit">,
  product: readonly number[],
  script: readonly number[] | null,
  target: { readonly most: number } | { readonly times: number },
): Measure {
  const [mine, limit] = [median(product), script && median(script)];
  const isAbsolute = "most" in target;
  return {
    ...what,
    product: mine,
    limit,
    target: isAbsolute ? `≤ ${target.most} ${what.unit}` : `≤ ${target.times} × the script's`,
    isMet: mine <= (isAbsolute ? target.most : target.times * (limit ?? 0)),
    spread: spreadOf(product),
  };
}

/** Resolves when all searches of this database are counted and no job is due. */
async function waitForJobs(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      "select from graphile_worker.jobs where run_at <= now() union all select from uncounted_searches limit 1",
    );
    if (rowCount === 0) return;
    await setTimeout(20);
  }
}

export async function measureSearch(): Promise<Measure[]> {
  const gateway = await startMockGateway();
  return withProduct({ gateway }, async (product, pool) => {
    await search(product);
    const asked = await (await fetch(`${gateway.url}/last-asked`)).text();
    const script = await startChild("bare-process", [gateway.url, MODELS.join(), asked]);
    // Warm: compiled code, open connections.
    for (let count = 0; count < WARM_UPS; count += 1) {
      await searchesAtOnce(product);
      await scriptSearches(script, AT_ONCE);
    }
    const jobsDone = () => waitForJobs(pool);
    await jobsDone();
    const measures = await compare({ product, script, jobsDone });
    script.stop();
    return measures;
  });
}
