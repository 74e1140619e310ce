import { type Connection, isId, type SavedSearch, selectSearches } from "@standings/database";
import { type AdminSearch, readMarket } from "@standings/domain";
import { sql } from "kysely";
import { findDiscoveriesOf } from "../../searches/summarise.ts";
import { OWNER_COLUMNS, toUserReference } from "../users/to-admin-user.ts";

const COLUMNS = [
  "searches.id",
  "kind",
  "prompt",
  "prompt2",
  "sector",
  "web_search",
  "market",
  "columns",
  "is_private",
  "is_taken_down",
  "was_censored",
  "is_sandbox",
  "trending",
  "searches.created_at",
] as const;

type Row = Parameters<typeof toUserReference>[0] &
  Pick<
    SavedSearch,
    | "id"
    | "kind"
    | "prompt"
    | "prompt2"
    | "sector"
    | "web_search"
    | "market"
    | "columns"
    | "is_private"
    | "is_taken_down"
    | "was_censored"
    | "is_sandbox"
    | "trending"
    | "created_at"
  >;

/** Searches as admins list them, in the order of the ids. */
export async function readAdminSearches(db: Connection, ids: readonly string[]): Promise<AdminSearch[]> {
  const [rows, discoveries] = await Promise.all([
    db
      .selectFrom("searches")
      .leftJoin("users", (join) =>
        join.onRef("users.id", "=", "searches.user_id").on("users.deleted_at", "is", null),
      )
      .select([...COLUMNS, ...OWNER_COLUMNS])
      .where("searches.id", "in", idsOf(ids))
      .execute(),
    findDiscoveriesOf(
      db,
      ids.map((id) => ({ id })),
    ),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [toAdminSearch(row, discoveries.get(id)?.domain ?? null)] : [];
  });
}

/** The same with everything that was saved of them. */
export async function readSavedSearches(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, SavedSearch>> {
  const rows = await selectSearches(db).where("searches.id", "in", idsOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

function toAdminSearch(row: Row, domain: string | null): AdminSearch {
  const { is_private: isPrivate } = row;
  const words = isPrivate
    ? { prompt: null, prompt2: null, sector: null, domain: null }
    : { prompt: row.prompt, prompt2: row.prompt2, sector: row.sector, domain };
  return {
    id: row.id,
    kind: row.kind,
    ...words,
    webSearch: row.web_search,
    market: readMarket(row.market),
    columns: row.columns,
    isPrivate,
    isTakenDown: row.is_taken_down,
    wasCensored: row.was_censored,
    isSandbox: row.is_sandbox,
    trending: row.trending,
    createdAt: row.created_at.toISOString(),
    user: toUserReference(row),
  };
}

/** None of no ids: an empty list is no SQL. */
function idsOf(ids: readonly string[]) {
  return sql<string>`(select unnest(${ids.filter(isId)}::uuid[]))`;
}
