import { isTooHeavy } from "@standings/database";
import type { RawBuilder } from "kysely";
import type { ServiceContext } from "./context.ts";
import { ServiceError } from "./errors.ts";

/** Seconds after which a read that found no room is worth another try. */
const RETRY_AFTER = 2;

/**
 * Rows of a query that may be slow, over connections of its own: many of them wait for each other, and for nobody else.
 * Throws BUSY when it finds no free connection soon, or takes too long.
 */
export async function readHeavily<Row>(
  { heavyReads }: Pick<ServiceContext, "heavyReads">,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  try {
    return (await query.execute(heavyReads)).rows;
  } catch (error) {
    if (isTooHeavy(error)) throw new ServiceError("BUSY", { retryAfter: RETRY_AFTER, cause: error });
    throw error;
  }
}
