import type { Connection } from "@standings/database";
import type { AdminPagination, AdminUser } from "@standings/domain";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import type { WantedPage } from "../paginate.ts";
import { findUserIds } from "./find-user-ids.ts";
import { toAdminUser, USER_COLUMNS } from "./to-admin-user.ts";
import type { UserFilter } from "./user-filter.ts";

/** A page of the users. For admins. */
export async function listUsers(
  request: ServiceRequest,
  page: UserFilter & WantedPage,
): Promise<{ users: AdminUser[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const { ids, pagination } = await findUserIds(services.db, page);
  return { users: await readUsers(services.db, ids), pagination };
}

/** Users in the order of the ids. */
async function readUsers(db: Connection, ids: readonly string[]): Promise<AdminUser[]> {
  const rows = await db
    .selectFrom("users")
    .select(USER_COLUMNS)
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toAdminUser(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** How many users there are, and admins among them. For admins. */
export async function countUsers(request: ServiceRequest): Promise<{ total: number; admins: number }> {
  const { services } = await requireAdmin(request);
  const users = services.db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("deleted_at", "is", null);
  const [all, admins] = await Promise.all([
    users.executeTakeFirstOrThrow(),
    users.where("role", "=", "admin").executeTakeFirstOrThrow(),
  ]);
  return { total: Number(all.count), admins: Number(admins.count) };
}
