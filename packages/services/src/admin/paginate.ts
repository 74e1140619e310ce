import type { Connection, Tables } from "@standings/database";
import { ADMIN_COUNT_MAX, type AdminPagination } from "@standings/domain";
import { type SelectQueryBuilder, sql } from "kysely";

export interface WantedPage {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/**
 * The pages of a list. Rows are counted up to `ADMIN_COUNT_MAX`, and no page lies beyond, so that count and page read
 * a bounded part of an index however many rows there are.
 */
export async function paginate<Table extends keyof Tables>(
  db: Connection,
  rows: SelectQueryBuilder<Tables, Table, unknown>,
  { page, limit }: WantedPage,
): Promise<AdminPagination> {
  const counted = rows
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as("one"))
    .limit(ADMIN_COUNT_MAX + 1);
  const { count } = await db
    .selectFrom(counted.as("counted"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const total = Math.min(Number(count), ADMIN_COUNT_MAX);
  const pages = Math.ceil(total / limit);
  return { page, limit, total, pages, isLowerBound: Number(count) > ADMIN_COUNT_MAX };
}
