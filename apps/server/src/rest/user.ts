import { randomUUID } from "node:crypto";
import { deductionSchema } from "@standings/api";
import { deductCredits, getBalance, getUsage, type ServiceContext } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { idempotencyKey } from "./idempotency-key.ts";
import { requireViewer } from "./viewer.ts";

export async function userRoutes(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.get("/credits", async (request) => {
    const { userId } = await requireViewer(services, request);
    return { credits: await getBalance(services.db, userId) };
  });

  server.get("/usage", async (request) => {
    const usage = await getUsage(services, await requireViewer(services, request));
    return { data: usage, credits: usage.credits };
  });

  server.post("/deduct-credit", async (request) => {
    const viewer = await requireViewer(services, request);
    const { action_type: action } = deductionSchema.parse(request.body);
    const key = idempotencyKey(request) ?? randomUUID();
    const deducted = await deductCredits(services, viewer, { action, idempotencyKey: key });
    return { data: deducted, credits: deducted.credits };
  });
}
