import type { Caller, ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { verifyPassword } from "./passwords.ts";
import { countAttempt } from "./rate-limit.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs in with e-mail and password. Throws INVALID_CREDENTIALS, the same and as slowly for an unknown address
 * as for a wrong password, or EMAIL_NOT_VERIFIED when the password is right; TOO_MANY_REQUESTS.
 */
export async function login(
  context: ServiceContext,
  caller: Caller,
  { email, password }: Credentials,
): Promise<SignedIn> {
  await countAttempt(context.db, "login", { address: caller.address, email });
  const user = await context.db
    .selectFrom("users")
    .select(["id", "password_hash", "email_verified_at"])
    .where("email", "=", email)
    .executeTakeFirst();
  const isRight = await verifyPassword(user?.password_hash, password);
  if (!user || !isRight) throw new ServiceError("INVALID_CREDENTIALS");
  if (user.email_verified_at === null) throw new ServiceError("EMAIL_NOT_VERIFIED");
  return signIn(context, { userId: user.id, isNewUser: false, userAgent: caller.userAgent });
}
