import { type Database, isTooHeavy } from "@standings/database";
import type { RawBuilder } from "kysely";
import type { ServiceContext } from "./context.ts";
import { ServiceError } from "./errors.ts";

/** Seconds after which a read that found no room is worth another try. */
const RETRY_AFTER = 2;

/** Reads that have not ended, by statement and parameters. */
type UnderWay = Map<string, Promise<readonly unknown[]>>;

const readsOf = new WeakMap<Database, UnderWay>();

/**
 * Rows of a query that may be slow, over connections of its own: many of them wait for each other, and for nobody else.
 * Who asks the same while it is read gets the same rows. Throws BUSY when it finds no free connection soon, or takes too
 * long.
 */
export function readHeavily<Row>(
  { heavyReads }: Pick<ServiceContext, "heavyReads">,
  query: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const underWay = readsOf.get(heavyReads) ?? new Map<string, Promise<readonly Row[]>>();
  readsOf.set(heavyReads, underWay);
  const { sql, parameters } = query.compile(heavyReads);
  const key = JSON.stringify([sql, parameters]);
  const shared = underWay.get(key);
  // The same statement gives rows of the same shape.
  if (shared) return shared as Promise<readonly Row[]>;
  const reading = read(heavyReads, query).finally(() => underWay.delete(key));
  underWay.set(key, reading);
  return reading;
}

async function read<Row>(heavyReads: Database, query: RawBuilder<Row>): Promise<readonly Row[]> {
  try {
    return (await query.execute(heavyReads)).rows;
  } catch (error) {
    if (isTooHeavy(error)) throw new ServiceError("BUSY", { retryAfter: RETRY_AFTER, cause: error });
    throw error;
  }
}
