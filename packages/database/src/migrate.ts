import { runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { createPool, type Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";
import type { Tables } from "./tables/index.ts";

/** The first two are the release before's. */
const PARTITIONED_TABLES = ["mentions", "citations", "company_mentions", "search_sources"];

/** Any number that no other lock of ours has. */
const JOBS_LOCK = 7_201_144;

/** Brings our schema and that of the jobs to the newest version; safe when several processes start at once. */
export async function migrate(url: string): Promise<void> {
  const pool = createPool({ url, poolSize: 2 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    const { error } = await createMigrator(db).migrateToLatest();
    if (error) throw error;
    await createMonthPartitions(db, new Date());
    await migrateJobs(db, pool);
  } finally {
    await db.destroy();
  }
}

/** The tables of graphile-worker, so that a job can be added before any runner has been started. */
async function migrateJobs(db: Database, pgPool: ReturnType<typeof createPool>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${JOBS_LOCK})`.execute(connection);
    try {
      await runMigrations({ pgPool });
    } finally {
      await sql`select pg_advisory_unlock(${JOBS_LOCK})`.execute(connection);
    }
  });
}

/** Steps between versions of the schema, for tests of a single one. */
export function createMigrator(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Makes sure that the partitions of this month and the next two exist. */
export async function createMonthPartitions(db: Database, now: Date): Promise<void> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1));
  for (const table of PARTITIONED_TABLES) {
    await sql`select create_month_partitions(${table}, ${isoDay(first)}::date, ${isoDay(last)}::date)`.execute(
      db,
    );
  }
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
