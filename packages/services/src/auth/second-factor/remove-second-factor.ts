import { ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { getSecondFactor } from "./get-second-factor.ts";
import { proveByCode } from "./prove-by-code.ts";
import { eraseSecondFactor, logFactorChange } from "./second-factor-state.ts";

/**
 * Turns the viewer's second factor off, for a code. Throws SECOND_FACTOR_IS_OFF, SECOND_FACTOR_IS_REQUIRED, and as
 * `proveByCode`.
 */
export async function removeSecondFactor(
  request: ServiceRequest,
  { code }: { readonly code: string },
): Promise<void> {
  const { services, viewer, caller } = requireUser(request);
  const { userId, token } = viewer;
  const { isOn, isRequired } = await getSecondFactor(request);
  if (!isOn) throw new ServiceError("SECOND_FACTOR_IS_OFF");
  if (isRequired) throw new ServiceError("SECOND_FACTOR_IS_REQUIRED");
  await proveByCode({ services, caller, userId, entered: code, knownBy: token }, async (tx, { email }) => {
    await eraseSecondFactor(tx, userId);
    await logFactorChange(tx, viewer, "second_factor_removed");
    const event = { event: "second_factor_off", address: caller.address, userId } as const;
    await recordSecurityEvent(services, event, tx);
    await addJob(tx, "mail_second_factor", { email, what: "off" });
  });
}
