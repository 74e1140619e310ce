import {
  againstSchema,
  companyFileSchema,
  companyQuestionsFileSchema,
  domainSchema,
  saidOfBothSchema,
  suggestSchema,
} from "@standings/api";
import {
  aggregateSources,
  exportCompanyQuestions,
  exportCompanySources,
  getAgainst,
  getSaidOfBoth,
  suggestCompanies,
} from "@standings/services";
import type { RouteOptions } from "../request-of.ts";
import { toAgainst, toSaid } from "./against-documents.ts";
import { call, type RestServer } from "./call.ts";
import { against, saidOfBoth, sources, suggestions } from "./replies/companies.ts";
import { listFileRoutes } from "./table-file.ts";

/** In an address every value is a text. */
const againstQuerySchema = againstSchema.extend(companyFileSchema.shape);

export async function companyRoutes(
  server: RestServer,
  { requestOf, userRequestOf }: RouteOptions,
): Promise<void> {
  server.post(
    "/aggregated-sources",
    call("read", "Domains that answers cite which list a company", {
      takes: { body: domainSchema },
      replies: { 200: sources },
      errors: ["INVALID_DOMAIN"],
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      const { domain } = request.body;
      const { sources, total, wasCensored } = await aggregateSources(caller, { domain });
      const counts = sources.map(({ source, count }) => ({ source, count }));
      return { data: { sources: counts, total, was_censored: wasCensored } };
    },
  );

  server.get(
    "/against",
    call("read", "One company against another, question by question", {
      takes: { querystring: againstQuerySchema },
      replies: { 200: against },
      errors: ["INVALID_DOMAIN", "SAME_COMPANY"],
    }),
    async (request) => ({ data: toAgainst(await getAgainst(await userRequestOf(request), request.query)) }),
  );

  server.post(
    "/said-of-both",
    call("read", "What answers say of two companies, word for word", {
      takes: { body: saidOfBothSchema },
      replies: { 200: saidOfBoth },
      errors: ["INVALID_DOMAIN", "SAME_COMPANY"],
    }),
    async (request) => {
      const said = await getSaidOfBoth(await userRequestOf(request), request.body);
      return { said: said.map(toSaid) };
    },
  );

  listFileRoutes(
    server,
    { userRequestOf },
    {
      access: "read",
      at: "/questions",
      what: "Questions of a company’s field",
      query: companyQuestionsFileSchema,
      errors: ["INVALID_DOMAIN"],
      exported: exportCompanyQuestions,
    },
  );
  listFileRoutes(
    server,
    { userRequestOf },
    {
      access: "read",
      at: "/sources",
      what: "Domains that answers cite which list a company",
      query: companyFileSchema,
      errors: ["INVALID_DOMAIN"],
      exported: exportCompanySources,
    },
  );

  server.get(
    "/suggestions",
    call("anyone", "Companies whose name or domain begins with a text", {
      takes: { querystring: suggestSchema },
      replies: { 200: suggestions },
    }),
    async (request) => ({
      suggestions: await suggestCompanies(await requestOf(request), request.query),
    }),
  );
}
