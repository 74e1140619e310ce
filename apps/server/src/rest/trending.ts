import { sectorSchema, trendingSchema } from "@standings/api";
import { getSharedSearch, listTrending, type ServiceContext, type TrendingFilter } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { toSharedItem, toTrendingItem } from "./documents.ts";

const LIST_LIMIT = 20;
const filterSchema = z.object({
  filter: z.object({ sector: sectorSchema.optional() }).default({}),
  limit: trendingSchema.shape.limit.default(LIST_LIMIT),
});

/** Shared searches, for everybody and without whose they are (spec part 1 §7, part 2 §7). */
export async function trendingRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  async function list(filter: TrendingFilter) {
    const searches = await listTrending(services, filter);
    return { searches: searches.map(toTrendingItem) };
  }

  server.get("/", (request) => list(listSchema.parse(request.query)));
  server.get("/trending", (request) => list(listSchema.parse(request.query)));

  server.post("/filter", (request) => {
    const { filter, limit } = filterSchema.parse(request.body ?? {});
    return list({ ...filter, limit });
  });

  server.get<{ Params: { sector: string } }>("/sector/:sector", (request) => {
    const { limit } = trendingSchema.parse(request.query);
    return list({ sector: sectorSchema.parse(request.params.sector), limit });
  });

  server.get<{ Params: { id: string } }>("/:id", async (request) =>
    toSharedItem(await getSharedSearch(services, request.params.id)),
  );
}

const listSchema = trendingSchema.extend({ limit: trendingSchema.shape.limit.default(LIST_LIMIT) });
