import { changeToken, createToken, listTokens, revokeToken } from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import { newTokenSchema, tokenChangesSchema, tokenIdSchema } from "../schemas/token.ts";

/** The viewer's API tokens. */
export const tokensRouter = router({
  list: userProcedure.query(({ ctx }) => listTokens(ctx.request)),
  create: userProcedure.input(newTokenSchema).mutation(({ ctx, input }) => createToken(ctx.request, input)),
  change: userProcedure
    .input(tokenChangesSchema.extend(tokenIdSchema.shape))
    .mutation(({ ctx, input }) => changeToken(ctx.request, input)),
  revoke: userProcedure.input(tokenIdSchema).mutation(async ({ ctx, input }) => {
    await revokeToken(ctx.request, input);
    return { ok: true as const };
  }),
});
