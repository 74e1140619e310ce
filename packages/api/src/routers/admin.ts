import {
  confirmAdmin,
  countAnswerReadings,
  getModeration,
  liftModeration,
  listFailedJobs,
  listSecurityEvents,
  moderate,
} from "@standings/services";
import { adminProcedure, router } from "../procedures.ts";
import { answerReadingsSchema } from "../schemas/answer-readings.ts";
import { adminProofSchema } from "../schemas/auth.ts";
import { failedJobsSchema } from "../schemas/failed-jobs.ts";
import { moderatedPageSchema, moderationSchema, newModerationSchema } from "../schemas/moderation.ts";
import { securityEventsSchema } from "../schemas/security.ts";
import { adminAnalysesRouter } from "./admin/analyses.ts";
import { adminCatalogueRouter } from "./admin/catalogue.ts";
import { adminChangesRouter } from "./admin/changes.ts";
import { adminContactsRouter } from "./admin/contacts.ts";
import { adminDashboardRouter } from "./admin/dashboard.ts";
import { adminPostsRouter } from "./admin/posts.ts";
import { adminSearchesRouter } from "./admin/searches.ts";
import { adminSecondFactorRouter } from "./admin/second-factor.ts";
import { adminUploadsRouter } from "./admin/uploads.ts";
import { adminUsersRouter } from "./admin/users.ts";

export const adminRouter = router({
  /** Proves for ten minutes who uses the session; some writes ask for it. */
  confirm: adminProcedure.input(adminProofSchema).mutation(async ({ ctx, input }) => {
    await confirmAdmin(ctx.request, input);
    return { ok: true as const };
  }),
  users: adminUsersRouter,
  searches: adminSearchesRouter,
  analyses: adminAnalysesRouter,
  contacts: adminContactsRouter,
  posts: adminPostsRouter,
  uploads: adminUploadsRouter,
  catalogue: adminCatalogueRouter,
  changes: adminChangesRouter,
  dashboard: adminDashboardRouter,
  secondFactor: adminSecondFactorRouter,
  securityEvents: adminProcedure
    .input(securityEventsSchema)
    .query(({ ctx, input }) => listSecurityEvents(ctx.request, input)),
  /** Work that was promised and is not tried again: mails that could not be delivered, among others. */
  failedJobs: adminProcedure
    .input(failedJobsSchema)
    .query(({ ctx, input }) => listFailedJobs(ctx.request, input)),
  /** Which shapes answers had, by model, and whether rules or the extraction model read them. */
  answerReadings: adminProcedure
    .input(answerReadingsSchema)
    .query(({ ctx, input }) => countAnswerReadings(ctx.request, input)),
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
