// `node apps/server/bench/storage.ts`: bytes that one more question takes, by table (also two rows of `pnpm bench`).
// Five models with sources, asked of the sandbox through the product's own verbs, then packed.
import { readFileSync } from "node:fs";
import { createPool, migrate } from "@standings/database";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import { startSandbox } from "@standings/sandbox";
import { followSearch, packRuns, type Services, startSearch } from "@standings/services";
import { benchEnv, buildQuietly, startBenchPostgres } from "./bench-product.ts";
import type { Measure } from "./measures.ts";

const QUESTIONS = 300;
const AT_ONCE = 10;
const PEOPLE = 30;
const YEAR_MS = 365 * 86_400_000;
const KB = 1000;
/** What one search says: its events, its answers and what it saved of them. */
const SAID = ["runs", "run_events", "model_answers", "run_packs", "searches", "search_counts"];
const TARGETS = { said: 18, whole: 35 };

/** Bytes of one question. */
export interface TableGrowth {
  readonly table: string;
  readonly rows: number;
  readonly toast: number;
  readonly indexes: number;
  readonly total: number;
}

const SIZES = `
  select coalesce(inhparent::regclass::text, relname) as table, sum(pg_relation_size(oid))::float as rows,
    sum(pg_total_relation_size(oid) - pg_relation_size(oid) - pg_indexes_size(oid))::float as toast,
    sum(pg_indexes_size(oid))::float as indexes, sum(pg_total_relation_size(oid))::float as total
  from pg_class left join pg_inherits on inhrelid = oid
  where relkind = 'r' and relnamespace = 'public'::regnamespace group by 1 order by 1`;

/** Bytes that one more question takes, by table, once the room of those not packed yet is used again. */
async function measureGrowth(): Promise<TableGrowth[]> {
  const postgres = await startBenchPostgres({ durable: false });
  await migrate(postgres.url);
  const sandbox = await startSandbox({ speed: 0 });
  const pool = createPool({ url: postgres.url, poolSize: 1 });
  const { services, close } = await buildQuietly(postgres.url, benchEnv(`${sandbox.url}/models/v1`));
  const { rows: people } = await pool.query<{ id: string }>(
    "insert into users (email, name, credits) select n || '@example.com', 'Bench', 10000 from generate_series(1, $1) n returning id",
    [PEOPLE],
  );
  const prompts = questions();
  let asked = 0;
  const askAndPack = async () => {
    for (const end = asked + QUESTIONS; asked < end; asked += AT_ONCE) {
      const batch = Array.from({ length: AT_ONCE }, (_, index) => asked + index);
      await Promise.all(
        batch.map((n) => ask(services, people[n % PEOPLE]?.id ?? "", prompts[n % prompts.length] ?? "")),
      );
    }
    await packRuns(services.systemRequest(), new Date(Date.now() + YEAR_MS));
    await pool.query("vacuum analyze");
    return (await pool.query<TableGrowth>(SIZES)).rows;
  };
  try {
    const before = await askAndPack();
    const after = await askAndPack();
    return after.map((table) =>
      perQuestion(
        table,
        before.find((earlier) => earlier.table === table.table),
      ),
    );
  } finally {
    await close(1000);
    await sandbox.close();
    await pool.end();
    await postgres.stop();
  }
}

function questions(): string[] {
  const column = (file: string, index: number) =>
    readFileSync(new URL(`../../sandbox/data/${file}`, import.meta.url), "utf8")
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[index]);
  const audiences = column("qualifiers.csv", 1);
  return audiences.flatMap((who) => column("topics.csv", 2).map((topic) => `Best ${topic} for ${who}`));
}

async function ask(services: Services, userId: string, prompt: string): Promise<void> {
  const request = services.request({ address: "", userAgent: null }, { userId, token: "" });
  const order = { clientRunId: crypto.randomUUID(), kind: "company", prompt, webSearch: true } as const;
  const { searchId } = await startSearch(request, { ...order, models: BUILT_IN_CATALOGUE.defaultIds });
  const { events } = await followSearch(request, {
    searchId,
    afterSeq: 0,
    signal: AbortSignal.timeout(60_000),
  });
  for await (const { event } of events) if (event.type === "complete") return;
}

function perQuestion(after: TableGrowth, before: TableGrowth | undefined): TableGrowth {
  const of = (key: "rows" | "toast" | "indexes" | "total") =>
    Math.round((after[key] - (before?.[key] ?? 0)) / QUESTIONS);
  return {
    table: after.table,
    rows: of("rows"),
    toast: of("toast"),
    indexes: of("indexes"),
    total: of("total"),
  };
}

export async function measureStorage(): Promise<Measure[]> {
  const growth = await measureGrowth();
  const sum = (tables: readonly TableGrowth[]) =>
    tables.reduce((total, table) => total + table.total, 0) / KB;
  const said = sum(growth.filter(({ table }) => SAID.includes(table)));
  const whole = sum(growth);
  return [
    { name: "Storage of a question: what was said", product: said, target: TARGETS.said },
    { name: "Storage of a question in all", product: whole, target: TARGETS.whole },
  ].map(({ name, product, target }) => ({
    id: "P7",
    name,
    product,
    limit: null,
    unit: "kB",
    target: `≤ ${target} kB`,
    isMet: product <= target,
    spread: [product, product],
  }));
}

if (import.meta.main) {
  const growth = (await measureGrowth()).filter(({ total }) => total > 0);
  console.table(Object.fromEntries(growth.map(({ table, ...bytes }) => [table, bytes])));
  console.log(`${growth.reduce((sum, { total }) => sum + total, 0)} bytes in all`);
}
