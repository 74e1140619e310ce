import { adjustCredits, listSecurityEvents } from "@standings/services";
import { adminProcedure, router } from "../procedures.ts";
import { adjustCreditsSchema } from "../schemas/billing.ts";
import { securityEventsSchema } from "../schemas/security.ts";

export const adminRouter = router({
  adjustCredits: adminProcedure.input(adjustCreditsSchema).mutation(async ({ ctx, input }) => ({
    credits: await adjustCredits(ctx.request, input),
  })),
  securityEvents: adminProcedure
    .input(securityEventsSchema)
    .query(({ ctx, input }) => listSecurityEvents(ctx.request, input)),
});
