import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";
import { recordSecurityEvent, type SecurityLog } from "../security/record-security-event.ts";
import { addressPrefix } from "./address-prefix.ts";
import { LIMITS, type LimitedAction, type Rule, type Rules, USER_LIMITS } from "./limits.ts";

/** Who makes an attempt; what is left out is not counted by. */
export interface Attempt {
  readonly address: string;
  readonly email?: string;
  /** A secret that only one party holds: a device's token, a registration's secret, a link's token. */
  readonly secret?: string;
}

/** Counts one attempt. Throws TOO_MANY_REQUESTS with the seconds to wait when one is over its limit. */
export async function countAttempt(
  services: SecurityLog,
  action: LimitedAction,
  attempt: Attempt,
): Promise<void> {
  const { address, email = "" } = attempt;
  for (const counter of countersOf(services, action, attempt)) {
    await count(services, counter, { address, email });
  }
}

/** Counts one attempt; false when it is over a limit. */
export async function isWithinLimit(
  services: SecurityLog,
  action: LimitedAction,
  attempt: Attempt,
): Promise<boolean> {
  try {
    await countAttempt(services, action, attempt);
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}

/** Takes a counted attempt back, because it was no guess. */
export async function forgetAttempt(
  services: SecurityLog,
  action: LimitedAction,
  attempt: Attempt,
): Promise<void> {
  for (const { key, windowSeconds } of countersOf(services, action, attempt)) {
    await sql`
      update rate_limits set count = count - 1 where key = ${key} and window_start = ${windowStart(windowSeconds)}
    `.execute(services.db);
  }
}

/** Counts one use by an account. Throws TOO_MANY_REQUESTS with the seconds to wait when it is over its limit. */
export async function countUse(
  services: SecurityLog,
  action: keyof typeof USER_LIMITS,
  { userId }: { readonly userId: string },
): Promise<void> {
  const counter = { action, by: "user", key: `${action}:user:${userId}`, ...USER_LIMITS[action] };
  await count(services, counter, { userId });
}

interface Counter extends Rule {
  readonly action: string;
  /** What it counts by, for the security log. */
  readonly by: string;
  readonly key: string;
}

/** Counters of an action; e-mail addresses and secrets are hashed, so that the table holds none. */
function countersOf(
  { keyedHash }: SecurityLog,
  action: LimitedAction,
  { address, email = "", secret = "" }: Attempt,
): Counter[] {
  const { perAddress, perEmail, perEmailAndAddress, perSecret }: Rules = LIMITS[action];
  const prefix = addressPrefix(address);
  const hash = keyedHash("email", email);
  const counters: Counter[] = [];
  const add = (by: string, rule: Rule | undefined, subject: string) => {
    if (rule) counters.push({ action, by, key: `${action}:${by}:${subject}`, ...rule });
  };
  add("address", perAddress, prefix);
  if (email !== "") add("email", perEmail, hash);
  if (email !== "") add("email-and-address", perEmailAndAddress, `${hash}:${prefix}`);
  if (secret !== "") add("secret", perSecret, keyedHash("device", `${email}:${secret}`));
  return counters;
}

/** Counts; the first attempt over a limit in its window is recorded in the security log. */
async function count(
  services: SecurityLog,
  { action, by, key, attempts, windowSeconds }: Counter,
  who: { readonly address?: string; readonly email?: string; readonly userId?: string },
): Promise<void> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_limits (key, window_start, count)
    values (${key}, ${windowStart(windowSeconds)}, 1)
    on conflict (key, window_start) do update set count = rate_limits.count + 1
    returning count, ceil(extract(epoch from window_start) + ${windowSeconds} - extract(epoch from now()))::integer as wait
  `.execute(services.db);
  const [row] = rows;
  if (!row || row.count <= attempts) return;
  if (row.count === attempts + 1) {
    await recordSecurityEvent(services, { event: "limit_hit", ...who, details: { action, by } });
  }
  throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, row.wait) });
}

function windowStart(windowSeconds: number) {
  return sql`to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds})`;
}

/** Removes counts of windows that ended more than a day ago. */
export async function removeOldAttempts(db: Connection): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}
