import { addJob } from "../../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import { recordSecurityEvent } from "../../security/record-security-event.ts";
import { proveByCode } from "./prove-by-code.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { checkIsOn } from "./second-factor-state.ts";

/** New recovery codes in place of all before, for a code. Throws SECOND_FACTOR_IS_OFF, and as `proveByCode`. */
export async function renewRecoveryCodes(
  request: ServiceRequest,
  { code }: { readonly code: string },
): Promise<{ readonly recoveryCodes: readonly string[] }> {
  const { services, viewer, caller } = requireUser(request);
  const { userId, token } = viewer;
  await checkIsOn(services.db, userId);
  return proveByCode({ services, caller, userId, entered: code, knownBy: token }, async (tx, { email }) => {
    const event = { event: "recovery_codes_renewed", address: caller.address, userId } as const;
    await recordSecurityEvent(services, event, tx);
    await addJob(tx, "mail_second_factor", { email, what: "codes_renewed" });
    return { recoveryCodes: await replaceRecoveryCodes(tx, services, userId) };
  });
}
