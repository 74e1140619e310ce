import { runMigrations } from "graphile-worker";
import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { connectOver, createPool, type Database } from "./database.ts";
import { up as schema } from "./migrations/0001-schema.ts";
import { withStartLock } from "./start-lock.ts";

/** Applied in the order of their names; a released one is frozen. */
const migrations: Record<string, Migration> = {
  "0001-schema": { up: schema },
};

const PARTITIONED_TABLES = ["company_mentions", "search_sources"];

/** Any number that no other lock of ours has. */
const PARTITIONS_LOCK = 7_201_145;

/**
 * Brings our schema and that of the jobs to the newest version, then calls `prepare`, which fills in what this version
 * brings with it. Of processes that start at once, one does all of it and the others wait.
 */
export function migrate(url: string): Promise<void>;
export function migrate<Result>(url: string, prepare: () => Promise<Result>): Promise<Result>;
export function migrate(
  url: string,
  prepare: () => Promise<unknown> = () => Promise.resolve(),
): Promise<unknown> {
  return withStartLock(url, async () => {
    await migrateSchemas(url);
    return prepare();
  });
}

async function migrateSchemas(url: string): Promise<void> {
  const pool = createPool({ url, name: "standings start", poolSize: 2 });
  const db = connectOver(pool);
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
    await createMonthPartitions(db, new Date());
    // The tables of graphile-worker, so that a job can be added before any runner has been started.
    await runMigrations({ pgPool: pool });
  } finally {
    await db.destroy();
  }
}

/** Makes sure that the partitions of this month and the next two exist; safe when several processes do. */
export async function createMonthPartitions(db: Database, now: Date): Promise<void> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
  for (const table of PARTITIONED_TABLES) {
    await sql`
      with locked as materialized (select pg_advisory_xact_lock(${PARTITIONS_LOCK}))
      select create_month_partitions(${table}, ${isoDay(first)}::date, ${isoDay(last)}::date) from locked
    `.execute(db);
  }
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
