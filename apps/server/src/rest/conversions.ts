import { conversionSchema } from "@standings/api";
import { type ServiceContext, storeConversion } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { requireViewer } from "./viewer.ts";

export async function conversionRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.post("/store-id", async (request) => {
    const viewer = await requireViewer(services, request);
    await storeConversion(services, viewer, conversionSchema.parse(request.body));
    return { ok: true };
  });
}
