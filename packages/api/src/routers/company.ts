import { getCompany, listCompanyPrompts, suggestCompanies } from "@standings/services";
import { publicProcedure, router, userProcedure } from "../procedures.ts";
import { domainSchema, HISTORICAL_LIMIT, suggestSchema } from "../schemas/company.ts";

export const companyRouter = router({
  suggest: publicProcedure
    .input(suggestSchema)
    .query(({ ctx, input }) => suggestCompanies(ctx.request, input)),
  overview: userProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => getCompany(ctx.request, input.domain)),
  prompts: userProcedure.input(domainSchema).query(async ({ ctx, input }) => {
    const prompts = await listCompanyPrompts(ctx.request, { ...input, limit: HISTORICAL_LIMIT });
    return { prompts: prompts.map(({ answers: _answers, ...prompt }) => prompt) };
  }),
});
