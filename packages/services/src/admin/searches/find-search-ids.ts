import type { Connection } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import { type FoundIds, findByText, type Indexed, MOST_FOUND, NEARBY, toFound } from "../find-by-text.ts";
import { boundsOf, paginate, type WantedPage } from "../paginate.ts";
import { isMatch, type SearchFilter, selectFiltered, type Wanted, wantedOf } from "./search-filter.ts";

export type SearchPage = SearchFilter & WantedPage;

/** Owner of the grams that shared searches have in common (`searches_shared_words`). */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** The ids of a page of all users' searches; without a text from the order's index. */
export async function findSearchIds(db: Connection, page: SearchPage): Promise<FoundIds> {
  const wanted = wantedOf(page);
  if (wanted === null) return inOrder(db, page);
  const indexed = (bounds: Bounds) => readIndexed(db, page, wanted, bounds);
  // The index of mentions has a domain's searches in the order of the list; where few searches pass, these tell faster.
  const isNarrow = page.user !== undefined || page.trending === true;
  if (wanted.domain !== null && !isNarrow) return toFound(await indexed(boundsOf(page)), page);
  return findByText(page, {
    nearby: () => readNearby(db, page, wanted),
    indexed: wanted.grams.length > 0 ? indexed : null,
  });
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

function readNearby(db: Connection, page: SearchPage, wanted: Wanted) {
  return selectFiltered(db, page)
    .select(["id", isMatch(wanted).as("isMatch")])
    .orderBy("created_at", page.sortOrder)
    .orderBy("id", page.sortOrder)
    .limit(NEARBY)
    .execute();
}

type Bounds = ReturnType<typeof boundsOf>;

async function readIndexed(
  db: Connection,
  page: SearchPage,
  wanted: Wanted,
  { offset, limit }: Bounds,
): Promise<Indexed> {
  const order = sql`created_at ${sql.raw(page.sortOrder)}, id ${sql.raw(page.sortOrder)}`;
  const matching = selectFiltered(db, page)
    .select(["id", "created_at"])
    .where("is_private", "=", false)
    .where(sql<boolean>`id in (select id from candidates where is_match)`);
  const { rows } = await sql<Indexed>`
    with candidates as materialized (${candidatesOf(wanted, page)}), matching as materialized (${matching})
    select array(select id from matching order by ${order} offset ${offset} limit ${limit}) as ids,
      (select count(*)::integer from matching) as total,
      (select count(*) > ${MOST_FOUND} from candidates) as is_cut
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0, is_cut: false };
}

/** Rows that hold all grams of the text, which nearly always hold the text; and the newest, or oldest, that list a domain. */
function candidatesOf({ pattern, grams, domain }: Wanted, { sortOrder }: SearchFilter): RawBuilder<unknown> {
  const most = sql.lit(MOST_FOUND + 1);
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
