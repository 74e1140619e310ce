import { type RawBuilder, sql } from "kysely";

/** Rows of a list that are read at a time for its file. */
const BATCH = 1_000;

/** Where a row stands in a list by date. */
export interface Place {
  readonly id: string;
  /** `created_at` as Postgres writes it: a Date has no microseconds. */
  readonly at: string;
}

interface Looked extends Place {
  /** Whether the text of the list's filter is in it. */
  readonly matches: boolean;
}

/** Ids of a whole list, a batch at a time; each goes on behind the last row of the one before, so that none reads much. */
export async function* readBatches<Row extends Looked>(
  read: (batch: { readonly after: Row | undefined; readonly limit: number }) => Promise<readonly Row[]>,
): AsyncGenerator<readonly string[]> {
  let after: Row | undefined;
  do {
    const rows = await read({ after, limit: BATCH });
    yield rows.filter(({ matches }) => matches).map(({ id }) => id);
    after = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (after);
}

/** SQL condition: a row of a list by date stands after a place; all do after none. */
export function behindSql(
  after: Place | undefined,
  sortOrder: "asc" | "desc",
  idColumn = "id",
): RawBuilder<boolean> {
  if (after === undefined) return sql<boolean>`true`;
  const further = sql.raw(sortOrder === "desc" ? "<" : ">");
  return sql<boolean>`(created_at, ${sql.ref(idColumn)}) ${further} (${after.at}::timestamptz, ${after.id}::uuid)`;
}
