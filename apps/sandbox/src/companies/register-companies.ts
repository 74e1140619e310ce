import type { FastifyInstance } from "fastify";
import { placeholderLogo } from "./placeholder-logo.ts";
import { suggest } from "./suggest.ts";

/** A public directory of companies: names and domains for what somebody types, and a logo for any domain. */
export async function registerCompanies(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { query?: string | string[] } }>("/suggest", ({ query: { query } }) =>
    suggest(typeof query === "string" ? query : ""),
  );
  app.get<{ Params: { domain: string } }>("/logo/:domain", ({ params }, reply) =>
    reply.type("image/svg+xml").send(placeholderLogo(params.domain)),
  );
}
