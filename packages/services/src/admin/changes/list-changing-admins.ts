import { sql } from "kysely";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

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
