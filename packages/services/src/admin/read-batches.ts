import { type RawBuilder, sql } from "kysely";

/** Rows of a list that are read at a time for its file. */
const BATCH = 1_000;

interface Row {
  readonly id: string;
  /** `created_at` as Postgres writes it: a Date has no microseconds. */
  readonly at: string;
  /** Whether the text of the list's filter is in it. */
  readonly matches: boolean;
}

interface Batch {
  /** SQL condition on `created_at` and `id`: rows after the batch before. */
  readonly isAfter: RawBuilder<boolean>;
  readonly limit: number;
}

/** Ids of a whole list by date, a batch at a time; each goes on behind the one before, so that none reads much. */
export async function* readBatches(
  sortOrder: "asc" | "desc",
  read: (batch: Batch) => Promise<readonly Row[]>,
  id = sql.ref("id"),
): AsyncGenerator<readonly string[]> {
  const further = sql.raw(sortOrder === "desc" ? "<" : ">");
  let isAfter = sql<boolean>`true`;
  for (;;) {
    const rows = await read({ isAfter, limit: BATCH });
    yield rows.filter(({ matches }) => matches).map((row) => row.id);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    isAfter = sql<boolean>`(created_at, ${id}) ${further} (${last.at}::timestamptz, ${last.id}::uuid)`;
  }
}
