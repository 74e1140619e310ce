import { randomUUID } from "node:crypto";
import { deductionSchema } from "@standings/api";
import { deductCredits, getBalance, getUsage } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { idempotencyKey } from "./idempotency-key.ts";
import type { RouteOptions } from "./request-of.ts";

export async function userRoutes(server: FastifyInstance, { userRequestOf }: RouteOptions): Promise<void> {
  server.get("/credits", async (request) => {
    return { credits: await getBalance(await userRequestOf(request)) };
  });

  server.get("/usage", async (request) => {
    const usage = await getUsage(await userRequestOf(request));
    return { data: usage, credits: usage.credits };
  });

  server.post("/deduct-credit", async (request) => {
    const caller = await userRequestOf(request);
    const { action_type: action } = deductionSchema.parse(request.body);
    const key = idempotencyKey(request) ?? randomUUID();
    const deducted = await deductCredits(caller, { action, idempotencyKey: key });
    return { data: deducted, credits: deducted.credits };
  });
}
