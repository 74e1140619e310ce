import { companyGroupsFileSchema, companyGroupsSchema, joinCompaniesSchema } from "@standings/api";
import {
  exportCompanyGroups,
  joinCompanies,
  keepCompaniesApart,
  listCompanyGroups,
  partCompany,
  suggestCompanyGroups,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../../request-of.ts";
import { callsOf } from "../call.ts";
import { companyGroups, groupSuggestions, joinedSites, partedSites, sitesApart } from "../replies/admin.ts";
import { listFileCalls } from "../table-file.ts";

/** Sites that are one company's. */
export async function adminCompaniesRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { admin } = callsOf(server, options);

  admin.get(
    "/",
    "Groups of sites of one company",
    { query: companyGroupsSchema, answers: companyGroups },
    listCompanyGroups,
  );
  admin.get(
    "/suggestions",
    "Sites of one name and one first label that are no group",
    { answers: groupSuggestions },
    async (caller) => ({ suggestions: await suggestCompanyGroups(caller) }),
  );
  listFileCalls(admin, {
    what: "Groups of sites",
    query: companyGroupsFileSchema,
    exported: exportCompanyGroups,
  });
  admin.post(
    "/",
    "Says that sites are one company's",
    { body: joinCompaniesSchema, answers: joinedSites, errors: ["INVALID_DOMAIN", "SAME_SITE"] },
    joinCompanies,
  );
  admin.post(
    "/apart",
    "Says that no two of some sites are one company's, so that they are suggested no more",
    { body: joinCompaniesSchema, answers: sitesApart, errors: ["INVALID_DOMAIN", "SAME_SITE"] },
    keepCompaniesApart,
  );
  admin.delete(
    "/:domain",
    "Takes back what admins said of a site",
    { answers: partedSites, errors: ["INVALID_DOMAIN"] },
    partCompany,
  );
}
