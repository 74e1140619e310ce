import type { Connection } from "@standings/database";
import type { AnalysisSort, AnalysisType } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { gramsOf, keyOfText, likePattern } from "../../searches/text-match.ts";
import { type FoundIds, findByText, type Indexed, MOST_FOUND, NEARBY } from "../find-by-text.ts";
import { boundsOf, paginate, type WantedPage } from "../paginate.ts";
import { isBehind, type Place } from "../read-batches.ts";

export interface AnalysisFilter {
  /** In the company's domain or name. */
  readonly search: string;
  /** Id of the user whose analyses they are. */
  readonly user?: string | undefined;
  readonly analysisType?: AnalysisType | undefined;
  readonly sortBy: AnalysisSort;
  readonly sortOrder: "asc" | "desc";
}

/** Owner of the grams that all analyses have in common (`analyses_words`). */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export function selectFiltered(db: Connection, { user, analysisType }: AnalysisFilter) {
  let query = db.selectFrom("analyses");
  if (user !== undefined) query = query.where("analyses.user_id", "=", user);
  if (analysisType !== undefined) query = query.where(sql<boolean>`analyses.kind = ${analysisType}`);
  return query;
}

/** The order of an index, or that order backwards: `analyses_all_newest`, `analyses_of_domain`. */
export function orderOf({ sortBy, sortOrder }: AnalysisFilter): RawBuilder<unknown> {
  const isDown = sortOrder === "desc";
  if (sortBy === "createdAt") return isDown ? sql`created_at desc, run_id desc` : sql`created_at, run_id`;
  return isDown ? sql`domain desc, created_at, run_id` : sql`domain, created_at desc, run_id desc`;
}

export interface AnalysisPlace extends Place {
  readonly domain: string;
}

/** SQL condition: a row stands after a place in the order of the list. */
export function isAfter(
  place: AnalysisPlace | undefined,
  { sortBy, sortOrder }: AnalysisFilter,
): RawBuilder<boolean> {
  if (sortBy === "createdAt" || place === undefined) return isBehind(place, sortOrder, "run_id");
  const isDown = sortOrder === "desc";
  const [further, from] = isDown ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`];
  return sql<boolean>`domain ${from} ${place.domain} and (domain ${further} ${place.domain}
    or ${isBehind(place, isDown ? "asc" : "desc", "run_id")})`;
}

/** SQL condition: the text is in domain or name; true without a text. */
export function isMatch({ search }: AnalysisFilter): RawBuilder<boolean> {
  const key = keyOfText(search);
  if (key === "") return sql<boolean>`true`;
  const pattern = likePattern(key);
  return sql<boolean>`(domain like ${pattern} or lower(company_name) like ${pattern})`;
}

/** The ids of a page of all users' analyses. */
export async function findAnalysisIds(db: Connection, page: AnalysisFilter & WantedPage): Promise<FoundIds> {
  const inOrder = selectFiltered(db, page).orderBy(orderOf(page));
  const key = keyOfText(page.search);
  if (key === "") {
    const { offset, limit } = boundsOf(page);
    const [rows, pagination] = await Promise.all([
      inOrder.select("run_id").offset(offset).limit(limit).execute(),
      paginate(db, selectFiltered(db, page), page),
    ]);
    return { ids: rows.map(({ run_id }) => run_id), pagination };
  }
  const grams = gramsOf(key);
  return findByText(page, {
    nearby: () =>
      inOrder
        .select(["run_id as id", isMatch(page).as("isMatch")])
        .limit(NEARBY)
        .execute(),
    indexed: grams.length === 0 ? null : (bounds) => readIndexed(db, page, grams, bounds),
  });
}

async function readIndexed(
  db: Connection,
  page: AnalysisFilter,
  grams: readonly string[],
  { offset, limit }: ReturnType<typeof boundsOf>,
): Promise<Indexed> {
  const matching = selectFiltered(db, page)
    .select(["run_id", "created_at", "domain"])
    .where(sql<boolean>`run_id in (select run_id from candidates where is_match)`);
  const { rows } = await sql<Indexed>`
    with candidates as materialized (
      select run_id, ${isMatch(page)} as is_match from (
        select run_id, domain, company_name from analyses
        where own_grams(${sql.lit(NOBODY)}::uuid, domain, lower(company_name))
          @> array(select hashtext(right(${sql.lit(NOBODY)}, 2) || gram) from unnest(${grams}::text[]) as gram)
        limit ${sql.lit(MOST_FOUND + 1)}
      ) as found
    ), matching as materialized (${matching})
    select array(select run_id from matching order by ${orderOf(page)} offset ${offset} limit ${limit}) as ids,
      (select count(*)::integer from matching) as total,
      (select count(*) > ${MOST_FOUND} from candidates) as is_cut
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0, is_cut: false };
}
