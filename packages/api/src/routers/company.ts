import { suggestCompanies } from "@standings/services";
import { publicProcedure, router } from "../procedures.ts";
import { suggestSchema } from "../schemas/company.ts";

export const companyRouter = router({
  suggest: publicProcedure
    .input(suggestSchema)
    .query(({ ctx, input }) => suggestCompanies(ctx.services, ctx.caller, input)),
});
