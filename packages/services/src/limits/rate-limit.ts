import { createHash } from "node:crypto";
import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";

export interface Limit {
  /** Action and subject that are limited: `login:email:…`. */
  readonly key: string;
  /** Attempts allowed in a window. */
  readonly attempts: number;
  readonly windowSeconds: number;
}

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
} as const;

export type LimitedAction = keyof typeof LIMITS;

/** Counts one attempt. Throws TOO_MANY_REQUESTS with the seconds to wait when one is over its limit. */
export async function countAttempt(
  db: Connection,
  action: LimitedAction,
  { address, email }: { readonly address: string; readonly email?: string },
): Promise<void> {
  const rules = LIMITS[action];
  const limits: Limit[] = [{ key: `${action}:address:${address}`, ...rules.perAddress }];
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
  await count(db, { key: `${action}:user:${userId}`, ...USER_LIMITS[action] });
}

async function count(db: Connection, { key, attempts, windowSeconds }: Limit): Promise<void> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_limits (key, window_start, count)
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds}), 1)
    on conflict (key, window_start) do update set count = rate_limits.count + 1
    returning count, ceil(extract(epoch from window_start) + ${windowSeconds} - extract(epoch from now()))::integer as wait
  `.execute(db);
  const [row] = rows;
  if (row && row.count > attempts)
    throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, row.wait) });
}

/** Removes counts of windows that ended more than a day ago. */
export async function removeOldAttempts(db: Connection): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}

function digest(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 32);
}
