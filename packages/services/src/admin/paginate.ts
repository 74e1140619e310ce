import type { Connection, Tables } from "@standings/database";
import { ADMIN_COUNT_MAX, type AdminPagination } from "@standings/domain";
import { type SelectQueryBuilder, sql } from "kysely";

export interface WantedPage {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** Offset and limit of a page; nothing lies beyond the rows that are counted. */
export function boundsOf({ page, limit }: WantedPage): { offset: number; limit: number } {
  const offset = Math.min((page - 1) * limit, ADMIN_COUNT_MAX);
  return { offset, limit: Math.min(limit, ADMIN_COUNT_MAX - offset) };
}

/** The pages of so many rows; `isCut`: there may be more. */
export function pagesOf(count: number, { page, limit }: WantedPage, isCut = false): AdminPagination {
  const total = Math.min(count, ADMIN_COUNT_MAX);
  const isLowerBound = isCut || count > ADMIN_COUNT_MAX;
  return { page, limit, total, pages: Math.ceil(total / limit), isLowerBound };
}

/**
 * The pages of a list. Rows are counted up to `ADMIN_COUNT_MAX`, and no page lies beyond, so that count and page read
 * a bounded part of an index however many rows there are.
 */
export async function paginate<Table extends keyof Tables>(
  db: Connection,
  rows: SelectQueryBuilder<Tables, Table, unknown>,
  wanted: WantedPage,
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
  return pagesOf(Number(count), wanted);
}
