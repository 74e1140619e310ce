import type { AdminPagination, LoggedChange } from "@standings/domain";
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
