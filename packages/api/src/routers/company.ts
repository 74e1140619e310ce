import {
  aggregateSources,
  changeField,
  findAskedQuestions,
  getAgainst,
  getCompany,
  getCompanyStudies,
  getCompetition,
  getSaidOfBoth,
  getSharedCompany,
  listCompanyQuestions,
  listCompanyWeeks,
  suggestCompanies,
} from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import {
  againstSchema,
  askedQuestionsSchema,
  changeFieldSchema,
  companyQuestionsSchema,
  companyWeeksSchema,
  domainSchema,
  fieldSchema,
  saidOfBothSchema,
  suggestSchema,
} from "../schemas/company.ts";

export const companyRouter = router({
  suggest: publicProcedure
    .input(suggestSchema)
    .query(({ ctx, input }) => suggestCompanies(ctx.request, input)),
  /** As everybody sees it. */
  shared: publicProcedure.input(domainSchema).query(({ ctx, input }) => getSharedCompany(ctx.request, input)),
  overview: userProcedure.input(fieldSchema).query(({ ctx, input }) => getCompany(ctx.request, input)),
  questions: userProcedure
    .input(companyQuestionsSchema)
    .query(({ ctx, input }) => listCompanyQuestions(ctx.request, input)),
  weeks: userProcedure.input(companyWeeksSchema).query(async ({ ctx, input }) => {
    return { weeks: await listCompanyWeeks(ctx.request, input) };
  }),
  /** Domains that searches cite which list the company. */
  sources: userProcedure.input(fieldSchema).query(({ ctx, input }) => aggregateSources(ctx.request, input)),
  /** Competitors, share of voice and source gap. */
  competition: userProcedure.input(fieldSchema).query(({ ctx, input }) => getCompetition(ctx.request, input)),
  /** Beside another company. */
  against: publicProcedure.input(againstSchema).query(({ ctx, input }) => getAgainst(ctx.request, input)),
  saidOfBoth: publicProcedure
    .input(saidOfBothSchema)
    .query(async ({ ctx, input }) => ({ said: await getSaidOfBoth(ctx.request, input) })),
  /** What studies say of it: of others only what they share. */
  studies: publicProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => getCompanyStudies(ctx.request, input)),
  /** Shared questions that hold a text, to be added to a field. */
  asked: userProcedure
    .input(askedQuestionsSchema)
    .query(async ({ ctx, input }) => ({ questions: await findAskedQuestions(ctx.request, input) })),
  changeField: userProcedure
    .input(changeFieldSchema)
    .mutation(({ ctx, input }) => changeField(ctx.request, input)),
});
