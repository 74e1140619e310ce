import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import { endWhenSilent } from "./end-when-silent.ts";
import { isSilence } from "./outage.ts";
import { preparingPool } from "./prepared.ts";
import { REPLICA_LIMITS, replicaPool } from "./replica-pool.ts";
import type { Tables } from "./tables/index.ts";

export type Database = Kysely<Tables>;
/** First argument of a query function: the database or a transaction in it. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

pg.types.setTypeParser(pg.types.builtins.INT8, String);

export interface DatabaseOptions {
  readonly url: string;
  /** What its connections are called in `pg_stat_activity`. */
  readonly name?: string;
  readonly poolSize?: number;
  /** Longest wait for a connection; `CONNECT_TIMEOUT_MS` without. */
  readonly connectMs?: number;
  /** Longest wait for the answer to a statement; for ever without. */
  readonly queryMs?: number;
  /** False behind a pooler that gives each transaction another connection: statements have no names there. */
  readonly prepares?: boolean;
  /** Told about connections that broke while no query ran. */
  readonly onPoolError?: (error: Error) => void;
}

/** Longest wait for a connection, a free one or a new one: a request is told within 5 s that the database is away. */
export const CONNECT_TIMEOUT_MS = 4_000;
const IDLE_TIMEOUT_MS = 30_000;
/** Connections of a pool that are kept however long they are idle: a new one plans the statements of a search anew. */
const KEPT = 2;
const KEEP_ALIVE_MS = 10_000;

/** Settings of every connection. `keepAlive` makes the system notice a peer that has gone without a word. */
export function connectionSettings(
  url: string,
  name: string,
  connectMs = CONNECT_TIMEOUT_MS,
): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  };
}

export function connect(options: DatabaseOptions): Database {
  return connectOver(createPool(options), options);
}

/** The same over a pool that is there; `queryMs` where these statements may take longer than others of the pool. */
export function connectOver(
  pool: pg.Pool,
  { prepares = true, queryMs }: Pick<DatabaseOptions, "prepares" | "queryMs"> = {},
): Database {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: preparingPool(pool, { prepares, queryMs }) }),
  });
}

type Limits = Pick<pg.PoolConfig, "statement_timeout" | "query_timeout" | "connectionTimeoutMillis">;

/** Connections as libraries take them that bring their own SQL. */
export function createPool(options: DatabaseOptions, limits: Limits = {}): pg.Pool {
  const pool = new pg.Pool({ ...poolSettings(options), ...limits });
  surviveErrors(pool, options.onPoolError);
  return pool;
}

export function poolSettings({
  url,
  name = "standings",
  poolSize = 20,
  connectMs,
  queryMs,
}: DatabaseOptions): pg.PoolConfig {
  const min = Math.min(KEPT, poolSize);
  return {
    ...connectionSettings(url, name, connectMs),
    min,
    max: poolSize,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    ...(queryMs === undefined ? {} : { query_timeout: queryMs }),
  };
}

/** An error that nobody listens to would end the process. */
export function surviveErrors(pool: pg.Pool, onPoolError: (error: Error) => void = () => {}): void {
  pool.on("error", onPoolError);
  // A connection can also break while it is lent out, between two queries.
  pool.on("connect", (client) => endWhenSilent(client.on("error", onPoolError), pool.options));
}

/** Milliseconds. */
export interface HeavyPatience {
  /** Longest a heavy read may take. */
  readonly readMs: number;
  /** Longest it may wait for a connection. */
  readonly waitMs: number;
}

interface HeavyReads {
  /** A replica that is asked while it keeps up. */
  readonly replicaUrl?: string | null;
  readonly patience: HeavyPatience;
}

/** Connections for reads that may be slow: few, so that they leave the database to others, and with a time limit. */
export function connectHeavyReads(
  options: DatabaseOptions,
  { replicaUrl = null, patience }: HeavyReads,
): Database {
  const limits = {
    statement_timeout: patience.readMs,
    // Where the database does not say so itself.
    query_timeout: 2 * patience.readMs,
    connectionTimeoutMillis: patience.waitMs,
  };
  const primary = createPool(options, limits);
  if (replicaUrl === null) return connectOver(primary);
  const replica = createPool({ ...options, url: replicaUrl }, { ...limits, ...REPLICA_LIMITS });
  const pool = replicaPool({ replica, primary });
  const end = async () => void (await Promise.all([pool.end(), primary.end()]));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: { ...pool, end } }) });
}

/** Connections to a replica, for reads that may be some seconds old; `primary` stays open when they end. */
export function connectReplica(
  options: DatabaseOptions,
  primary: { readonly pool: pg.Pool; readonly prepares: boolean },
): Database {
  const replica = createPool(options, REPLICA_LIMITS);
  const pool = replicaPool({ replica, primary: primary.pool, primaryPrepares: primary.prepares });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** A heavy read was cut off at its time limit, or found no connection in time. */
export function isTooHeavy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isCutOff = ("code" in error && error.code === "57014") || isSilence(error);
  return isCutOff || NO_CONNECTION_IN_TIME.has(error.message);
}

/** What pg says without a code when no connection gets free in time, and when a new one is not there in time. */
const NO_CONNECTION_IN_TIME: ReadonlySet<string> = new Set([
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
  "timeout expired",
]);

export type OnCommit = (effect: () => void) => void;

/** Runs `work` in a transaction; effects registered with `onCommit` run once it has committed, in order. */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction<Tables>, onCommit: OnCommit) => Promise<Result>,
): Promise<Result> {
  const effects: (() => void)[] = [];
  const result = await db.transaction().execute((tx) => work(tx, (effect) => effects.push(effect)));
  for (const effect of effects) effect();
  return result;
}
