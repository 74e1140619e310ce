import type { Connection } from "@standings/database";
import { type RawBuilder, sql } from "kysely";
import { gramsSql } from "../../searches/text-match.ts";
import { type FoundIds, findByIndex, findByText, findInOrder, MOST_FOUND, NEARBY } from "../find-by-text.ts";
import type { WantedPage } from "../paginate.ts";
import {
  filterSql,
  type SearchFilter,
  selectFiltered,
  textSql,
  type Wanted,
  wantedOf,
} from "./search-filter.ts";

export type SearchPage = SearchFilter & WantedPage;

/** The ids of a page of all users' searches; without a text from the order's index. */
export async function findSearchIds(db: Connection, page: SearchPage): Promise<FoundIds> {
  const inOrder = selectFiltered(db, page)
    .orderBy("created_at", page.sortOrder)
    .orderBy("id", page.sortOrder);
  const wanted = wantedOf(page);
  if (wanted === null) return findInOrder(db, inOrder.select("id"), page);
  const order = sql.raw(page.sortOrder);
  const indexed = {
    candidates: candidatesOf(wanted, page),
    where: filterSql(page),
    orderBy: sql`created_at ${order}, id ${order}`,
  };
  // The index of mentions has a domain's searches in the order of the list; where few searches pass, these tell faster.
  const isNarrow = page.user !== undefined || page.trending === true;
  if (wanted.domain !== null && !isNarrow) return findByIndex(db, page, indexed);
  return findByText(db, page, {
    nearby: () =>
      inOrder
        .select(["id", textSql(wanted).as("isMatch")])
        .limit(NEARBY)
        .execute(),
    indexed: wanted.grams.length > 0 ? indexed : null,
  });
}

const COLUMNS = sql`id, created_at, user_id, trending`;

/** Rows that hold all grams of the text, which nearly always hold the text; and the newest, or oldest, that list a domain. */
function candidatesOf({ pattern, grams, domain }: Wanted, { sortOrder }: SearchFilter): RawBuilder<unknown> {
  const most = sql.lit(MOST_FOUND + 1);
  const asking = sql`
    select ${COLUMNS}, coalesce(prompt_key like ${pattern} or prompt2_key like ${pattern}, false) as is_match from (
      select ${COLUMNS}, prompt_key, prompt2_key from searches
      where not is_private and ${gramsSql(sql`prompt_key, prompt2_key`, grams)}
      limit ${most}
    ) as asked`;
  if (domain === null) return asking;
  // What was just made private has left the searches before it leaves the mentions.
  return sql`${asking} union all
    select search.* from (
      select search_id from company_mentions where domain = ${domain} and is_public
      order by created_at ${sql.raw(sortOrder)} limit ${most}
    ) as mention cross join lateral (
      select ${COLUMNS}, not is_private from searches where id = mention.search_id limit 1
    ) as search`;
}
