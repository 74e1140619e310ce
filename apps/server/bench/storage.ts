// Storage per question: 5 models × up to 20 rows with sources, asked of the sandbox through the product's own verbs.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, startEmbeddedPostgres } from "@standings/database";
import { DEFAULT_MODEL_IDS, SECTORS } from "@standings/domain";
import { startSandbox } from "@standings/sandbox";
import { followRun, type Services, startSearch } from "@standings/services";
import pg from "pg";
import { buildDependencies } from "../src/build-dependencies.ts";
import { benchEnv, quiet } from "./bench-env.ts";

const QUESTIONS = 300;

interface TableSize {
  readonly name: string;
  readonly heap: number;
  readonly indexes: number;
  readonly toast: number;
}

async function readSizes(db: pg.Pool): Promise<TableSize[]> {
  const { rows } = await db.query<TableSize>(`
    select coalesce(inhparent::regclass::text, relname) as name, sum(pg_relation_size(oid))::integer as heap,
      sum(pg_indexes_size(oid))::integer as indexes,
      sum(pg_total_relation_size(oid) - pg_relation_size(oid) - pg_indexes_size(oid))::integer as toast
    from pg_class left join pg_inherits on inhrelid = oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace group by 1 order by 1`);
  return rows;
}
const folder = mkdtempSync(join(tmpdir(), "standings-bench-"));
const postgres = await startEmbeddedPostgres({ folder, durable: false });
await migrate(postgres.url);
const sandbox = await startSandbox({ speed: 0 });
const db = new pg.Pool({ connectionString: postgres.url, max: 2 });
const { services, close } = await buildDependencies(
  benchEnv(`${sandbox.url}/models/v1`),
  postgres.url,
  quiet,
);
const users: string[] = [];
for (let i = 0; i < 30; i++)
  users.push(
    (
      await db.query(
        "insert into users (email, name, credits, email_verified_at) values ($1, $1, 100000, now()) returning id",
        [`b${i}@example.com`],
      )
    ).rows[0].id,
  );
const topics = (await import("node:fs"))
  .readFileSync("apps/sandbox/data/topics.csv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((l) => l.split(",")[2]);
const quals = (await import("node:fs"))
  .readFileSync("apps/sandbox/data/qualifiers.csv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((l) => l.split(",")[1]);
const before = await readSizes(db);
const ask = async (n: number) => {
  const request = services.request(
    { address: "", userAgent: null },
    { userId: users[n % 30] ?? "", token: "" },
  );
  const prompt = `Best ${topics[n % topics.length]} for ${quals[Math.floor(n / topics.length) % quals.length]}`;
  const { searchId } = await startSearch(request, {
    clientRunId: `${n}`,
    kind: "company",
    prompt,
    models: DEFAULT_MODEL_IDS,
    webSearch: true,
  });
  const { events } = await followRun(request, { searchId, afterSeq: 0, signal: AbortSignal.timeout(30000) });
  for await (const _ of events);
};
for (let n = 0; n < QUESTIONS; n += 10) await Promise.all(Array.from({ length: 10 }, (_, i) => ask(n + i)));
await db.query("vacuum analyze");
const after = await readSizes(db);
let total = 0;
for (const a of after) {
  const b = before.find((x) => x.name === a.name) ?? { heap: 0, indexes: 0, toast: 0 };
  const d = [a.heap - b.heap, a.toast - b.toast, a.indexes - b.indexes].map((x) => Math.round(x / QUESTIONS));
  const sum = d.reduce((x, y) => x + y, 0);
  if (sum > 20) console.log(a.name.padEnd(20), d.join("\t"), sum);
  total += sum;
}
console.log("total", total);
console.log(
  (await db.query(`select count(*), avg(n) from (select search_id, count(*) n from mentions group by 1) x`))
    .rows,
  (await db.query(`select count(*)/300.0 c from citations`)).rows,
);
if (process.argv[2]) {
  const { writeFileSync } = await import("node:fs");
  const r = await db.query(
    `select id, (select json_agg(json_build_object('event', event, 'at', created_at) order by seq) from run_events where run_id = s.id) events, (select json_agg(to_json(m)) from model_answers m where run_id=s.id) answers, model_results, results, top from searches s`,
  );
  writeFileSync(process.argv[2], JSON.stringify(r.rows));
}
await close(1000);
await sandbox.close();
await db.end();
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
