import type { Connection } from "@standings/database";
import {
  CHANGE_WORDS_MAX,
  type ChangeAction,
  type ChangeSubjectKind,
  type LoggedChange,
} from "@standings/domain";
import { type RawBuilder, sql } from "kysely";

export interface ChangeFilter {
  /** Words that a change holds, each somewhere: in names, values or the reason. */
  readonly search: string;
  /** Id of an admin. */
  readonly admin?: string | undefined;
  readonly action?: ChangeAction | undefined;
  readonly subjectKind?: ChangeSubjectKind | undefined;
  /** Id of what was changed, with its kind. */
  readonly subject?: string | undefined;
  /** First and last day (UTC, `YYYY-MM-DD`). */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly sortOrder: "asc" | "desc";
}

/** Changes that fit a filter, for `paginate`. */
export function filterChanges(db: Connection, filter: ChangeFilter) {
  const fitting = filterRows(db, filter);
  const words = filter.search.trim().split(/\s+/u).filter(Boolean);
  if (words.length === 0) return fitting;
  const newest = fitting.selectAll().orderBy("at", "desc").orderBy("id", "desc").limit(CHANGE_WORDS_MAX);
  const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return db.selectFrom("changes").where(
    "id",
    "in",
    sql<string>`(select changes.id from (${newest}) as changes
      where concat_ws(' ', ${admin("name")}, ${admin("email")}, ${SUBJECT}, ${EMAIL}, replace(action, '_', ' '),
        before::text, after::text, reason) ilike all (${patterns}))`,
  );
}

function filterRows(db: Connection, { admin, action, subjectKind, subject, from, to }: ChangeFilter) {
  let query = db.selectFrom("changes");
  if (admin !== undefined) query = query.where("admin_id", "=", admin);
  if (action !== undefined) query = query.where("action", "=", action);
  if (subjectKind !== undefined) query = query.where("subject_kind", "=", subjectKind);
  if (subject !== undefined) query = query.where("subject_id", "=", subject);
  if (from !== undefined) query = query.where("at", ">=", midnight(from));
  if (to !== undefined) query = query.where("at", "<", sql<Date>`${midnight(to)} + interval '1 day'`);
  return query;
}

function midnight(day: string): RawBuilder<Date> {
  return sql<Date>`(${day}::date::timestamp at time zone 'utc')`;
}

/** Ids of users, searches, studies and messages are UUIDs. Looked up row by row: few rows are named of many. */
const ID = sql`case when changes.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  then changes.subject_id::uuid end`;
const user = (column: "name" | "email") =>
  sql`(select ${sql.ref(column)} from users where users.id = ${ID} and users.deleted_at is null)`;
const contact = (column: "name" | "email") =>
  sql`(select ${sql.ref(column)} from contact_submissions as contacts where contacts.id = ${ID})`;
const admin = (column: "name" | "email") =>
  sql`(select ${sql.ref(column)} from users where users.id = changes.admin_id and users.deleted_at is null)`;
/** What a subject is called now; a person's name is in its own row alone, and a private prompt is nobody else's. */
const SUBJECT = sql`nullif(case changes.subject_kind when 'user' then ${user("name")} when 'contact' then ${contact("name")}
  when 'search' then (select prompt from searches where searches.id = ${ID} and not searches.is_private)
  when 'study' then (select prompt from studies join runs on runs.id = run_id
    where run_id = ${ID} and not runs.is_private)
  else changes.subject_name end, '')`;
const EMAIL = sql`case changes.subject_kind when 'user' then ${user("email")} when 'contact' then ${contact("email")} end`;

interface ChangeRow extends Omit<LoggedChange, "at" | "admin"> {
  readonly at: Date;
  readonly admin_id: string;
  readonly admin_name: string | null;
}

export interface ChangeSlice {
  readonly limit: number;
  readonly offset?: number;
  /** The last change of the slice before. */
  readonly after?: Pick<LoggedChange, "id"> | undefined;
}

/** A part of the changes that fit, with names as they are now. */
export async function readChanges(
  db: Connection,
  filter: ChangeFilter,
  { limit, offset = 0, after }: ChangeSlice,
): Promise<LoggedChange[]> {
  const { sortOrder } = filter;
  const beyond = sql.raw(sortOrder === "desc" ? "<" : ">");
  let slice = filterChanges(db, filter).selectAll();
  if (after !== undefined) {
    const last = sql`(select last.at, last.id from changes as last where last.id = ${after.id}::bigint)`;
    slice = slice.where(sql<boolean>`(at, id) ${beyond} ${last}`);
  }
  slice = slice.orderBy("at", sortOrder).orderBy("id", sortOrder).limit(limit).offset(offset);
  const { rows } = await sql<ChangeRow>`
    select id, at, admin_id, ${admin("name")} as admin_name, action, subject_kind as "subjectKind",
      subject_id as "subjectId", ${SUBJECT} as subject, before, after, reason
    from (${slice}) as changes
    order by at ${sql.raw(sortOrder)}, id ${sql.raw(sortOrder)}
  `.execute(db);
  return rows.map(({ at, admin_id, admin_name, ...change }) => ({
    ...change,
    at: at.toISOString(),
    admin: { id: admin_id, name: admin_name },
  }));
}
