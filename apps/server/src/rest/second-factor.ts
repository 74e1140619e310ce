import { confirmationSchema, factorCodeSchema } from "@standings/api";
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "./request-of.ts";

/** `/api/user/second-factor`: the caller's own. */
export async function secondFactorRoutes(
  server: FastifyInstance,
  { userRequestOf }: RouteOptions,
): Promise<void> {
  server.get("/", async (request) => getSecondFactor(await userRequestOf(request)));
  server.post("/", async (request, reply) => {
    const caller = await userRequestOf(request);
    return reply
      .status(201)
      .send(await beginSecondFactor(caller, confirmationSchema.parse(request.body ?? {})));
  });
  server.post("/confirm", async (request) => {
    const caller = await userRequestOf(request);
    return confirmSecondFactor(caller, factorCodeSchema.parse(request.body));
  });
  server.post("/recovery-codes", async (request) => {
    const caller = await userRequestOf(request);
    return renewRecoveryCodes(caller, factorCodeSchema.parse(request.body));
  });
  server.delete("/", async (request) => {
    const caller = await userRequestOf(request);
    await removeSecondFactor(caller, factorCodeSchema.parse(request.body));
    return { ok: true };
  });
}
