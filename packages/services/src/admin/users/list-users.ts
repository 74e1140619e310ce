import type { AdminPagination, AdminUser } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { boundsOf, paginate, type WantedPage } from "../paginate.ts";
import { toAdminUser, USER_COLUMNS } from "./to-admin-user.ts";
import { selectUsers, sortKey, type UserFilter } from "./user-filter.ts";

/** A page of the users. For admins. */
export async function listUsers(
  request: ServiceRequest,
  page: UserFilter & WantedPage,
): Promise<{ users: AdminUser[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const filtered = selectUsers(services.db, page);
  const { offset, limit } = boundsOf(page);
  const [rows, pagination] = await Promise.all([
    filtered
      .select(USER_COLUMNS)
      .orderBy(sortKey(page), page.sortOrder)
      .orderBy("id", page.sortOrder)
      .offset(offset)
      .limit(limit)
      .execute(),
    paginate(services.db, filtered, page),
  ]);
  return { users: rows.map(toAdminUser), pagination };
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
