import { type Connection, hasSameSearch } from "@standings/database";
import type { OwnPlace, SearchKind } from "@standings/domain";
import { sql } from "kysely";
import type { Viewer } from "../request.ts";

interface AskedRow {
  readonly id: string;
  readonly kind: SearchKind;
  /** Text: a Date would lose the microseconds that find the mentions. */
  readonly created_at: string;
  readonly before_id: string | null;
  readonly before_at: string | null;
}

/**
 * Where the viewer's own company stands in these searches of theirs, by search id, with its place in the last earlier
 * run of the same question. An earlier run counts only when it asked the same models in the same way, and the same
 * searched for them: other runs are other measurements. Experts and viewers without a company have no places.
 */
export async function findOwnPlaces(
  db: Connection,
  { userId }: Viewer,
  searches: readonly { readonly id: string }[],
): Promise<Map<string, OwnPlace>> {
  const ids = searches.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const user = db.selectFrom("users").select("company_domain").where("id", "=", userId);
  const domain = (await user.executeTakeFirst())?.company_domain;
  if (!domain) return new Map();
  const asked = await readAsked(db, userId, ids);
  const placeOf = await readPlaces(db, domain, asked);
  return new Map(asked.map((row) => [row.id, toPlace(row, placeOf)]));
}

/** The searches with their earlier runs. */
async function readAsked(db: Connection, userId: string, ids: readonly string[]): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select s.id, s.kind, s.created_at::text, earlier.id as before_id, earlier.created_at::text as before_at
    from searches s
    left join lateral (
      select e.id, e.created_at from searches e
      where s.kind = 'company' and e.user_id = s.user_id and e.prompt_key = s.prompt_key and e.kind = s.kind
        and e.created_at < s.created_at and e.web_search = s.web_search
        and e.columns @> s.columns and e.columns <@ s.columns
        and ${hasSameSearch(sql`s.searched_by`, sql`e.searched_by`)}
      order by e.created_at desc limit 1
    ) earlier on true
    where s.id = any(${[...ids]}::uuid[]) and s.user_id = ${userId} and s.kind <> 'expert'
  `.execute(db);
  return rows;
}

type PlaceOf = (searchId: string, promptNo: 1 | 2) => number | null;

/** Places of a company in the aggregates of searches. Their times are values, so that few partitions are planned for. */
async function readPlaces(db: Connection, domain: string, asked: readonly AskedRow[]): Promise<PlaceOf> {
  const ids = asked.flatMap(({ id, before_id }) => (before_id === null ? [id] : [id, before_id]));
  const times = asked.flatMap(({ created_at, before_at }) =>
    before_at === null ? [created_at] : [created_at, before_at],
  );
  const { rows } = await sql<{ search_id: string; prompt_no: number; rank: number | null }>`
    select search_id, prompt_no, min(aggregated_rank) as rank from company_mentions
    where search_id = any(${ids}::uuid[]) and created_at = any(${times}::timestamptz[]) and domain = ${domain}
    group by search_id, prompt_no
  `.execute(db);
  const places = new Map(rows.map((row) => [`${row.search_id} ${row.prompt_no}`, row.rank]));
  return (searchId, promptNo) => places.get(`${searchId} ${promptNo}`) ?? null;
}

function toPlace({ id, kind, before_id, before_at }: AskedRow, placeOf: PlaceOf): OwnPlace {
  if (kind === "comparison") return { ranks: [placeOf(id, 1), placeOf(id, 2)], before: null };
  const before =
    before_id !== null && before_at !== null
      ? { searchId: before_id, createdAt: new Date(before_at).toISOString(), rank: placeOf(before_id, 1) }
      : null;
  return { ranks: [placeOf(id, 1)], before };
}
