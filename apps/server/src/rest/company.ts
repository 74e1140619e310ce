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
  getCompany,
  getCompetition,
  getSaidOfBoth,
  suggestCompanies,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { toAgainst, toSaid } from "./against-documents.ts";
import { callsOf } from "./call.ts";
import { toCompany } from "./company-document.ts";
import { against, overview, saidOfBoth, sources, suggestions } from "./replies/companies.ts";
import { listFileCalls } from "./table-file.ts";

/** In an address every value is a text. */
const againstQuerySchema = againstSchema.extend(companyFileSchema.shape);

export async function companyRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { anyone, read } = callsOf(server, options);

  read.get(
    "/overview",
    "Where a company stands: its field, models and competitors, and its sites for other countries",
    { query: companyFileSchema, answers: overview, errors: ["INVALID_DOMAIN"] },
    async (caller, company) => ({
      data: toCompany(...(await Promise.all([getCompany(caller, company), getCompetition(caller, company)]))),
    }),
  );

  read.post(
    "/aggregated-sources",
    "Domains that answers cite which list a company",
    { body: domainSchema, answers: sources, errors: ["INVALID_DOMAIN"] },
    async (caller, { domain }) => {
      const { sources, total, wasCensored } = await aggregateSources(caller, { domain });
      const counts = sources.map(({ source, count }) => ({ source, count }));
      return { data: { sources: counts, total, was_censored: wasCensored } };
    },
  );

  read.get(
    "/against",
    "One company against another, question by question",
    { query: againstQuerySchema, answers: against, errors: ["INVALID_DOMAIN", "SAME_COMPANY"] },
    async (caller, pair) => ({ data: toAgainst(await getAgainst(caller, pair)) }),
  );

  read.post(
    "/said-of-both",
    "What answers say of two companies, word for word",
    { body: saidOfBothSchema, answers: saidOfBoth, errors: ["INVALID_DOMAIN", "SAME_COMPANY"] },
    async (caller, pair) => ({ said: (await getSaidOfBoth(caller, pair)).map(toSaid) }),
  );

  listFileCalls(read, {
    at: "/questions",
    what: "Questions of a company’s field",
    query: companyQuestionsFileSchema,
    errors: ["INVALID_DOMAIN"],
    exported: exportCompanyQuestions,
  });
  listFileCalls(read, {
    at: "/sources",
    what: "Domains that answers cite which list a company",
    query: companyFileSchema,
    errors: ["INVALID_DOMAIN"],
    exported: exportCompanySources,
  });

  anyone.get(
    "/suggestions",
    "Companies whose name or domain begins with a text",
    { query: suggestSchema, answers: suggestions },
    async (caller, asked) => ({ suggestions: await suggestCompanies(caller, asked) }),
  );
}
