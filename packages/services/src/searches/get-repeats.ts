import { isId, resultsOf, sameSearchSql, selectSearches } from "@standings/database";
import { compareRepeats, REPEATS_DAYS, REPEATS_MAX, type Repeats, rankingKindOf } from "@standings/domain";
import { sql } from "kysely";
import { requireScope, type ServiceRequest } from "../request.ts";

/**
 * How far ranks moved between the viewer's own searches of the last month that asked the same question of the same models
 * in the same way, and had the same searches. Null where there is no other one, for comparisons, and for what is not the viewer's.
 */
export async function getRepeats(request: ServiceRequest, searchId: string): Promise<Repeats | null> {
  const { services, viewer } = requireScope(request, "read");
  if (!isId(searchId)) return null;
  const own = selectSearches(services.db).where("user_id", "=", viewer.userId);
  const shown = await own.where("id", "=", searchId).executeTakeFirst();
  if (!shown || shown.kind === "comparison" || shown.was_censored) return null;
  const others = await own
    .where("prompt_key", "=", shown.prompt_key)
    .where("kind", "=", shown.kind)
    .where("web_search", "=", shown.web_search)
    .where("is_sandbox", "=", shown.is_sandbox)
    .where("was_censored", "=", false)
    .where(sql<boolean>`(columns @> ${shown.columns}::text[] and columns <@ ${shown.columns}::text[])`)
    .where(sameSearchSql(sql`${JSON.stringify(shown.searched_by)}::jsonb`, sql`searched_by`))
    .where(
      "created_at",
      ">",
      sql<Date>`${shown.created_at}::timestamptz - make_interval(days => ${sql.lit(REPEATS_DAYS)})`,
    )
    .where(
      "created_at",
      "<",
      sql<Date>`${shown.created_at}::timestamptz + make_interval(days => ${sql.lit(REPEATS_DAYS)})`,
    )
    .where("id", "<>", searchId)
    .orderBy("created_at", "desc")
    .limit(REPEATS_MAX - 1)
    .execute();
  const listOf = (search: typeof shown) => ({
    createdAt: search.created_at.toISOString(),
    results: resultsOf(search).results,
  });
  return compareRepeats(
    listOf(shown),
    others.map(listOf).filter(({ results }) => results.length > 0),
    rankingKindOf(shown.kind),
  );
}
