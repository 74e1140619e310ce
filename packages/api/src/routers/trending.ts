import { getHomeStrips, getSharedSearch, listTrending, listTrendingCompanies } from "@standings/services";
import { z } from "zod";
import { publicProcedure, router } from "../procedures.ts";
import { searchIdSchema } from "../schemas/search.ts";
import { sectorSchema, trendingPageSchema } from "../schemas/trending.ts";

/** Shared searches as everybody sees them. */
export const trendingRouter = router({
  home: publicProcedure.query(({ ctx }) => getHomeStrips(ctx.request)),
  companies: publicProcedure.input(z.object({ sector: sectorSchema })).query(async ({ ctx, input }) => {
    return { companies: await listTrendingCompanies(ctx.request, input.sector) };
  }),
  list: publicProcedure.input(trendingPageSchema).query(({ ctx, input }) => listTrending(ctx.request, input)),
  get: publicProcedure
    .input(z.object({ id: searchIdSchema }))
    .query(({ ctx, input }) => getSharedSearch(ctx.request, input.id)),
});
