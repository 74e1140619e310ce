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
  const codeErrors = ["WRONG_FACTOR_CODE", "SECOND_FACTOR_UNREADABLE"] as const;

  session.get("/", "Whether two-step sign-in is on", { answers: secondFactor }, getSecondFactor);
  session.post(
    "/",
    "Begins its set-up",
    { body: confirmationSchema, creates: secondFactor, errors: ["SECOND_FACTOR_IS_ON"] },
    beginSecondFactor,
  );
  session.post(
    "/confirm",
    "Turns it on with the first code",
    { ...code, answers: recoveryCodes, errors: ["SECOND_FACTOR_IS_ON", "SETUP_EXPIRED", ...codeErrors] },
    confirmSecondFactor,
  );
  session.post(
    "/recovery-codes",
    "New recovery codes",
    { ...code, answers: recoveryCodes, errors: ["SECOND_FACTOR_IS_OFF", ...codeErrors] },
    renewRecoveryCodes,
  );
  session.delete(
    "/",
    "Turns it off",
    { ...code, errors: ["SECOND_FACTOR_IS_OFF", "SECOND_FACTOR_IS_REQUIRED", ...codeErrors] },
    removeSecondFactor,
  );
}
