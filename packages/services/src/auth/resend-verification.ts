import { inTransaction } from "@standings/database";
import type { Caller, ServiceContext } from "../context.ts";
import { countAttempt } from "./rate-limit.ts";
import { issueCode } from "./verification-codes.ts";

/**
 * Mails a new code for the newest registration of an unverified address; answers the same, at once, for any
 * other. Throws TOO_MANY_REQUESTS.
 */
export async function resendVerification(
  context: ServiceContext,
  caller: Caller,
  email: string,
): Promise<void> {
  await countAttempt(context.db, "mail", { address: caller.address, email });
  context.background("resend verification", () => issueAgain(context, email));
}

async function issueAgain(context: ServiceContext, email: string): Promise<void> {
  await inTransaction(context.db, async (tx, onCommit) => {
    const user = await tx
      .selectFrom("users")
      .select(["id", "name", "password_hash"])
      .where("email", "=", email)
      .where("email_verified_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return;
    const pending = await tx
      .selectFrom("email_verifications")
      .select(["name", "password_hash", "attribution"])
      .where("user_id", "=", user.id)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    const passwordHash = pending?.password_hash ?? user.password_hash;
    if (passwordHash === null) return;
    await issueCode(context, tx, onCommit, {
      userId: user.id,
      email,
      name: pending?.name ?? user.name,
      password_hash: passwordHash,
      attribution: JSON.stringify(pending?.attribution ?? {}),
    });
  });
}
