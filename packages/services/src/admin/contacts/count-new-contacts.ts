import { requireAdmin, type ServiceRequest } from "../../request.ts";

/** Messages of the contact form that no admin has read yet. For admins. */
export async function countNewContacts(request: ServiceRequest): Promise<number> {
  const { services } = await requireAdmin(request);
  const { count } = await services.db
    .selectFrom("contact_submissions")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("status", "=", "new")
    .executeTakeFirstOrThrow();
  return Number(count);
}
