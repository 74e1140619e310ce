import { requireSystem, type ServiceRequest } from "../request.ts";
import { hashPassword } from "./passwords.ts";

/** Makes the first admin when there is none with this address; an existing account is left as it is. */
export async function ensureAdmin(
  request: ServiceRequest,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { db } = requireSystem(request);
  const exists = await db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirst();
  if (exists) return;
  await db
    .insertInto("users")
    .values({
      email,
      name: "Admin",
      password_hash: await hashPassword(password),
      role: "admin",
      subscription_status: "business",
      trial_ends_at: null,
      email_verified_at: new Date(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
}
