import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import { confirmationSchema, factorCodeSchema } from "../schemas/auth.ts";

/** The viewer's own second factor. */
export const secondFactorRouter = router({
  get: userProcedure.query(({ ctx }) => getSecondFactor(ctx.request)),
  begin: userProcedure
    .input(confirmationSchema)
    .mutation(({ ctx, input }) => beginSecondFactor(ctx.request, input)),
  confirm: userProcedure
    .input(factorCodeSchema)
    .mutation(({ ctx, input }) => confirmSecondFactor(ctx.request, input)),
  renewCodes: userProcedure
    .input(factorCodeSchema)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx.request, input)),
  remove: userProcedure.input(factorCodeSchema).mutation(async ({ ctx, input }) => {
    await removeSecondFactor(ctx.request, input);
    return { ok: true as const };
  }),
});
