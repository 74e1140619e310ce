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
}

export function connect(options: DatabaseOptions): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(options) }) });
}

/** Connections as libraries take them that bring their own SQL. */
export function createPool({ url, poolSize = 20, onPoolError = () => {} }: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, idleTimeoutMillis: 30_000 });
  pool.on("error", onPoolError);
  // A connection can also break while it is lent out, between two queries.
  pool.on("connect", (client) => client.on("error", onPoolError));
  return pool;
}

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
