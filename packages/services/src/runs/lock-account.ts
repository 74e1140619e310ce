import type { Tables } from "@standings/database";
import type { SubscriptionStatus } from "@standings/domain";
import type { Transaction } from "kysely";
import { ServiceError } from "../errors.ts";
import type { Viewer } from "../request.ts";

/** The part of an account that a start of a run reads. */
export interface Account {
  readonly id: string;
  readonly private_by_default: boolean;
  readonly subscription_status: SubscriptionStatus;
  readonly credits: number;
}

/**
 * Locks the viewer's account: of two starts at once, the second finds what the first began. Rows that refer to the account may
 * be written meanwhile: the end of a run writes its own, while it has the month's allowance that a start waits for.
 */
export async function lockAccount(tx: Transaction<Tables>, { userId }: Viewer): Promise<Account> {
  const account = await tx
    .selectFrom("users")
    .select(["id", "private_by_default", "subscription_status", "credits"])
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!account) throw new ServiceError("AUTHENTICATION_REQUIRED");
  return account;
}
