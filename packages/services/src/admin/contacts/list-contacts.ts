import { isId } from "@standings/database";
import type { AdminContact, AdminPagination } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
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

/** A message of the contact form. For admins. Throws CONTACT_NOT_FOUND. */
export async function getContact(request: ServiceRequest, id: string): Promise<AdminContact> {
  const { services } = await requireAdmin(request);
  const [contact] = isId(id) ? await readContacts(services.db, [id.toLowerCase()]) : [];
  if (!contact) throw new ServiceError("CONTACT_NOT_FOUND");
  return contact;
}
