import type { Connection, Tables } from "@standings/database";
import type { AdminPagination } from "@standings/domain";
import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import { boundsOf, pagesOf, paginate, type WantedPage } from "./paginate.ts";

export interface FoundIds {
  /** Of the page, in its order. */
  readonly ids: readonly string[];
  readonly pagination: AdminPagination;
}

/** Rows that are looked through for a text, in the order of the list, before an index of words is asked. */
export const NEARBY = 2_000;
/** Rows that an index of words gives at most. */
export const MOST_FOUND = 3_000;

export interface Looked {
  readonly id: string;
  readonly isMatch: boolean;
}

interface Indexed {
  readonly ids: readonly string[];
  readonly total: number;
  /** The index had more rows than are looked at. */
  readonly is_cut: boolean;
}

/** A page of a list without a text, in the order of the query. */
export async function findInOrder<Table extends keyof Tables>(
  db: Connection,
  inOrder: SelectQueryBuilder<Tables, Table, { readonly id: string }>,
  page: WantedPage,
): Promise<FoundIds> {
  const { offset, limit } = boundsOf(page);
  const [rows, pagination] = await Promise.all([
    inOrder.offset(offset).limit(limit).execute(),
    paginate(db, inOrder, page),
  ]);
  return { ids: rows.map(({ id }) => id), pagination };
}

interface TextReads {
  /** The first `NEARBY` rows that the filters let pass. */
  readonly nearby: () => Promise<readonly Looked[]>;
  /** Null for a text that the index cannot be asked for. */
  readonly indexed: IndexRead | null;
}

/**
 * A page of the rows that hold a text. What many rows hold is found among the next ones in the order of the list, and
 * counted no further; what few hold is found by the index of words. So neither reads more than a few thousand rows.
 */
export async function findByText(
  db: Connection,
  page: WantedPage,
  { nearby, indexed }: TextReads,
): Promise<FoundIds> {
  const looked = await nearby();
  const matches = looked.filter(({ isMatch }) => isMatch).map(({ id }) => id);
  const isWhole = looked.length < NEARBY;
  const bounds = boundsOf(page);
  if (isWhole || matches.length >= page.limit || indexed === null) {
    const ids = matches.slice(bounds.offset, bounds.offset + bounds.limit);
    return { ids, pagination: pagesOf(matches.length, page, !isWhole) };
  }
  return findByIndex(db, page, indexed);
}

interface IndexRead {
  /** SQL: what an index gives, `MOST_FOUND + 1` rows of it at most, with `id`, `is_match` and what the others name. */
  readonly candidates: RawBuilder<unknown>;
  readonly where: RawBuilder<boolean>;
  readonly orderBy: RawBuilder<unknown>;
}

/** A page of an index's candidates; these carry what is filtered and ordered by, so that the table is not read again. */
export async function findByIndex(
  db: Connection,
  page: WantedPage,
  { candidates, where, orderBy }: IndexRead,
): Promise<FoundIds> {
  const { offset, limit } = boundsOf(page);
  const { rows } = await sql<Indexed>`
    with candidates as materialized (${candidates}), matching as materialized (
      select distinct on (id) * from candidates where is_match and ${where}
    )
    select array(select id from matching order by ${orderBy} offset ${offset} limit ${limit}) as ids,
      (select count(*)::integer from matching) as total,
      (select count(*) > ${MOST_FOUND} from candidates) as is_cut
  `.execute(db);
  const { ids, total, is_cut } = rows[0] ?? { ids: [], total: 0, is_cut: false };
  return { ids, pagination: pagesOf(Math.min(total, MOST_FOUND), page, is_cut) };
}
