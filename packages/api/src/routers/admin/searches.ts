import {
  countAllSearches,
  getAnySearch,
  listAllSearches,
  setTrending,
  suggestUsers,
} from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import {
  adminSearchesSchema,
  anySearchSchema,
  setTrendingSchema,
  userTextSchema,
} from "../../schemas/admin/lists.ts";

export const adminSearchesRouter = router({
  list: adminProcedure
    .input(adminSearchesSchema)
    .query(({ ctx, input }) => listAllSearches(ctx.request, input)),
  /** How many there are. */
  totals: adminProcedure.query(({ ctx }) => countAllSearches(ctx.request)),
  get: adminProcedure.input(anySearchSchema).query(({ ctx, input }) => getAnySearch(ctx.request, input.id)),
  setTrending: adminProcedure
    .input(setTrendingSchema)
    .mutation(({ ctx, input }) => setTrending(ctx.request, input)),
  /** Users whose searches a list can be narrowed to. */
  suggestUsers: adminProcedure
    .input(userTextSchema)
    .query(({ ctx, input }) => suggestUsers(ctx.request, input.text)),
});
