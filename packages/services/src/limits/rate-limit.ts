import type { Connection } from "@standings/database";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";
import {
  recordSecurityEvent,
  type SecurityEvent,
  type SecurityLog,
} from "../security/record-security-event.ts";
import { addressPrefix } from "./address-prefix.ts";

export interface Limit {
  /** Action and subject that are limited: `login:email:…`. */
  readonly key: string;
  /** Attempts allowed in a window. */
  readonly attempts: number;
  readonly windowSeconds: number;
}

const HOUR = 3600;

/**
 * Limits per account and per address prefix, shared by all processes (decisions "Accounts"). An address gets more,
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
  /** Refused webhooks that the security log tells one by one. */
  webhook: { perAddress: { attempts: 20, windowSeconds: HOUR } },
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
  services: SecurityLog,
  action: LimitedAction,
  { address, email = "" }: { readonly address: string; readonly email?: string },
): Promise<void> {
  const rules = LIMITS[action];
  const who = { address, email };
  await count(services, { key: `${action}:address:${addressPrefix(address)}`, ...rules.perAddress }, who);
  if (email === "" || !("perEmail" in rules)) return;
  // Hashed, so that the table of counters holds no e-mail addresses.
  const key = `${action}:email:${services.keyedHash("email", email)}`;
  await count(services, { key, ...rules.perEmail }, who);
}

/** Counts one use by an account. Throws TOO_MANY_REQUESTS with the seconds to wait when it is over its limit. */
export async function countUse(
  services: SecurityLog,
  action: keyof typeof USER_LIMITS,
  { userId }: { readonly userId: string },
): Promise<void> {
  await count(services, { key: `${action}:user:${userId}`, ...USER_LIMITS[action] }, { userId });
}

type Counted = Pick<SecurityEvent, "address" | "email" | "userId">;

/** Counts; the first attempt over a limit in its window is recorded in the security log. */
async function count(
  services: SecurityLog,
  { key, attempts, windowSeconds }: Limit,
  who: Counted,
): Promise<void> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_limits (key, window_start, count)
    values (${key}, to_timestamp(floor(extract(epoch from now()) / ${windowSeconds}) * ${windowSeconds}), 1)
    on conflict (key, window_start) do update set count = rate_limits.count + 1
    returning count, ceil(extract(epoch from window_start) + ${windowSeconds} - extract(epoch from now()))::integer as wait
  `.execute(services.db);
  const [row] = rows;
  if (!row || row.count <= attempts) return;
  if (row.count === attempts + 1) {
    const [action = "", by = ""] = key.split(":");
    await recordSecurityEvent(services, { event: "limit_hit", ...who, details: { action, by } });
  }
  throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, row.wait) });
}

/** Removes counts of windows that ended more than a day ago. */
export async function removeOldAttempts(db: Connection): Promise<void> {
  await sql`delete from rate_limits where window_start < now() - interval '1 day'`.execute(db);
}
