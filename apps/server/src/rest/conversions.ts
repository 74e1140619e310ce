import { conversionSchema } from "@standings/api";
import { storeConversion } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "./request-of.ts";

export async function conversionRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.post("/store-id", async (request) => {
    await storeConversion(await userRequestOf(request), conversionSchema.parse(request.body));
    return { ok: true };
  });
}
