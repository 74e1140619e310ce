import { sectorSchema, trendingSchema } from "@standings/api";
import {
  catalogueOf,
  getSharedSearch,
  listTrending,
  type ServiceRequest,
  type TrendingFilter,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { searchTypeSchema } from "./claims.ts";
import { toSharedItem, toTrendingItem } from "./documents.ts";
import { sharedSearch, trending } from "./replies/searches.ts";

const LIST_LIMIT = 20;
const filterSchema = z.object({
  filter: z
    .object({ sector: sectorSchema.optional(), search_type: searchTypeSchema.optional() })
    .transform(({ search_type: kind, ...filter }) => ({ ...filter, kind }))
    .prefault({}),
  limit: trendingSchema.shape.limit.default(LIST_LIMIT),
});
const listSchema = trendingSchema.extend({ limit: filterSchema.shape.limit });
const bySector = z.object({ sector: sectorSchema });

/** Shared searches, public and without their owners (spec part 1 §7, part 2 §7). */
export async function trendingRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { anyone } = callsOf(server, options);

  anyone.get("/", "Trending questions", { query: listSchema, answers: trending }, list);
  anyone.get("/trending", "The same", { query: listSchema, answers: trending }, list);
  anyone.post(
    "/filter",
    "Trending questions, filtered",
    { body: filterSchema, answers: trending },
    (caller, { filter, limit }) => list(caller, { ...filter, limit }),
  );
  anyone.get(
    "/sector/:sector",
    "Trending questions of a sector",
    { params: bySector, query: trendingSchema.pick({ limit: true }), answers: trending },
    list,
  );
  anyone.get("/:id", "A shared search", { answers: sharedSearch }, async (caller, { id }) =>
    toSharedItem(await getSharedSearch(caller, id), catalogueOf(caller)),
  );
}

async function list(caller: ServiceRequest, filter: TrendingFilter) {
  const { searches } = await listTrending(caller, filter);
  const names = catalogueOf(caller);
  return { searches: searches.map((search) => toTrendingItem(search, names)) };
}
