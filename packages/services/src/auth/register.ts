import { inTransaction } from "@standings/database";
import { hashToken } from "@standings/integrations";
import { addJob } from "../jobs/add-job.ts";
import { addressPrefix } from "../limits/address-prefix.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { checkNewPassword } from "./passwords.ts";
import { hashRegistrationPassword } from "./registration-passwords.ts";
import { insertRegistration } from "./registrations.ts";

export interface Registration {
  readonly name: string;
  /** Lower-case. */
  readonly email: string;
  readonly password: string;
  /** Query string of the visit, kept with the account. */
  readonly queryParams: Readonly<Record<string, string>>;
}

export interface Registered {
  readonly requiresVerification: true;
  readonly email: string;
  readonly user: { readonly name: string; readonly email: string; readonly emailVerified: false };
  /** Stays with who registered: entering the code and asking for another one need it. */
  readonly registrationSecret: string;
}

/**
 * Takes a registration, whether or not the address has an account: the answer, what is stored and the work are the
 * same. A job mails a 6-digit code and a link. Throws INVALID_INPUT, COMMON_PASSWORD or TOO_MANY_REQUESTS.
 */
export async function register(request: ServiceRequest, registration: Registration): Promise<Registered> {
  const { services, caller } = allowAnyone(request);
  const { name, email, password, queryParams: attribution } = registration;
  const { address } = caller;
  await checkNewPassword(password, { name, email });
  await countAttempt(services, "register", { address, email });
  const passwordHash = await hashRegistrationPassword(services, email, password);
  const registrant = services.keyedHash("address", addressPrefix(address));
  const registrationSecret = await inTransaction(services.db, async (tx) => {
    const secret = await insertRegistration(tx, services, {
      email,
      name,
      passwordHash,
      attribution,
      registrant,
    });
    await addJob(tx, "mail_verification_code", { email, secretHash: hashToken(secret) });
    await recordSecurityEvent(services, { event: "registered", address, email }, tx);
    return secret;
  });
  const user = { name, email, emailVerified: false } as const;
  return { requiresVerification: true, email, user, registrationSecret };
}
