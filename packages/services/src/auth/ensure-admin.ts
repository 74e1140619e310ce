import { requireSystem, type ServiceRequest } from "../request.ts";
import { hashPassword } from "./passwords.ts";

export interface AdminAccount {
  readonly email: string;
  readonly password: string;
  /** It is `SANDBOX_ADMIN`, whose password is published. */
  readonly isSandbox: boolean;
}

/**
 * Makes the first admin when there is none with this address. An existing account is left as it is, but for the
 * sandbox's admin that was closed: it opens again with this password.
 */
export async function ensureAdmin(
  request: ServiceRequest,
  { email, password, isSandbox }: AdminAccount,
): Promise<void> {
  const { db } = requireSystem(request);
  const open = await db
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .where((eb) => eb.or([eb("is_sandbox_admin", "=", false), eb("password_hash", "is not", null)]))
    .executeTakeFirst();
  if (open) return;
  const admin = {
    password_hash: await hashPassword(password),
    role: "admin",
    subscription_status: "business",
    is_sandbox_admin: isSandbox,
  } as const;
  await db
    .insertInto("users")
    .values({ ...admin, email, name: "Admin", trial_ends_at: null, email_verified_at: new Date() })
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet(admin)
        .where("users.is_sandbox_admin", "=", true)
        .where("users.password_hash", "is", null),
    )
    .execute();
}
