import { domainSchema, suggestSchema } from "@standings/api";
import { aggregateSources, suggestCompanies } from "@standings/services";
import { call, type RestServer } from "./call.ts";
import { sources, suggestions } from "./replies/companies.ts";
import type { RouteOptions } from "./request-of.ts";

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
