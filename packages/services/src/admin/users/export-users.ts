import type { Database } from "@standings/database";
import { type Cell, momentOf } from "@standings/reports";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { type ListFile, listFile } from "../list-file.ts";
import { toAdminUser, USER_COLUMNS, type UserRow } from "./to-admin-user.ts";
import { selectUsers, sortKey, type UserFilter } from "./user-filter.ts";

const HEADER = ["Id", "Name", "E-mail", "Role", "Sign-in", "E-mail verified", "Plan", "Credits", "Created"];
const BATCH = 1_000;

/** The users as a file, filtered and ordered as the list. For admins. */
export async function exportUsers(request: ServiceRequest, filter: UserFilter): Promise<ListFile> {
  const { services } = await requireAdmin(request);
  return listFile("users", HEADER, rowsOf(services.db, filter));
}

async function* rowsOf(db: Database, filter: UserFilter): AsyncGenerator<readonly Cell[]> {
  let after: Place | undefined;
  do {
    const batch: (UserRow & { place: string })[] = await readBatch(db, filter, after);
    for (const row of batch) yield toCells(row);
    const last = batch.at(-1);
    after = batch.length === BATCH && last ? { key: last.place, id: last.id } : undefined;
  } while (after);
}

interface Place {
  /** As Postgres writes it: a Date has no microseconds. */
  readonly key: string;
  readonly id: string;
}

function readBatch(db: Database, filter: UserFilter, after: Place | undefined) {
  const key = sortKey(filter);
  const type = sql.raw(filter.sortBy === "createdAt" ? "timestamptz" : "text");
  const further = sql.raw(filter.sortOrder === "desc" ? "<" : ">");
  return selectUsers(db, filter)
    .select(USER_COLUMNS)
    .select(sql<string>`(${key})::text`.as("place"))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(${key}, id) ${further} (${after?.key}::${type}, ${after?.id}::uuid)`),
    )
    .orderBy(key, filter.sortOrder)
    .orderBy("id", filter.sortOrder)
    .limit(BATCH)
    .execute();
}

function toCells(row: UserRow): Cell[] {
  const user = toAdminUser(row);
  return [
    user.id,
    user.name,
    user.email,
    user.role,
    user.authProvider,
    user.emailVerified ? "Yes" : "No",
    user.plan,
    user.credits,
    momentOf(user.createdAt),
  ];
}
