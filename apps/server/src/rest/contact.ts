import { contactSchema } from "@standings/api";
import { CONTACT_SENT } from "@standings/domain";
import { type ServiceContext, sendMessage } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { callerOf } from "./caller.ts";

export async function contactRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.post("/", async (request) => {
    await sendMessage(services, callerOf(request), contactSchema.parse(request.body));
    return { success: true, message: CONTACT_SENT };
  });
}
