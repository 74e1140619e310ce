import {
  getContactOptions,
  getHomeStrips,
  getSharedSearch,
  getWeather,
  listModels,
  listTrending,
  listTrendingCompanies,
  sendMessage,
} from "@standings/services";
import { z } from "zod";
import { publicProcedure, router } from "../procedures.ts";
import { contactSchema } from "../schemas/contact.ts";
import { searchIdSchema, sectorSchema, trendingPageSchema } from "../schemas/search.ts";

export const contactRouter = router({
  options: publicProcedure.query(({ ctx }) => getContactOptions(ctx.request)),
  send: publicProcedure.input(contactSchema).mutation(async ({ ctx, input }) => {
    await sendMessage(ctx.request, input);
    return { ok: true } as const;
  }),
});

export const modelsRouter = router({
  list: publicProcedure.query(({ ctx }) => listModels(ctx.request)),
});

export const weatherRouter = router({
  get: publicProcedure.query(({ ctx }) => getWeather(ctx.request)),
});

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
