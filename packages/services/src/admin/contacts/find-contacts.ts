import type { Connection } from "@standings/database";
import type { AdminContact, ContactStatus, InquiryType } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { type FoundIds, findByText, type Indexed, MOST_FOUND, NEARBY } from "../find-by-text.ts";
import { boundsOf, paginate, type WantedPage } from "../paginate.ts";

export interface ContactFilter {
  /** Beginnings of words of name, address, subject and message; all of them. */
  readonly search: string;
  readonly status?: ContactStatus | undefined;
  readonly inquiryType?: InquiryType | undefined;
  /** By date. */
  readonly sortOrder: "asc" | "desc";
}

export function selectFiltered(db: Connection, { status, inquiryType }: ContactFilter) {
  let query = db.selectFrom("contact_submissions");
  if (status !== undefined) query = query.where("status", "=", status);
  if (inquiryType !== undefined) query = query.where("inquiry_type", "=", inquiryType);
  return query;
}

/** SQL: the words of a text as a query; null for a text without one. */
export function wordsOf({ search }: ContactFilter): RawBuilder<unknown> | null {
  const words = search.match(/[\p{L}\p{N}]+/gu);
  return words && sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(" & ")})`;
}

/** The ids of a page of messages, by date. A text without a word finds nothing. */
export async function findContactIds(db: Connection, page: ContactFilter & WantedPage): Promise<FoundIds> {
  const { sortOrder } = page;
  const inOrder = selectFiltered(db, page).orderBy("created_at", sortOrder).orderBy("id", sortOrder);
  if (page.search.trim() === "") {
    const { offset, limit } = boundsOf(page);
    const [rows, pagination] = await Promise.all([
      inOrder.select("id").offset(offset).limit(limit).execute(),
      paginate(db, selectFiltered(db, page), page),
    ]);
    return { ids: rows.map(({ id }) => id), pagination };
  }
  const words = wordsOf(page);
  const isMatch = words ? sql<boolean>`words @@ ${words}` : sql<boolean>`false`;
  return findByText(page, {
    nearby: () =>
      inOrder
        .select(["id", isMatch.as("isMatch")])
        .limit(NEARBY)
        .execute(),
    indexed: words && ((bounds) => readIndexed(db, page, words, bounds)),
  });
}

async function readIndexed(
  db: Connection,
  page: ContactFilter,
  words: RawBuilder<unknown>,
  { offset, limit }: ReturnType<typeof boundsOf>,
): Promise<Indexed> {
  const order = sql`created_at ${sql.raw(page.sortOrder)}, id ${sql.raw(page.sortOrder)}`;
  const matching = selectFiltered(db, page)
    .select(["id", "created_at"])
    .where(sql<boolean>`id in (select id from candidates)`);
  const { rows } = await sql<Indexed>`
    with candidates as materialized (
      select id from contact_submissions where words @@ ${words} limit ${sql.lit(MOST_FOUND + 1)}
    ), matching as materialized (${matching})
    select array(select id from matching order by ${order} offset ${offset} limit ${limit}) as ids,
      (select count(*)::integer from matching) as total,
      (select count(*) > ${MOST_FOUND} from candidates) as is_cut
  `.execute(db);
  return rows[0] ?? { ids: [], total: 0, is_cut: false };
}

/** Messages in the order of the ids. */
export async function readContacts(db: Connection, ids: readonly string[]): Promise<AdminContact[]> {
  const rows = await db
    .selectFrom("contact_submissions")
    .select(["id", "name", "email", "subject", "message", "inquiry_type", "status", "created_at"])
    .where("id", "in", sql<string>`(select unnest(${ids}::uuid[]))`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { inquiry_type: inquiryType, created_at, ...fields } = row;
    return [{ ...fields, inquiryType, createdAt: created_at.toISOString() }];
  });
}
