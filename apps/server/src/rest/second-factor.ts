import { confirmationSchema, factorCodeSchema } from "@standings/api";
import {
  beginSecondFactor,
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { recoveryCodes, secondFactor } from "./replies/accounts.ts";

/** `/api/user/second-factor`: the caller's own. */
export async function secondFactorRoutes(server: FastifyInstance, options: RouteOptions): Promise<void> {
  const { session } = callsOf(server, options);
  const code = { body: factorCodeSchema };

  session.get("/", "Whether two-step sign-in is on", { answers: secondFactor }, getSecondFactor);
  session.post(
    "/",
    "Begins its set-up",
    { body: confirmationSchema, creates: secondFactor },
    beginSecondFactor,
  );
  session.post(
    "/confirm",
    "Turns it on with the first code",
    { ...code, answers: recoveryCodes },
    confirmSecondFactor,
  );
  session.post(
    "/recovery-codes",
    "New recovery codes",
    { ...code, answers: recoveryCodes },
    renewRecoveryCodes,
  );
  session.delete("/", "Turns it off", code, removeSecondFactor);
}
