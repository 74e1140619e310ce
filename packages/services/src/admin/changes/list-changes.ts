import type { AdminPagination, LoggedChange } from "@standings/domain";
import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { paginate, type WantedPage } from "../paginate.ts";
import { type ChangeFilter, filterChanges, readChanges } from "./find-changes.ts";

/** A page of the log of changes, the newest first unless asked otherwise. For admins. Throws as `requireAdmin`. */
export async function listChanges(
  request: ServiceRequest,
  { page, limit, ...filter }: ChangeFilter & WantedPage,
): Promise<{ readonly changes: LoggedChange[]; readonly pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const pagination = await paginate(services.db, filterChanges(services.db, filter), { page, limit });
  const offset = (page - 1) * limit;
  const isBeyond = offset >= pagination.total;
  const changes = isBeyond ? [] : await readChanges(services.db, filter, { limit, offset });
  return { changes, pagination };
}

/** Everybody who changed something, by name; it skips from one admin to the next in an index. For admins. */
export async function listChangingAdmins(
  request: ServiceRequest,
): Promise<{ readonly id: string; readonly name: string | null }[]> {
  const { services } = await requireAdmin(request);
  const { rows } = await sql<{ id: string; name: string | null }>`
    with recursive admins as (
      (select admin_id from changes order by admin_id limit 1)
      union all
      select (select admin_id from changes where admin_id > admins.admin_id order by admin_id limit 1)
      from admins where admin_id is not null
    )
    select named.* from admins cross join lateral (
      select id, case when deleted_at is null then name end as name from users where users.id = admins.admin_id offset 0
    ) as named order by name, id
  `.execute(services.db);
  return rows;
}
