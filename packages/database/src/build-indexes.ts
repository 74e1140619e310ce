import { sql } from "kysely";
import type { Connection, Database } from "./database.ts";
import { HISTORY_INDEXES, type LargeIndex } from "./migrations/0015-packed-runs-and-history.ts";
import { ADMIN_LIST_INDEXES } from "./migrations/0027-admin-lists.ts";

const LARGE_INDEXES = [...HISTORY_INDEXES, ...ADMIN_LIST_INDEXES];

/** Any number that no other lock of ours has. */
const INDEXES_LOCK = 7_201_145;

/**
 * Builds the indexes that migrations left out because a table was large, and drops those that they replace. Nobody
 * waits for it; what a killed process left unfinished is begun anew. Returns the names of those built, none while
 * another process builds.
 */
export async function buildIndexes(db: Database): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    // Not waited for: a connection that waits has a snapshot, and the build would wait for that.
    const { rows } = await sql<{
      isFree: boolean;
    }>`select pg_try_advisory_lock(${INDEXES_LOCK}) as "isFree"`.execute(connection);
    if (!rows[0]?.isFree) return [];
    try {
      await sql`set statement_timeout = 0`.execute(connection);
      const built: string[] = [];
      for (const index of LARGE_INDEXES) if (await build(connection, index)) built.push(index.name);
      return built;
    } finally {
      await sql`reset statement_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(${INDEXES_LOCK})`.execute(connection);
    }
  });
}

async function build(connection: Connection, { name, definition, replaces }: LargeIndex): Promise<boolean> {
  const { rows } = await sql<{ indisvalid: boolean }>`
    select indisvalid from pg_index where indexrelid = to_regclass(${name})
  `.execute(connection);
  const isThere = rows[0]?.indisvalid === true;
  if (!isThere) {
    await sql`drop index concurrently if exists ${sql.id(name)}`.execute(connection);
    await sql`create index concurrently ${sql.id(name)} on ${sql.raw(definition)}`.execute(connection);
  }
  for (const replaced of replaces) {
    await sql`drop index concurrently if exists ${sql.id(replaced)}`.execute(connection);
  }
  return !isThere;
}
