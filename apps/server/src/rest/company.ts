import { suggestSchema } from "@standings/api";
import { suggestCompanies } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "./request-of.ts";

export async function companyRoutes(server: FastifyInstance, { requestOf }: RouteOptions): Promise<void> {
  server.get("/suggestions", async (request) => ({
    suggestions: await suggestCompanies(await requestOf(request), suggestSchema.parse(request.query)),
  }));
}
