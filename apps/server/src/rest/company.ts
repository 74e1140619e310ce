import { domainSchema, suggestSchema } from "@standings/api";
import { aggregateSources, suggestCompanies } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "./request-of.ts";

export async function companyRoutes(
  server: FastifyInstance,
  { requestOf, userRequestOf }: RouteOptions,
): Promise<void> {
  server.post("/aggregated-sources", async (request) => {
    const caller = await userRequestOf(request);
    const { domain } = domainSchema.parse(request.body ?? {});
    const { sources, total, wasCensored } = await aggregateSources(caller, domain);
    const counts = sources.map(({ source, count }) => ({ source, count }));
    return { data: { sources: counts, total, was_censored: wasCensored } };
  });

  server.get("/suggestions", async (request) => ({
    suggestions: await suggestCompanies(await requestOf(request), suggestSchema.parse(request.query)),
  }));
}
