import type { Connection } from "@standings/database";
import type { AdminContact, ContactStatus, InquiryType } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { type FoundIds, findByText, findInOrder, MOST_FOUND, NEARBY } from "../find-by-text.ts";
import type { WantedPage } from "../paginate.ts";

export interface ContactFilter {
  /** Beginnings of words of name, address, subject and message; all of them. */
  readonly search: string;
  readonly status?: ContactStatus | undefined;
  readonly inquiryType?: InquiryType | undefined;
  /** By date. */
  readonly sortOrder: "asc" | "desc";
}

function filterSql({ status, inquiryType }: ContactFilter): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (status !== undefined) conditions.push(sql`status = ${status}`);
  if (inquiryType !== undefined) conditions.push(sql`inquiry_type = ${inquiryType}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

export function selectFiltered(db: Connection, filter: ContactFilter) {
  return db.selectFrom("contact_submissions").where(filterSql(filter));
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
  if (page.search.trim() === "") return findInOrder(db, inOrder.select("id"), page);
  const words = wordsOf(page);
  const isMatch = words ? sql<boolean>`words @@ ${words}` : sql<boolean>`false`;
  return findByText(db, page, {
    nearby: () =>
      inOrder
        .select(["id", isMatch.as("isMatch")])
        .limit(NEARBY)
        .execute(),
    indexed: words && {
      candidates: candidatesOf(words),
      where: filterSql(page),
      orderBy: sql`created_at ${sql.raw(sortOrder)}, id ${sql.raw(sortOrder)}`,
    },
  });
}

function candidatesOf(words: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select id, created_at, status, inquiry_type, true as is_match from contact_submissions
    where words @@ ${words} limit ${sql.lit(MOST_FOUND + 1)}`;
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
