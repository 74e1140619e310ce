import { Kysely, PostgresDialect, type Transaction } from "kysely";
import pg from "pg";
import type { Tables } from "./tables/index.ts";

export type Database = Kysely<Tables>;
/** First argument of a query function: the database or a transaction in it. */
export type Connection = Kysely<Tables> | Transaction<Tables>;

pg.types.setTypeParser(pg.types.builtins.INT8, String);

export interface DatabaseOptions {
  readonly url: string;
  readonly poolSize?: number;
  /** Told about idle connections that broke; without it a database stop would end the process. */
  readonly onPoolError?: (error: Error) => void;
  /** Told how long each statement took, in milliseconds, for measurements. */
  readonly onStatement?: (duration: number) => void;
}

export function connect(options: DatabaseOptions): Database {
  const { onStatement } = options;
  const dialect = new PostgresDialect({ pool: createPool(options) });
  if (!onStatement) return new Kysely<Tables>({ dialect });
  return new Kysely<Tables>({ dialect, log: ({ queryDurationMillis }) => onStatement(queryDurationMillis) });
}

/** Connections as libraries take them that bring their own SQL. */
export function createPool(
  { url, poolSize = 20, onPoolError = () => {} }: DatabaseOptions,
  limits: Pick<pg.PoolConfig, "statement_timeout" | "connectionTimeoutMillis"> = {},
): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, idleTimeoutMillis: 30_000, ...limits });
  pool.on("error", onPoolError);
  // A connection can also break while it is lent out, between two queries.
  pool.on("connect", (client) => client.on("error", onPoolError));
  return pool;
}

/** Longest a heavy read may take, and longest it may wait for a connection. */
const HEAVY_READ_MS = 5_000;
const HEAVY_WAIT_MS = 2_000;

/** Connections for reads that may be slow: few, so that they leave the database to others, and with a time limit. */
export function connectHeavyReads(options: DatabaseOptions): Database {
  const limits = { statement_timeout: HEAVY_READ_MS, connectionTimeoutMillis: HEAVY_WAIT_MS };
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(options, limits) }) });
}

/** A heavy read was cut off at its time limit, or found no connection. */
export function isTooHeavy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && error.code === "57014") || error.message === POOL_IS_FULL;
}

/** What pg says when no connection gets free in time; it has no code. */
const POOL_IS_FULL = "timeout exceeded when trying to connect";

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
