import type { AdminContact, AdminPagination } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import type { WantedPage } from "../paginate.ts";
import { type ContactFilter, findContactIds, readContacts } from "./find-contacts.ts";

/** A page of the contact form's messages, by date. For admins. Reading one leaves its status as it is. */
export async function listContacts(
  request: ServiceRequest,
  page: ContactFilter & WantedPage,
): Promise<{ submissions: AdminContact[]; pagination: AdminPagination }> {
  const { services } = await requireAdmin(request);
  const { ids, pagination } = await findContactIds(services.db, page);
  return { submissions: await readContacts(services.db, ids), pagination };
}
