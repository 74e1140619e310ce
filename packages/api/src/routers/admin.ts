import { adjustCredits, getModeration, liftModeration, moderate } from "@standings/services";
import { adminProcedure, router } from "../procedures.ts";
import { adjustCreditsSchema } from "../schemas/billing.ts";
import { moderatedPageSchema, moderationSchema, newModerationSchema } from "../schemas/moderation.ts";

export const adminRouter = router({
  adjustCredits: adminProcedure.input(adjustCreditsSchema).mutation(async ({ ctx, input }) => ({
    credits: await adjustCredits(ctx.request, input),
  })),
  /** What is off public pages, or featured, of a page's search, prompts or company. */
  moderation: adminProcedure
    .input(moderatedPageSchema)
    .query(({ ctx, input }) => getModeration(ctx.request, input)),
  moderate: adminProcedure.input(newModerationSchema).mutation(async ({ ctx, input }) => {
    await moderate(ctx.request, input);
    return { ok: true as const };
  }),
  liftModeration: adminProcedure.input(moderationSchema).mutation(async ({ ctx, input }) => {
    await liftModeration(ctx.request, input);
    return { ok: true as const };
  }),
});
