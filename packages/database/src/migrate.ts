import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Database } from "./database.ts";
import { migrations } from "./migrations/index.ts";

const PARTITIONED_TABLES = ["mentions", "citations"];

/** Brings the schema to the newest version; safe when several processes start at once. */
export async function migrate(db: Database): Promise<void> {
  const { error } = await createMigrator(db).migrateToLatest();
  if (error) throw error;
  await createMonthPartitions(db, new Date());
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
