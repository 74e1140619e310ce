import { countedUse } from "@standings/database";
import { API_CALLS_PER_MINUTE, type ApiScope } from "@standings/domain";
import { hashToken } from "@standings/integrations";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { TokenViewer } from "../request.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";
import { isApiToken } from "./secrets.ts";

interface FoundToken {
  readonly id: string;
  readonly user_id: string;
  readonly scopes: readonly ApiScope[];
  readonly has_access: boolean;
  /** Calls of the account's tokens in this minute, this one included. */
  readonly count: number;
  /** Seconds until the next minute. */
  readonly wait: number;
}

const WINDOW_SECONDS = 60;

/**
 * The viewer behind an API token, with this call counted, by the account's minute and by the token's day, in one statement.
 * Throws INVALID_API_TOKEN, API_ACCESS_OFF or TOO_MANY_REQUESTS.
 */
export async function authenticateToken(
  { db, now, settings }: Pick<ServiceContext, "db" | "now" | "settings">,
  token: string,
  calls = 1,
): Promise<TokenViewer> {
  const found = isApiToken(token) ? await findAndCount({ db, now }, token, calls) : undefined;
  if (!found) throw new ServiceError("INVALID_API_TOKEN", { fields: { errorType: "invalid_token" } });
  const { id, user_id: userId, scopes, has_access, count, wait } = found;
  if (!has_access && !settings.modelsAreSandbox) {
    throw new ServiceError("API_ACCESS_OFF", { fields: { errorType: "api_access_off" } });
  }
  const limit = API_CALLS_PER_MINUTE;
  const resetsIn = Math.max(1, wait);
  if (count > limit) throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter: resetsIn });
  return { userId, apiToken: { id, scopes, calls: { limit, left: Math.max(0, limit - count), resetsIn } } };
}

async function findAndCount(
  { db, now }: Pick<ServiceContext, "db" | "now">,
  token: string,
  calls: number,
): Promise<FoundToken | undefined> {
  const counted = countedUse(
    {
      key: sql<string>`(select 'api_call:user:' || user_id from found)`,
      attempts: API_CALLS_PER_MINUTE,
      windowSeconds: WINDOW_SECONDS,
      at: now(),
    },
    sql`from found`,
    sql`${calls}::integer`,
  );
  const { rows } = await sql<FoundToken>`
    with found as (
      select api_tokens.id, user_id, scopes, users.api_access as has_access
      from api_tokens join users on users.id = api_tokens.user_id
      where hash = ${hashToken(token)} and revoked_at is null and expires_at > now()
        and users.deleted_at is null
    ),
    counted as ${counted},
    called as (${countCall(sql`found`, sql`1, 0`)}),
    used as (
      update api_tokens set last_used_at = now()
      where id = (select id from found) and coalesce(last_used_at < now() - interval '1 minute', true)
    )
    select found.*, counted.* from found, counted`.execute(db);
  return rows[0];
}

/** Counts calls and errors of a token on this day (UTC). */
export function countCall(from: RawBuilder<unknown>, counts: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into api_token_days (token_id, day, calls, errors)
    select id, (now() at time zone 'utc')::date, ${counts} from ${from}
    on conflict (token_id, day) do update
      set calls = api_token_days.calls + excluded.calls, errors = api_token_days.errors + excluded.errors`;
}

/** Counts a call of an API token that was answered with an error; for everybody else it does nothing. */
export async function countFailedCall(request: ServiceRequest): Promise<void> {
  const { services, viewer } = allowAnyone(request);
  if (!viewer?.apiToken) return;
  const { id } = viewer.apiToken;
  await countCall(sql`api_tokens where id = ${id}`, sql`0, 1`).execute(services.db);
}
