import {
  confirmAdmin,
  countAnswerReadings,
  getAnyAnalysis,
  getModeration,
  joinCompanies,
  keepCompaniesApart,
  liftModeration,
  listAllAnalyses,
  listChanges,
  listChangingAdmins,
  listCompanyGroups,
  listFailedJobs,
  listSecurityEvents,
  moderate,
  partCompany,
  resetSecondFactor,
  SECURITY_EVENTS,
  suggestCompanyGroups,
} from "@standings/services";
import { z } from "zod";
import { adminProcedure, router } from "../procedures.ts";
import { companyGroupsSchema, joinCompaniesSchema, partCompanySchema } from "../schemas/admin/companies.ts";
import { adminAnalysesSchema, anyAnalysisSchema, changesSchema } from "../schemas/admin/lists.ts";
import { anyUserSchema } from "../schemas/admin/users.ts";
import { adminProofSchema } from "../schemas/auth.ts";
import { logPage, text } from "../schemas/fields.ts";
import { moderatedPageSchema, moderationSchema, newModerationSchema } from "../schemas/moderation.ts";
import { adminCatalogueRouter } from "./admin/catalogue.ts";
import { adminContactsRouter } from "./admin/contacts.ts";
import { adminDashboardRouter } from "./admin/dashboard.ts";
import { adminPostsRouter } from "./admin/posts.ts";
import { adminSearchesRouter } from "./admin/searches.ts";
import { adminUsersRouter } from "./admin/users.ts";

/** The last days that are counted. */
const answerReadingsSchema = z.object({ days: z.number().int().min(1).max(366).default(30) });

/** A page of the jobs that failed. */
const failedJobsSchema = z.object(logPage);

/** A page of the security log. */
const securityEventsSchema = z.object({
  event: z.enum(SECURITY_EVENTS).optional(),
  userId: text(100).optional(),
  ...logPage,
});

const adminAnalysesRouter = router({
  list: adminProcedure
    .input(adminAnalysesSchema)
    .query(({ ctx, input }) => listAllAnalyses(ctx.request, input)),
  get: adminProcedure
    .input(anyAnalysisSchema)
    .query(({ ctx, input }) => getAnyAnalysis(ctx.request, input.id)),
});

const adminChangesRouter = router({
  list: adminProcedure.input(changesSchema).query(({ ctx, input }) => listChanges(ctx.request, input)),
  /** Everybody who changed something, to filter by. */
  admins: adminProcedure.query(({ ctx }) => listChangingAdmins(ctx.request)),
});

const adminCompaniesRouter = router({
  groups: adminProcedure
    .input(companyGroupsSchema)
    .query(({ ctx, input }) => listCompanyGroups(ctx.request, input)),
  suggestions: adminProcedure.query(({ ctx }) => suggestCompanyGroups(ctx.request)),
  join: adminProcedure
    .input(joinCompaniesSchema)
    .mutation(({ ctx, input }) => joinCompanies(ctx.request, input)),
  apart: adminProcedure
    .input(joinCompaniesSchema)
    .mutation(({ ctx, input }) => keepCompaniesApart(ctx.request, input)),
  part: adminProcedure.input(partCompanySchema).mutation(({ ctx, input }) => partCompany(ctx.request, input)),
});

const adminSecondFactorRouter = router({
  /** For a user who has lost the app and the recovery codes. */
  reset: adminProcedure.input(anyUserSchema).mutation(async ({ ctx, input }) => {
    await resetSecondFactor(ctx.request, input.id);
    return { ok: true as const };
  }),
});

export const adminRouter = router({
  /** Proves for ten minutes who uses the session; some writes ask for it. */
  confirm: adminProcedure.input(adminProofSchema).mutation(async ({ ctx, input }) => {
    await confirmAdmin(ctx.request, input);
    return { ok: true as const };
  }),
  users: adminUsersRouter,
  searches: adminSearchesRouter,
  analyses: adminAnalysesRouter,
  companies: adminCompaniesRouter,
  contacts: adminContactsRouter,
  posts: adminPostsRouter,
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
