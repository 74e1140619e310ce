import { ServiceError } from "../errors.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { verifyPassword } from "./passwords.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in with e-mail and password. Throws INVALID_CREDENTIALS, the same and as slowly for an unknown address
 * as for a wrong password, or EMAIL_NOT_VERIFIED when the password is right; TOO_MANY_REQUESTS.
 */
export async function login(request: ServiceRequest, { email, password }: Credentials): Promise<SignedIn> {
  const { services, caller } = allowAnyone(request);
  await countAttempt(services, "login", { address: caller.address, email });
  const user = await services.db
    .selectFrom("users")
    .select(["id", "password_hash", "email_verified_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  const isRight = await verifyPassword(user?.password_hash, password);
  if (!user || !isRight) throw new ServiceError("INVALID_CREDENTIALS");
  if (user.email_verified_at === null) throw new ServiceError("EMAIL_NOT_VERIFIED");
  return signIn(services.db, { userId: user.id, isNewUser: false, userAgent: caller.userAgent });
}
