import type { Connection } from "@standings/database";
import { inTransaction, isId } from "@standings/database";
import type { ApiToken } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { readTokens } from "./read-tokens.ts";

export interface TokenChanges {
  readonly id: string;
  readonly name?: string | undefined;
  /** Most credits that it may spend a day; null: as many as the account has. */
  readonly dailyCredits?: number | null | undefined;
}

/** Changes the name of an API token of the viewer, or what it may spend; what is left out stays. Throws TOKEN_NOT_FOUND. */
export async function changeToken(
  request: ServiceRequest,
  { id, name, dailyCredits }: TokenChanges,
): Promise<ApiToken> {
  const { services, viewer } = requireUser(request);
  const { userId } = viewer;
  if (!isId(id)) throw new ServiceError("TOKEN_NOT_FOUND");
  if (name !== undefined || dailyCredits !== undefined) {
    await services.db
      .updateTable("api_tokens")
      .set({
        ...(name === undefined ? {} : { name }),
        ...(dailyCredits === undefined ? {} : { daily_credits: dailyCredits }),
      })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .execute();
  }
  const [token] = await readTokens(services.db, userId, id);
  if (!token) throw new ServiceError("TOKEN_NOT_FOUND");
  return token;
}

/** Ends an API token of the viewer at once. Throws TOKEN_NOT_FOUND, also for one that was revoked before. */
export async function revokeToken(request: ServiceRequest, { id }: { readonly id: string }): Promise<void> {
  const { services, viewer, caller } = requireUser(request);
  const { userId } = viewer;
  if (!isId(id)) throw new ServiceError("TOKEN_NOT_FOUND");
  await inTransaction(services.db, async (tx) => {
    const revoked = await tx
      .updateTable("api_tokens")
      .set({ revoked_at: new Date() })
      .where("id", "=", id)
      .where("user_id", "=", userId)
      .where("revoked_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!revoked) throw new ServiceError("TOKEN_NOT_FOUND");
    const event = { event: "api_token_revoked", address: caller.address, userId } as const;
    await recordSecurityEvent(services, { ...event, details: { which: "one" } }, tx);
  });
}

/** Ends every API token of a user, as a new password by mail ends every session. Gives how many there were. */
export async function revokeTokensOf(tx: Connection, userId: string): Promise<number> {
  const revoked = await tx
    .updateTable("api_tokens")
    .set({ revoked_at: new Date() })
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .returning("id")
    .execute();
  return revoked.length;
}
