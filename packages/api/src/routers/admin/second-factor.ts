import { resetSecondFactor } from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import { anyUserSchema } from "../../schemas/admin/users.ts";

export const adminSecondFactorRouter = router({
  /** For a user who has lost the app and the recovery codes. */
  reset: adminProcedure.input(anyUserSchema).mutation(async ({ ctx, input }) => {
    await resetSecondFactor(ctx.request, input.id);
    return { ok: true as const };
  }),
});
