import { isId } from "@standings/database";
import { TRENDING_REASON } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { liftModeration } from "../../moderation/lift-moderation.ts";
import { moderate } from "../../moderation/moderate.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

export interface TrendingChoice {
  readonly id: string;
  readonly trending: boolean;
  /** `TRENDING_REASON` when left out. */
  readonly reason?: string | undefined;
}

/**
 * Puts a shared search on Trending, or takes it off again: the measure `feature`. For admins. Throws SEARCH_NOT_FOUND
 * or SEARCH_NOT_TRENDABLE.
 */
export async function setTrending(
  request: ServiceRequest,
  { id, trending, reason = TRENDING_REASON }: TrendingChoice,
): Promise<{ id: string; trending: boolean }> {
  const { services } = await requireAdmin(request);
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  const order = { measure: "feature", subject: { kind: "search", id } } as const;
  await (trending ? moderate(request, { ...order, reason }) : liftModeration(request, order));
  const search = await services.db
    .selectFrom("searches")
    .select(["id", "trending"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!search) throw new ServiceError("SEARCH_NOT_FOUND");
  return search;
}
