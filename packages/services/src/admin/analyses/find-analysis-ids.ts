import type { Connection } from "@standings/database";
import type { AnalysisSort, AnalysisType } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { gramsOf, gramsSql, keyOfText, likePattern } from "../../searches/text-match.ts";
import { type FoundIds, findByText, findInOrder, MOST_FOUND, NEARBY } from "../find-by-text.ts";
import type { WantedPage } from "../paginate.ts";
import { behindSql, type Place } from "../read-batches.ts";

export interface AnalysisFilter {
  /** In the company's domain or name. */
  readonly search: string;
  /** Id of the user whose analyses they are. */
  readonly user?: string | undefined;
  readonly analysisType?: AnalysisType | undefined;
  readonly sortBy: AnalysisSort;
  readonly sortOrder: "asc" | "desc";
}

function filterSql({ user, analysisType }: AnalysisFilter): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (user !== undefined) conditions.push(sql`user_id = ${user}`);
  if (analysisType !== undefined) conditions.push(sql`kind = ${analysisType}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export function selectFiltered(db: Connection, filter: AnalysisFilter) {
  return db.selectFrom("analyses").where(filterSql(filter));
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
  if (sortBy === "createdAt" || place === undefined) return behindSql(place, sortOrder, "run_id");
  const isDown = sortOrder === "desc";
  const [further, from] = isDown ? [sql`<`, sql`<=`] : [sql`>`, sql`>=`];
  return sql<boolean>`domain ${from} ${place.domain} and (domain ${further} ${place.domain}
    or ${behindSql(place, isDown ? "asc" : "desc", "run_id")})`;
}

/** SQL condition: the text is in domain or name; true without a text. */
export function textSql({ search }: AnalysisFilter): RawBuilder<boolean> {
  const key = keyOfText(search);
  if (key === "") return sql<boolean>`true`;
  const pattern = likePattern(key);
  return sql<boolean>`(domain like ${pattern} or lower(company_name) like ${pattern})`;
}

/** The ids of a page of all users' analyses. */
export async function findAnalysisIds(db: Connection, page: AnalysisFilter & WantedPage): Promise<FoundIds> {
  const inOrder = selectFiltered(db, page).orderBy(orderOf(page));
  const key = keyOfText(page.search);
  if (key === "") return findInOrder(db, inOrder.select("run_id as id"), page);
  const grams = gramsOf(key);
  return findByText(db, page, {
    nearby: () =>
      inOrder
        .select(["run_id as id", textSql(page).as("isMatch")])
        .limit(NEARBY)
        .execute(),
    indexed:
      grams.length === 0
        ? null
        : { candidates: candidatesOf(page, grams), where: filterSql(page), orderBy: orderOf(page) },
  });
}

function candidatesOf(page: AnalysisFilter, grams: readonly string[]): RawBuilder<unknown> {
  const columns = sql`run_id, user_id, domain, company_name, kind, created_at`;
  return sql`
    select run_id as id, ${columns}, ${textSql(page)} as is_match from (
      select ${columns} from analyses
      where ${gramsSql(sql`domain, lower(company_name)`, grams)}
      limit ${sql.lit(MOST_FOUND + 1)}
    ) as found`;
}
