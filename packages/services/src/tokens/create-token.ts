import { inTransaction, newId, type Tables } from "@standings/database";
import {
  API_TOKEN_HINT_LENGTH,
  API_TOKENS_MAX,
  type ApiScope,
  type ApiToken,
  type ApiTokenDays,
} from "@standings/domain";
import { hashToken } from "@standings/integrations";
import { sql, type Transaction } from "kysely";
import { lockUser } from "../auth/lock-user.ts";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { addJob } from "../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { recordSecurityEvent } from "../security/record-security-event.ts";
import { hasApiAccess, readTokens } from "./read-tokens.ts";
import { newApiToken } from "./secrets.ts";

export interface TokenWishes {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Days until it expires. */
  readonly days: ApiTokenDays;
  /** Most credits that it may spend a day; null: as many as the account has. */
  readonly dailyCredits: number | null;
}

export interface CreatedToken {
  /** Told this once: it is stored as a hash. */
  readonly secret: string;
  readonly token: ApiToken;
}

/**
 * Makes an API token of the viewer, which is told by mail as well. Throws API_ACCESS_OFF or TOO_MANY_TOKENS.
 */
export async function createToken(request: ServiceRequest, wishes: TokenWishes): Promise<CreatedToken> {
  const { services, viewer, caller } = requireUser(request);
  const { userId } = viewer;
  const { name, scopes, days, dailyCredits } = wishes;
  const secret = newApiToken();
  const id = newId();
  await inTransaction(services.db, async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user) throw new ServiceError("AUTHENTICATION_REQUIRED");
    await checkAccess(tx, services, userId);
    await tx
      .insertInto("api_tokens")
      .values({
        id,
        user_id: userId,
        name,
        scopes: [...scopes],
        daily_credits: dailyCredits,
        hash: hashToken(secret),
        hint: secret.slice(0, API_TOKEN_HINT_LENGTH),
        expires_at: sql<Date>`now() + make_interval(days => ${days})`,
      })
      .execute();
    const event = { event: "api_token_created", address: caller.address, userId } as const;
    await recordSecurityEvent(services, { ...event, details: { scopes: scopes.join(" ") } }, tx);
    await addJob(tx, "mail_api_token", { email: user.email, mayRun: scopes.includes("run") });
  });
  const [token] = await readTokens(services.db, userId, id);
  if (!token) throw new ServiceError("TOKEN_NOT_FOUND");
  return { secret, token };
}

async function checkAccess(tx: Transaction<Tables>, services: ServiceContext, userId: string): Promise<void> {
  if (!(await hasApiAccess(tx, services, userId))) throw new ServiceError("API_ACCESS_OFF");
  const { tokens } = await tx
    .selectFrom("api_tokens")
    .select(({ fn }) => fn.countAll().as("tokens"))
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow();
  if (Number(tokens) >= API_TOKENS_MAX) throw new ServiceError("TOO_MANY_TOKENS");
}
