import type { Connection } from "@standings/database";
import { ADMIN_COUNT_MAX, type AdminPagination } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { boundsOf, pagesOf, paginate, type WantedPage } from "../paginate.ts";
import { isMatch, type SearchFilter, selectFiltered, type Wanted, wantedOf } from "./search-filter.ts";

export type SearchPage = SearchFilter & WantedPage;

export interface FoundIds {
  /** Of the page, in its order. */
  readonly ids: readonly string[];
  readonly pagination: AdminPagination;
}

/** Searches that are looked through for a text, in the order of the list, before the index of words is asked. */
const NEARBY = 2_000;

/** Owner of the grams that shared searches have in common (`searches_shared_words`). */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * The ids of a page of all users' searches. Without a text they are read from the order's index. With one, the next
 * two thousand searches are looked through first: what many say is found there, and counted no further. What few say is
 * found by the index of words, a domain by the index of mentions; both stop at `ADMIN_COUNT_MAX`.
 */
export async function findSearchIds(db: Connection, page: SearchPage): Promise<FoundIds> {
  const wanted = wantedOf(page);
  if (wanted === null) return inOrder(db, page);
  if (wanted.domain !== null) return byIndexes(db, page, wanted);
  const { matches, isWhole } = await findNearby(db, page, wanted);
  if (isWhole || matches.length >= page.limit || wanted.grams.length === 0)
    return pageOf(matches, page, !isWhole);
  return byIndexes(db, page, wanted);
}

async function inOrder(db: Connection, page: SearchPage): Promise<FoundIds> {
  const filtered = selectFiltered(db, page);
  const { offset, limit } = boundsOf(page);
  const [rows, pagination] = await Promise.all([
    filtered
      .select("id")
      .orderBy("created_at", page.sortOrder)
      .orderBy("id", page.sortOrder)
      .offset(offset)
      .limit(limit)
      .execute(),
    paginate(db, filtered, page),
  ]);
  return { ids: rows.map(({ id }) => id), pagination };
}

function pageOf(matches: readonly string[], page: SearchPage, isCut: boolean): FoundIds {
  const { offset, limit } = boundsOf(page);
  return { ids: matches.slice(offset, offset + limit), pagination: pagesOf(matches.length, page, isCut) };
}

async function findNearby(db: Connection, page: SearchPage, wanted: Wanted) {
  const rows = await selectFiltered(db, page)
    .select(["id", isMatch(wanted).as("isMatch")])
    .orderBy("created_at", page.sortOrder)
    .orderBy("id", page.sortOrder)
    .limit(NEARBY)
    .execute();
  const matches = rows.filter((row) => row.isMatch).map(({ id }) => id);
  return { matches, isWhole: rows.length < NEARBY };
}

interface Found {
  readonly ids: readonly string[];
  readonly total: number;
  /** An index had more candidates than are looked at. */
  readonly is_cut: boolean;
}

async function byIndexes(db: Connection, page: SearchPage, wanted: Wanted): Promise<FoundIds> {
  const { offset, limit } = boundsOf(page);
  const order = sql`created_at ${sql.raw(page.sortOrder)}, id ${sql.raw(page.sortOrder)}`;
  const matching = selectFiltered(db, page)
    .select(["id", "created_at"])
    .where("is_private", "=", false)
    .where(sql<boolean>`id in (select id from candidates where is_match)`);
  const { rows } = await sql<Found>`
    with candidates as materialized (${candidatesOf(wanted, page)}), matching as materialized (${matching})
    select array(select id from matching order by ${order} offset ${offset} limit ${limit}) as ids,
      (select count(*)::integer from matching) as total,
      (select count(*) > ${ADMIN_COUNT_MAX} from candidates) as is_cut
  `.execute(db);
  const [found = { ids: [], total: 0, is_cut: false }] = rows;
  return { ids: found.ids, pagination: pagesOf(found.total, page, found.is_cut) };
}

/** Rows that hold all grams of the text, which nearly always hold the text; and the newest, or oldest, that list a domain. */
function candidatesOf({ pattern, grams, domain }: Wanted, { sortOrder }: SearchFilter): RawBuilder<unknown> {
  const most = sql.lit(ADMIN_COUNT_MAX + 1);
  const asking = sql`
    select id, coalesce(prompt_key like ${pattern} or prompt2_key like ${pattern}, false) as is_match from (
      select id, prompt_key, prompt2_key from searches
      where not is_private and own_grams(${sql.lit(NOBODY)}::uuid, prompt_key, prompt2_key)
        @> array(select hashtext(right(${sql.lit(NOBODY)}, 2) || gram) from unnest(${grams}::text[]) as gram)
      limit ${most}
    ) as asked`;
  if (domain === null) return asking;
  return sql`${asking} union all (
    select search_id, true from company_mentions where domain = ${domain} and is_public
    order by created_at ${sql.raw(sortOrder)} limit ${most}
  )`;
}
