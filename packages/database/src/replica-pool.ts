import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isOutage } from "./outage.ts";
import { preparingPool } from "./prepared.ts";

/** Milliseconds. */
const LOOK_EVERY = 1_000;
/** A replica that has not replayed what the primary had written so long ago is not read. */
const LAG = 5_000;
/** Looks that may be missing: a replica that does not answer is not read either. */
const LOOKS = 3;
/** A look or a read that a replica does not answer within this time is the primary's. */
const ANSWER_WITHIN = 5_000;

/** What connections to a replica need besides: the server may be gone without a word. */
export const REPLICA_LIMITS = { query_timeout: ANSWER_WITHIN };

/** Where the primary was in its log, and when (`performance.now`). */
interface Mark {
  readonly at: number;
  readonly lsn: string;
}

export interface ReplicaOptions {
  readonly replica: pg.Pool;
  readonly primary: pg.Pool;
  /** False where the primary is behind a pooler, which knows no prepared statements. */
  readonly primaryPrepares?: boolean;
  /** Milliseconds, both: for tests. */
  readonly lookEvery?: number;
  readonly lag?: number;
}

/**
 * A pool of a read replica, and of its primary while the replica is away or behind by more than 5 s. For reads that may be
 * some seconds old: what the replica fails to answer, because it went away or cancelled the read for what it replays, the
 * primary is asked. Its end is the end of the replica's connections.
 */
export function replicaPool({
  replica,
  primary,
  primaryPrepares = true,
  lookEvery = LOOK_EVERY,
  lag = LAG,
}: ReplicaOptions): PostgresPool {
  const near = preparingPool(replica);
  const far = preparingPool(primary, { prepares: primaryPrepares });
  const marks: Mark[] = [];
  let freshUntil = 0;
  let isLooking = false;
  const doubt = () => {
    freshUntil = 0;
  };

  async function look(): Promise<void> {
    marks.push({ at: performance.now(), lsn: await readLsn(primary) });
    const old = marks.findLastIndex(({ at }) => at <= performance.now() - lag);
    if (old > 0) marks.splice(0, old);
    const [{ lsn }] = marks as [Mark, ...Mark[]];
    const { rows } = await replica.query<{ is_fresh: boolean }>(
      "select pg_last_wal_replay_lsn() >= $1::pg_lsn as is_fresh",
      [lsn],
    );
    freshUntil = rows[0]?.is_fresh === true ? performance.now() + LOOKS * lookEvery : 0;
  }
  async function lookInTurn(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    await look().catch(doubt);
    isLooking = false;
  }
  const looking = setInterval(() => void lookInTurn(), lookEvery).unref();
  void lookInTurn();

  return {
    options: replica.options,
    async connect() {
      if (performance.now() >= freshUntil) return far.connect();
      try {
        return orPrimary(await near.connect(), far, doubt);
      } catch {
        doubt();
        return far.connect();
      }
    },
    async end() {
      clearInterval(looking);
      await near.end();
    },
  };
}

/** A read that was in the way of what is replayed. */
const CANCELLED = "40001";

/** A client of the replica; reads that fail there are done by the primary. */
function orPrimary(client: PostgresPoolClient, far: PostgresPool, doubt: () => void): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]) => {
    try {
      return await client.query(text, values);
    } catch (error) {
      if (isOutage(error)) {
        isBroken = true;
        doubt();
      } else if (!(error instanceof Error && "code" in error && error.code === CANCELLED)) throw error;
      const other = await far.connect();
      try {
        return await other.query(text, values);
      } finally {
        other.release();
      }
    }
  };
  return {
    // Kysely's other form is for cursors, which nobody configures.
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(isBroken || destroy),
  };
}

async function readLsn(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ lsn: string }>("select pg_current_wal_lsn()::text as lsn");
  return rows[0]?.lsn ?? "0/0";
}
