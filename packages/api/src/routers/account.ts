import { changePassword, deleteAccount, exportAccount, updateAccount } from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import { changePasswordSchema, deleteAccountSchema, updateAccountSchema } from "../schemas/auth.ts";

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
