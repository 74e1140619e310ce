import { join } from "node:path";
import { createPool, type EmbeddedPostgres, migrate, startEmbeddedPostgres } from "@standings/database";
import { COUNTING_LIBRARY } from "./database-time.ts";
import { fill } from "./fill.ts";

/** What a server of this size would be set to. */
const SETTINGS = {
  shared_buffers: "1GB",
  work_mem: "64MB",
  maintenance_work_mem: "512MB",
  max_wal_size: "8GB",
  random_page_cost: "1.1",
  shared_preload_libraries: COUNTING_LIBRARY,
  "pg_stat_statements.track_planning": "on",
};

/** A PostgreSQL with that many searches, filled when it is not yet; its folder stays for the next time. */
export async function openFilled(
  folder: string,
  searches: number,
  say: (line: string) => void,
): Promise<EmbeddedPostgres> {
  const options = { folder: join(folder, String(searches)), durable: false };
  const postgres = await startEmbeddedPostgres(options);
  await query(
    postgres.url,
    ...Object.entries(SETTINGS).map(([name, value]) => `alter system set ${name} = '${value}'`),
  );
  await postgres.stop();
  const restarted = await startEmbeddedPostgres(options);
  await migrate(restarted.url);
  if (await isFilled(restarted.url)) return restarted;
  await fill(restarted.url, searches, say);
  await query(restarted.url, "create table filled ()");
  return restarted;
}

async function isFilled(url: string): Promise<boolean> {
  const [row] = await query(url, "select to_regclass('filled') is not null as is_filled");
  return row?.is_filled === true;
}

async function query(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const pool = createPool({ url, poolSize: 1 });
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) rows = (await pool.query(statement)).rows;
    return rows;
  } finally {
    await pool.end();
  }
}
