import { adjustCredits } from "@standings/services";
import { adminProcedure, router } from "../procedures.ts";
import { adjustCreditsSchema } from "../schemas/billing.ts";

export const adminRouter = router({
  adjustCredits: adminProcedure.input(adjustCreditsSchema).mutation(async ({ ctx, input }) => ({
    credits: await adjustCredits(ctx.request, input),
  })),
});
