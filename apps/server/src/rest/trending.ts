import { sectorSchema, trendingSchema } from "@standings/api";
import { catalogueOf, getSharedSearch, listTrending, type TrendingFilter } from "@standings/services";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { RouteOptions } from "../request-of.ts";
import { byId, call, type RestServer } from "./call.ts";
import { toSharedItem, toTrendingItem } from "./documents.ts";
import { sharedSearch, trending } from "./replies/searches.ts";

const LIST_LIMIT = 20;
const filterSchema = z.object({
  filter: z.object({ sector: sectorSchema.optional() }).default({}),
  limit: trendingSchema.shape.limit.default(LIST_LIMIT),
});

/** Shared searches, public and without their owners (spec part 1 §7, part 2 §7). */
export async function trendingRoutes(server: RestServer, { requestOf }: RouteOptions): Promise<void> {
  async function list(request: FastifyRequest, filter: TrendingFilter) {
    const { searches } = await listTrending(await requestOf(request), filter);
    return { searches: searches.map(toTrendingItem) };
  }

  server.get(
    "/",
    call("anyone", "Trending questions", { takes: { querystring: listSchema }, replies: { 200: trending } }),
    (request) => list(request, request.query),
  );
  server.get(
    "/trending",
    call("anyone", "The same", { takes: { querystring: listSchema }, replies: { 200: trending } }),
    (request) => list(request, request.query),
  );

  server.post(
    "/filter",
    call("anyone", "Trending questions, filtered", {
      takes: { body: filterSchema },
      replies: { 200: trending },
    }),
    (request) => {
      const { filter, limit } = request.body;
      return list(request, { ...filter, limit });
    },
  );

  server.get(
    "/sector/:sector",
    call("anyone", "Trending questions of a sector", {
      takes: { params: bySector, querystring: trendingSchema },
      replies: { 200: trending },
    }),
    (request) => {
      const { limit } = request.query;
      return list(request, { sector: request.params.sector, limit });
    },
  );

  server.get(
    "/:id",
    call("anyone", "A shared search", { takes: { params: byId }, replies: { 200: sharedSearch } }),
    async (request) => {
      const caller = await requestOf(request);
      return toSharedItem(await getSharedSearch(caller, request.params.id), catalogueOf(caller));
    },
  );
}

const bySector = z.object({ sector: sectorSchema });

const listSchema = trendingSchema.extend({ limit: trendingSchema.shape.limit.default(LIST_LIMIT) });
