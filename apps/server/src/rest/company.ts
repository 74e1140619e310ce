import { suggestSchema } from "@standings/api";
import { type ServiceContext, suggestCompanies } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { callerOf } from "./caller.ts";

export async function companyRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.get("/suggestions", async (request) => {
    const suggestions = await suggestCompanies(
      services,
      callerOf(request),
      suggestSchema.parse(request.query),
    );
    return { suggestions };
  });
}
