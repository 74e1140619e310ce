import { sectorSchema, trendingSchema } from "@standings/api";
import { getSharedSearch, listTrending, type TrendingFilter } from "@standings/services";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { toSharedItem, toTrendingItem } from "./documents.ts";
import type { RouteOptions } from "./request-of.ts";

const LIST_LIMIT = 20;
const filterSchema = z.object({
  filter: z.object({ sector: sectorSchema.optional() }).default({}),
  limit: trendingSchema.shape.limit.default(LIST_LIMIT),
});

/** Shared searches, public and without their owners (spec part 1 §7, part 2 §7). */
export async function trendingRoutes(server: FastifyInstance, { requestOf }: RouteOptions): Promise<void> {
  async function list(request: FastifyRequest, filter: TrendingFilter) {
    const { searches } = await listTrending(await requestOf(request), filter);
    return { searches: searches.map(toTrendingItem) };
  }

  server.get("/", (request) => list(request, listSchema.parse(request.query)));
  server.get("/trending", (request) => list(request, listSchema.parse(request.query)));

  server.post("/filter", (request) => {
    const { filter, limit } = filterSchema.parse(request.body ?? {});
    return list(request, { ...filter, limit });
  });

  server.get<{ Params: { sector: string } }>("/sector/:sector", (request) => {
    const { limit } = trendingSchema.parse(request.query);
    return list(request, { sector: sectorSchema.parse(request.params.sector), limit });
  });

  server.get<{ Params: { id: string } }>("/:id", async (request) =>
    toSharedItem(await getSharedSearch(await requestOf(request), request.params.id)),
  );
}

const listSchema = trendingSchema.extend({ limit: trendingSchema.shape.limit.default(LIST_LIMIT) });
