import {
  type Compilable,
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  PostgresQueryCompiler,
  type PostgresQueryResult,
  type QueryCreator,
  type RawBuilder,
  sql,
} from "kysely";
import type pg from "pg";
import type { Connection } from "./database.ts";
import type { Tables } from "./tables/index.ts";

/** Values of a statement: each given, or in its place what stands for it in a prepared statement. */
export type Given<Values> = { readonly [Key in keyof Values]: Values[Key] | RawBuilder<Values[Key]> };

/** What stands for each value of a prepared statement. */
export type Places<Values> = { readonly [Key in keyof Values]: RawBuilder<Values[Key]> };

/** Begins the text of a prepared statement and says its name. */
const MARK = /^\/\* prepared (\w+) \*\//;

/** Stands for a value in a compiled statement. */
class Place {
  readonly key: PropertyKey;
  constructor(key: PropertyKey) {
    this.key = key;
  }
}

/**
 * A statement that is built once, and parsed and planned once for each connection; running it binds values. For the
 * statements of every search: to build and to plan them took longer than to execute them. It must name the columns that
 * it returns: a `*` breaks when a migration adds one.
 */
export function prepare<Values extends object>(name: string) {
  return <Row>(build: (db: QueryCreator<Tables>, values: Places<Values>) => Compilable<Row>) => {
    let prepared: { readonly text: string; readonly parameters: readonly unknown[] } | undefined;
    function prepareOnce() {
      const { sql: text, parameters } = build(createBuilder(), placesOf<Values>()).compile();
      return { text: `/* prepared ${name} */ ${text}`, parameters };
    }
    return async (db: Connection, values: Values): Promise<Row[]> => {
      prepared ??= prepareOnce();
      const bound = prepared.parameters.map((parameter) =>
        parameter instanceof Place ? Reflect.get(values, parameter.key) : parameter,
      );
      const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(prepared.text, bound));
      return rows;
    };
  };
}

/** A connection that only compiles. */
function createBuilder(): QueryCreator<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: () => {
        throw new Error("Nothing is connected");
      },
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** The cast holds because every key that is read gives a place. They cannot be listed: it is not to be spread. */
function placesOf<Values>(): Places<Values> {
  return new Proxy({}, { get: (_target, key) => sql`${new Place(key)}` }) as Places<Values>;
}

interface PreparingOptions {
  /** False behind a pooler, which knows no prepared statements. */
  readonly prepares?: boolean | undefined;
  /** Longest wait for an answer; that of the pool without. */
  readonly queryMs?: number | undefined;
}

/** A pool for Kysely that runs marked statements under their names, so that each connection prepares them once. */
export function preparingPool(pool: pg.Pool, options: PreparingOptions = {}): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? preparingClient(client, options);
      clients.set(client, known);
      return known;
    },
  };
}

function preparingClient(
  client: pg.PoolClient,
  { prepares = true, queryMs }: PreparingOptions,
): PostgresPoolClient {
  const limit = queryMs === undefined ? {} : { query_timeout: queryMs };
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== "string") throw new Error("Kysely uses cursors only when they are configured");
    const name = prepares ? MARK.exec(text)?.[1] : undefined;
    return client.query({ ...(name === undefined ? {} : { name }), ...limit, text, values: [...values] });
  }
  return { query, release: (destroy) => client.release(destroy) };
}
