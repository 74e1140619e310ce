import { contactSchema } from "@standings/api";
import { CONTACT_SENT } from "@standings/domain";
import { sendMessage } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "./request-of.ts";

export async function contactRoutes(server: FastifyInstance, { requestOf }: RouteOptions): Promise<void> {
  server.post("/", async (request) => {
    await sendMessage(await requestOf(request), contactSchema.parse(request.body));
    return { success: true, message: CONTACT_SENT };
  });
}
