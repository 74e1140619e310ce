import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { gramsOf, keyOfText } from "../../searches/text-match.ts";
import { type FoundIds, findByText, findInOrder, MOST_FOUND, NEARBY } from "../find-by-text.ts";
import type { WantedPage } from "../paginate.ts";
import { filterSql, orderOf, textSql, type UserFilter, userGramsSql } from "./user-filter.ts";

/** The ids of a page of users. */
export async function findUserIds(db: Connection, page: UserFilter & WantedPage): Promise<FoundIds> {
  const inOrder = db.selectFrom("users").where(filterSql(page)).orderBy(orderOf(page));
  const key = keyOfText(page.search);
  if (key === "") return findInOrder(db, inOrder.select("id"), page);
  const grams = gramsOf(key);
  return findByText(db, page, {
    nearby: () =>
      inOrder
        .select(["id", textSql(page).as("isMatch")])
        .limit(NEARBY)
        .execute(),
    indexed:
      grams.length === 0
        ? null
        : { candidates: candidatesOf(page, grams), where: filterSql(page), orderBy: orderOf(page) },
  });
}

function candidatesOf(page: UserFilter, grams: readonly string[]) {
  const columns = sql`id, name, email, role, auth_provider, deleted_at, created_at`;
  return sql`
    select ${columns}, ${textSql(page)} as is_match from (
      select ${columns} from users where deleted_at is null and ${userGramsSql(grams)} limit ${sql.lit(MOST_FOUND + 1)}
    ) as found`;
}
