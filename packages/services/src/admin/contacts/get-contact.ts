import { isId } from "@standings/database";
import type { AdminContact } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { readContacts } from "./find-contacts.ts";

/** A message of the contact form. For admins. Throws CONTACT_NOT_FOUND. */
export async function getContact(request: ServiceRequest, id: string): Promise<AdminContact> {
  const { services } = await requireAdmin(request);
  const [contact] = isId(id) ? await readContacts(services.db, [id.toLowerCase()]) : [];
  if (!contact) throw new ServiceError("CONTACT_NOT_FOUND");
  return contact;
}
