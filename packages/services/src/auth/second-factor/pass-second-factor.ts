import { newId } from "@standings/database";
import { ServiceError } from "../../errors.ts";
import { countAttempt } from "../../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../../request.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { hasPassedFactorOn, rememberDevice } from "../known-devices.ts";
import { type SignedIn, signIn } from "../sign-in.ts";
import { endChallenge, tryChallenge } from "./challenges.ts";
import { proveByCode } from "./prove-by-code.ts";

export interface SecondStep {
  /** What the first step was refused with. */
  readonly challenge: string;
  /** Of the app, or a recovery code. */
  readonly code: string;
  readonly deviceToken?: string | undefined;
}

/**
 * The second step of a sign-in. Throws SIGN_IN_EXPIRED (the first step has to be done again), WRONG_FACTOR_CODE or
 * TOO_MANY_REQUESTS.
 */
export async function passSecondFactor(
  request: ServiceRequest,
  { challenge, code, deviceToken }: SecondStep,
): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  const { address, userAgent } = caller;
  await countAttempt(services, "second_factor", { address });
  const { userId, by } = await tryChallenge(services, challenge);
  const isKnown = deviceToken !== undefined && (await hasPassedFactorOn(services, userId, deviceToken));
  const entered = { services, caller, userId, entered: code, knownBy: isKnown ? deviceToken : undefined };
  return proveByCode(entered, async (tx, user, source) => {
    await endChallenge(tx, challenge);
    await rememberDevice(tx, services, userId, deviceToken, true);
    const event = { event: "sign_in_succeeded", address, userId, details: { by, code: source } } as const;
    await recordSecurityEvent(services, event, tx);
    const now = services.now();
    const family = { familyId: newId(), signedInAt: now, secondFactorAt: now };
    const signedIn = await signIn(tx, services, user, { isNewUser: false, userAgent, family });
    if (!signedIn) throw new ServiceError("SIGN_IN_EXPIRED");
    return signedIn;
  });
}
