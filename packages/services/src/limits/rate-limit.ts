import { createHash } from "node:crypto";
import { type Connection, countUseOf, type RateLimit, type RunRates, readWait } from "@standings/database";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";

const HOUR = 3600;

/**
 * Limits per account and per address, shared by all processes (decisions "Accounts"). An address gets more,
 * since many people can stand behind one.
 */
export const LIMITS = {
  login: {
    perEmail: { attempts: 20, windowSeconds: HOUR / 4 },
    perAddress: { attempts: 300, windowSeconds: HOUR / 4 },
  },
  register: {
    perEmail: { attempts: 10, windowSeconds: HOUR },
    perAddress: { attempts: 300, windowSeconds: HOUR },
  },
  code: {
    perEmail: { attempts: 15, windowSeconds: HOUR },
    perAddress: { attempts: 300, windowSeconds: HOUR },
  },
  mail: {
    perEmail: { attempts: 6, windowSeconds: HOUR },
    perAddress: { attempts: 100, windowSeconds: HOUR },
  },
  contact: {
    perEmail: { attempts: 5, windowSeconds: HOUR },
    perAddress: { attempts: 30, windowSeconds: HOUR },
  },
  token: { perAddress: { attempts: 300, windowSeconds: HOUR } },
  /** Logos that are not in the cache: each may call a provider. */
  logo: { perAddress: { attempts: 300, windowSeconds: HOUR } },
  suggest: { perAddress: { attempts: 3000, windowSeconds: HOUR / 4 } },
} as const;

/** Limits of one account: generous for people, and a bound on the work that one account can make. */
const USER_LIMITS = {
  checkout: { attempts: 120, windowSeconds: HOUR },
  export: { attempts: 120, windowSeconds: HOUR / 6 },
  start: { attempts: 600, windowSeconds: HOUR },
  /** Runs that nothing paid for: started without means, or refunded. */
  unpaid_run: { attempts: 60, windowSeconds: HOUR },
  retry: { attempts: 300, windowSeconds: HOUR },
  conversion: { attempts: 600, windowSeconds: HOUR },
} as const;

export type LimitedAction = keyof typeof LIMITS;

/** Counts one attempt. Throws TOO_MANY_REQUESTS with the seconds to wait when one is over its limit. */
export async function countAttempt(
  db: Connection,
  action: LimitedAction,
  { address, email }: { readonly address: string; readonly email?: string },
): Promise<void> {
  const rules = LIMITS[action];
  const limits: RateLimit[] = [{ key: `${action}:address:${address}`, ...rules.perAddress }];
  // Hashed, so that the table of counters holds no e-mail addresses.
  if (email && "perEmail" in rules)
    limits.push({ key: `${action}:email:${digest(email)}`, ...rules.perEmail });
  for (const limit of limits) await count(db, limit);
}

/** Counts one use by an account. Throws TOO_MANY_REQUESTS with the seconds to wait when it is over its limit. */
export async function countUse(
  db: Connection,
  action: keyof typeof USER_LIMITS,
  { userId }: { readonly userId: string },
): Promise<void> {
  await count(db, userLimit(action, userId));
}

/** The limits that the statement of a start counts itself. */
export function runRates(userId: string): RunRates {
  return { starts: userLimit("start", userId), unpaid: userLimit("unpaid_run", userId) };
}

/** Refuses a start that its statement has refused for a limit. Throws TOO_MANY_REQUESTS. */
export async function checkRunRates(db: Connection, userId: string): Promise<void> {
  const { starts, unpaid } = runRates(userId);
  const retryAfter = await readWait(db, [starts, unpaid]);
  if (retryAfter !== null) throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter });
}

/** Counts a run that was refunded. */
export async function countRefundedRun(db: Connection, userId: string): Promise<void> {
  await countUseOf(db, userLimit("unpaid_run", userId));
}

function userLimit(action: keyof typeof USER_LIMITS, userId: string): RateLimit {
  return { key: `${action}:user:${userId}`, ...USER_LIMITS[action] };
}

async function count(db: Connection, limit: RateLimit): Promise<void> {
  const used = await countUseOf(db, limit);
  if (used.count > limit.attempts)
    throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, used.wait) });
}

/** Removes counts of windows that ended more than a day ago. */
export async function removeOldAttempts(db: Connection): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}

function digest(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 32);
}
