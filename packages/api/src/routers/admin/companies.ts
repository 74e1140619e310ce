import { joinCompanies, listCompanyGroups, partCompany, suggestCompanyGroups } from "@standings/services";
import { adminProcedure, router } from "../../procedures.ts";
import {
  companyGroupsSchema,
  joinCompaniesSchema,
  partCompanySchema,
} from "../../schemas/admin/companies.ts";

export const adminCompaniesRouter = router({
  groups: adminProcedure
    .input(companyGroupsSchema)
    .query(({ ctx, input }) => listCompanyGroups(ctx.request, input)),
  suggestions: adminProcedure.query(({ ctx }) => suggestCompanyGroups(ctx.request)),
  join: adminProcedure
    .input(joinCompaniesSchema)
    .mutation(({ ctx, input }) => joinCompanies(ctx.request, input)),
  part: adminProcedure.input(partCompanySchema).mutation(({ ctx, input }) => partCompany(ctx.request, input)),
});
