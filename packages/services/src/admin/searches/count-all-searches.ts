import { ADMIN_COUNT_MAX, type SearchTotals } from "@standings/domain";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { paginate } from "../paginate.ts";

const ALL = { page: 1, limit: ADMIN_COUNT_MAX };

/** How many searches there are and how many an admin put on Trending. Many are estimated, not counted. For admins. */
export async function countAllSearches(request: ServiceRequest): Promise<SearchTotals> {
  const { services } = await requireAdmin(request);
  const searches = services.db.selectFrom("searches");
  const [all, featured] = await Promise.all([
    paginate(services.db, searches, ALL),
    paginate(services.db, searches.where(sql<boolean>`trending`), ALL),
  ]);
  if (!all.isLowerBound) return { total: all.total, isEstimate: false, trending: featured.total };
  const { rows } = await sql<{ count: number }>`
    select greatest(reltuples, 0)::float8 as count from pg_class where oid = 'searches'::regclass
  `.execute(services.db);
  return {
    total: Math.max(all.total, rows[0]?.count ?? 0),
    isEstimate: true,
    trending: featured.total,
  };
}
