import type { Connection } from "@standings/database";
import type { OwnPlace, RunKind } from "@standings/domain";
import { sql } from "kysely";
import type { Viewer } from "../request.ts";

interface PlaceRow {
  readonly id: string;
  readonly kind: RunKind;
  readonly rank: number | null;
  readonly rank2: number | null;
  readonly before_id: string | null;
  readonly before_at: Date | null;
  readonly before_rank: number | null;
}

/**
 * Where the viewer's own company stands in these searches of theirs, by search id, with its place in the last earlier
 * run of the same question. An earlier run counts only when it asked the same models in the same way: other runs are
 * other measurements. Experts and viewers without a company have no places.
 */
export async function findOwnPlaces(
  db: Connection,
  { userId }: Viewer,
  searches: readonly { readonly id: string }[],
): Promise<Map<string, OwnPlace>> {
  const ids = searches.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<PlaceRow>`
    select s.id, s.kind, ${placeIn("s", 1)} as rank, ${placeIn("s", 2)} as rank2,
      earlier.id as before_id, earlier.created_at as before_at, ${placeIn("earlier", 1)} as before_rank
    from searches s
    join users on users.id = s.user_id and users.company_domain is not null
    left join lateral (
      select e.id, e.created_at from searches e
      where s.kind = 'company' and e.user_id = s.user_id and e.prompt_key = s.prompt_key and e.kind = s.kind
        and e.created_at < s.created_at and e.web_search = s.web_search
        and e.columns @> s.columns and e.columns <@ s.columns
      order by e.created_at desc limit 1
    ) earlier on true
    where s.id = any(${ids}::uuid[]) and s.user_id = ${userId} and s.kind <> 'expert'
  `.execute(db);
  return new Map(rows.map((row) => [row.id, toPlace(row)]));
}

/** Place of the user's company for one prompt of a search; null when no model lists it. */
function placeIn(search: "s" | "earlier", promptNo: number) {
  const { id, created_at } = { id: sql.ref(`${search}.id`), created_at: sql.ref(`${search}.created_at`) };
  return sql`(select min(m.aggregated_rank) from company_mentions m where m.search_id = ${id}
    and m.created_at = ${created_at} and m.domain = users.company_domain and m.prompt_no = ${promptNo})`;
}

function toPlace({ kind, rank, rank2, before_id, before_at, before_rank }: PlaceRow): OwnPlace {
  if (kind === "comparison") return { ranks: [rank, rank2], before: null };
  const before = before_id !== null && before_at !== null;
  return {
    ranks: [rank],
    before: before ? { searchId: before_id, createdAt: before_at.toISOString(), rank: before_rank } : null,
  };
}
