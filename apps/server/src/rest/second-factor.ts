import { confirmationSchema, factorCodeSchema } from "@standings/api";
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@standings/services";
import type { RouteOptions } from "../request-of.ts";
import { call, DONE, type RestServer } from "./call.ts";
import { recoveryCodes, secondFactor } from "./replies/accounts.ts";

/** `/api/user/second-factor`: the caller's own. */
export async function secondFactorRoutes(server: RestServer, { userRequestOf }: RouteOptions): Promise<void> {
  server.get(
    "/",
    call("session", "Whether two-step sign-in is on", { replies: { 200: secondFactor } }),
    async (request) => getSecondFactor(await userRequestOf(request)),
  );
  server.post(
    "/",
    call("session", "Begins its set-up", {
      takes: { body: confirmationSchema },
      replies: { 201: secondFactor },
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      return reply.status(201).send(await beginSecondFactor(caller, request.body));
    },
  );
  server.post(
    "/confirm",
    call("session", "Turns it on with the first code", {
      takes: { body: factorCodeSchema },
      replies: { 200: recoveryCodes },
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      return confirmSecondFactor(caller, request.body);
    },
  );
  server.post(
    "/recovery-codes",
    call("session", "New recovery codes", {
      takes: { body: factorCodeSchema },
      replies: { 200: recoveryCodes },
    }),
    async (request) => {
      const caller = await userRequestOf(request);
      return renewRecoveryCodes(caller, request.body);
    },
  );
  server.delete(
    "/",
    call("session", "Turns it off", { takes: { body: factorCodeSchema }, replies: { 200: DONE } }),
    async (request) => {
      const caller = await userRequestOf(request);
      await removeSecondFactor(caller, request.body);
      return { ok: true };
    },
  );
}
