import {
  changePassword,
  changeToken,
  createToken,
  deleteAccount,
  exportAccount,
  getBalance,
  getHeld,
  getUsage,
  listTokens,
  revokeToken,
  updateAccount,
} from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import { changePasswordSchema, deleteAccountSchema, updateAccountSchema } from "../schemas/auth.ts";
import { newTokenSchema, tokenChangesSchema, tokenIdSchema } from "../schemas/token.ts";

const OK = { ok: true } as const;

export const accountRouter = router({
  update: userProcedure
    .input(updateAccountSchema)
    .mutation(({ ctx, input }) => updateAccount(ctx.request, input)),
  changePassword: userProcedure.input(changePasswordSchema).mutation(async ({ ctx, input }) => {
    await changePassword(ctx.request, input);
    return OK;
  }),
  export: userProcedure.query(({ ctx }) => exportAccount(ctx.request)),
  delete: userProcedure.input(deleteAccountSchema).mutation(async ({ ctx, input }) => {
    await deleteAccount(ctx.request, input);
    return OK;
  }),
});

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

export const creditsRouter = router({
  balance: userProcedure.query(async ({ ctx }) => ({
    credits: await getBalance(ctx.request),
    held: await getHeld(ctx.request),
  })),
  usage: userProcedure.query(({ ctx }) => getUsage(ctx.request)),
});
