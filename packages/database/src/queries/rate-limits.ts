import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../database.ts";
import type { Given } from "../prepared.ts";

/** Uses allowed in a fixed window, shared by all processes. */
export interface RateLimit {
  readonly key: string;
  readonly attempts: number;
  readonly windowSeconds: number;
  /** The moment of the use, by the clock of who counts. */
  readonly at: Date;
}

export interface CountedUse {
  /** Uses in the current window, this one included. */
  readonly count: number;
  /** Seconds until the window ends. */
  readonly wait: number;
}

/** Counts a use where it stands in a statement, or as many as it weighs: an insert with its returned row, in parentheses. */
export function countedUse(limit: Given<RateLimit>, source = sql``, uses = sql`1`): RawBuilder<CountedUse> {
  return sql<CountedUse>`(
    insert into rate_limits (key, window_start, count)
    select ${limit.key}::text, ${windowStart(limit)}, ${uses} ${source}
    on conflict (key, window_start) do update set count = rate_limits.count + excluded.count
    returning count, ${waitUntilEnd(limit)} as wait)`;
}

/** Counts one use. */
export async function countUseOf(db: Connection, limit: RateLimit): Promise<CountedUse> {
  const { rows } = await sql<CountedUse>`with counted as ${countedUse(limit)} select * from counted`.execute(
    db,
  );
  return rows[0] ?? { count: 1, wait: limit.windowSeconds };
}

/** Takes one counted use back. */
export async function forgetUseOf(db: Connection, limit: RateLimit): Promise<void> {
  await sql`
    update rate_limits set count = count - 1 where key = ${limit.key} and window_start = ${windowStart(limit)}
  `.execute(db);
}

/** Uses in the current window, where it stands in a statement; 0 for none. */
export function usesOf(limit: Given<RateLimit>): RawBuilder<number> {
  return sql<number>`coalesce((
    select count from rate_limits where key = ${limit.key} and window_start = ${windowStart(limit)}), 0)`;
}

/** Seconds until the window of the first limit ends that has no use left; null when each has one. */
export async function readWait(db: Connection, limits: readonly RateLimit[]): Promise<number | null> {
  for (const limit of limits) {
    const { rows } = await sql<CountedUse>`
      select count, ${waitUntilEnd(limit)} as wait from rate_limits
      where key = ${limit.key} and window_start = ${windowStart(limit)}`.execute(db);
    const [used] = rows;
    if (used && used.count >= limit.attempts) return Math.max(1, used.wait);
  }
  return null;
}

function windowStart({ windowSeconds: seconds, at }: Given<RateLimit>): RawBuilder<Date> {
  return sql<Date>`to_timestamp(floor(extract(epoch from ${at}::timestamptz) / ${seconds}::integer) * ${seconds}::integer)`;
}

function waitUntilEnd({ windowSeconds: seconds, at }: Given<RateLimit>): RawBuilder<number> {
  return sql<number>`ceil(extract(epoch from window_start) + ${seconds}::integer - extract(epoch from ${at}::timestamptz))::integer`;
}
