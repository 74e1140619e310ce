import {
  type Connection,
  countUseOf,
  forgetUseOf,
  type RateLimit,
  type RunRates,
  readWait,
} from "@standings/database";
import { mailboxOf } from "@standings/domain";
import { sql } from "kysely";
import type { Clock, ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { recordSecurityEvent, type SecurityLog } from "../security/record-security-event.ts";
import { addressPrefix } from "./address-prefix.ts";
import { LIMITS, type LimitedAction, type Rule, type Rules, USER_LIMITS } from "./limits.ts";

/** Identities to count an attempt under; omitted ones are not counted. */
export interface Attempt {
  readonly address: string;
  readonly email?: string;
  /** A secret that only one party holds: a device's token, a registration's secret, a link's token. */
  readonly secret?: string;
}

/** Counts one attempt. True for the last one that a limit allows. Throws TOO_MANY_REQUESTS with the seconds to wait when one is over its limit. */
export async function countAttempt(
  services: SecurityLog,
  action: LimitedAction,
  attempt: Attempt,
): Promise<boolean> {
  const { address, email = "" } = attempt;
  let isLast = false;
  for (const counter of countersOf(services, action, attempt)) {
    if ((await count(services, counter, { address, email })) === counter.attempts) isLast = true;
  }
  return isLast;
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
  for (const counter of countersOf(services, action, attempt)) await forgetUseOf(services.db, counter);
}

type UserAction = keyof typeof USER_LIMITS;

/**
 * Counts one use by an account. True for the last one that its limit allows. Throws TOO_MANY_REQUESTS with the seconds to wait
 * when it is over its limit.
 */
export async function countUse(
  services: SecurityLog,
  action: UserAction,
  { userId }: { readonly userId: string },
): Promise<boolean> {
  const counter = userCounter(services, action, userId);
  return (await count(services, counter, { userId })) === counter.attempts;
}

/** Takes a counted use back. */
export async function forgetUse(
  services: SecurityLog,
  action: UserAction,
  { userId }: { readonly userId: string },
): Promise<void> {
  await forgetUseOf(services.db, userCounter(services, action, userId));
}

/** The limits that the statement of a start counts itself. */
export function runRates(clock: Clock, userId: string): RunRates {
  return { starts: userCounter(clock, "start", userId), unpaid: userCounter(clock, "unpaid_run", userId) };
}

/** Refuses a start of a user who is at a limit of runs. Throws TOO_MANY_REQUESTS. */
export async function checkRunRates(services: SecurityLog, userId: string): Promise<void> {
  const { starts, unpaid } = runRates(services, userId);
  const retryAfter = await readWait(services.db, [starts, unpaid]);
  if (retryAfter === null) return;
  // The statement does not count what it refuses, so refusals have a counter of their own.
  const refused = await countUseOf(services.db, userCounter(services, "refused_start", userId));
  if (refused.count === 1) {
    await recordSecurityEvent(services, {
      event: "limit_hit",
      userId,
      details: { action: "start", by: "user" },
    });
  }
  throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter });
}

/**
 * Counts a start that its statement does not count itself. Throws TOO_MANY_REQUESTS, also for whoever had too many runs that
 * nothing paid for.
 */
export async function countStart(services: SecurityLog, viewer: { readonly userId: string }): Promise<void> {
  await checkRunRates(services, viewer.userId);
  await countUse(services, "start", viewer);
}

/** Counts a run that was refunded. */
export async function countRefundedRun(db: Connection, clock: Clock, userId: string): Promise<void> {
  await countUseOf(db, userCounter(clock, "unpaid_run", userId));
}

interface Counter extends RateLimit {
  readonly action: string;
  /** What it counts by, for the security log. */
  readonly by: string;
}

function userCounter({ now }: Clock, action: UserAction, userId: string): Counter {
  return { at: now(), action, by: "user", key: `${action}:user:${userId}`, ...USER_LIMITS[action] };
}

/** Counters of an action; e-mail addresses and secrets are hashed, so that the table holds none. */
function countersOf(
  { keyedHash, now }: SecurityLog,
  action: LimitedAction,
  { address, email = "", secret = "" }: Attempt,
): Counter[] {
  const { perAddress, perEmail, perEmailAndAddress, perSecret }: Rules = LIMITS[action];
  const prefix = addressPrefix(address);
  // Mailboxes are counted, not the many ways to write their addresses.
  const hash = keyedHash("email", mailboxOf(email));
  const counters: Counter[] = [];
  const at = now();
  const add = (by: string, rule: Rule | undefined, subject: string) => {
    if (rule) counters.push({ at, action, by, key: `${action}:${by}:${subject}`, ...rule });
  };
  add("address", perAddress, prefix);
  // Counting ends at the first refusal, so that one address cannot use up what all have together.
  if (email !== "") add("email-and-address", perEmailAndAddress, `${hash}:${prefix}`);
  if (email !== "") add("email", perEmail, hash);
  if (secret !== "") add("secret", perSecret, keyedHash("device", `${email}:${secret}`));
  return counters;
}

/** Counts, and returns the number; the first attempt over a limit in its window is recorded in the security log. */
async function count(
  services: SecurityLog,
  counter: Counter,
  who: { readonly address?: string; readonly email?: string; readonly userId?: string },
): Promise<number> {
  const { action, by, attempts } = counter;
  const used = await countUseOf(services.db, counter);
  if (used.count <= attempts) return used.count;
  if (used.count === attempts + 1) {
    await recordSecurityEvent(services, { event: "limit_hit", ...who, details: { action, by } });
  }
  throw new ServiceError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, used.wait) });
}

/** Removes counts of windows that ended more than a day ago. */
export async function removeOldAttempts({ db, now }: Pick<ServiceContext, "db" | "now">): Promise<void> {
  await sql`delete from rate_limits where window_start < ${now()}::timestamptz - interval '1 day'`.execute(
    db,
  );
}
