import { addJob } from "../jobs/add-job.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { checkNewPassword, hashPassword } from "./passwords.ts";

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
}

/**
 * Takes a registration: a job completes it and mails a 6-digit code and a link. The answer and what it stores
 * are the same whether or not the address has an account. Throws INVALID_INPUT, COMMON_PASSWORD or
 * TOO_MANY_REQUESTS.
 */
export async function register(request: ServiceRequest, registration: Registration): Promise<Registered> {
  const { services, caller } = allowAnyone(request);
  const { name, email, password, queryParams } = registration;
  checkNewPassword(password);
  await countAttempt(services, "register", { address: caller.address, email });
  const passwordHash = await hashPassword(password);
  await addJob(services.db, "complete_registration", { name, email, passwordHash, attribution: queryParams });
  return { requiresVerification: true, email, user: { name, email, emailVerified: false } };
}
