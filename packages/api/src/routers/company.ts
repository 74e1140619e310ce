import { getCompany, listCompanyPrompts } from "@standings/services";
import { router, userProcedure } from "../procedures.ts";
import { domainSchema, HISTORICAL_LIMIT } from "../schemas/company.ts";

export const companyRouter = router({
  overview: userProcedure
    .input(domainSchema)
    .query(({ ctx, input }) => getCompany(ctx.services, ctx.viewer, input.domain)),
  prompts: userProcedure.input(domainSchema).query(async ({ ctx, input }) => {
    const prompts = await listCompanyPrompts(ctx.services, ctx.viewer, { ...input, limit: HISTORICAL_LIMIT });
    return { prompts: prompts.map(({ answers: _answers, ...prompt }) => prompt) };
  }),
});
