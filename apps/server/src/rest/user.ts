import { getBalance, type ServiceContext } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { requireViewer } from "./viewer.ts";

export async function userRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.get("/credits", async (request) => {
    const { userId } = await requireViewer(services, request);
    return { credits: await getBalance(services.db, userId) };
  });
}
