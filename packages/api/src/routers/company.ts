import {
  aggregateSources,
  getCompany,
  getCompanyStudies,
  getCompetition,
  getGapDetail,
  listCompanyQuestions,
  listCompanyWeeks,
  suggestCompanies,
} from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import {
  companyQuestionsSchema,
  companyWeeksSchema,
  domainSchema,
  gapDetailSchema,
  suggestSchema,
} from "../schemas/company.ts";

export const companyRouter = router({
  suggest: publicProcedure
    .input(suggestSchema)
    .query(({ ctx, input }) => suggestCompanies(ctx.request, input)),
  overview: userProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => getCompany(ctx.request, input.domain)),
  questions: userProcedure
    .input(companyQuestionsSchema)
    .query(({ ctx, input }) => listCompanyQuestions(ctx.request, input)),
  weeks: userProcedure.input(companyWeeksSchema).query(async ({ ctx, input }) => {
    return { weeks: await listCompanyWeeks(ctx.request, input) };
  }),
  /** Domains that searches cite which list the company. */
  sources: userProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => aggregateSources(ctx.request, input.domain)),
  /** Competitors, share of voice and source gap. */
  competition: userProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => getCompetition(ctx.request, input.domain)),
  /** What studies say of it: of others only what they share. */
  studies: publicProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => getCompanyStudies(ctx.request, input)),
  gap: userProcedure.input(gapDetailSchema).query(({ ctx, input }) => getGapDetail(ctx.request, input)),
});
