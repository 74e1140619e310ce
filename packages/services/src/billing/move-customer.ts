import type { JobPayload } from "../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Job: has the payment provider send its receipts and reminders to the address that an account has now. */
export async function moveCustomer(
  request: ServiceRequest,
  { userId }: JobPayload<"move_customer">,
): Promise<void> {
  const { db, payments } = requireSystem(request);
  const user = await db
    .selectFrom("users")
    .select(["email", "payment_customer_id"])
    .where("id", "=", userId)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (user?.payment_customer_id) await payments.moveCustomer(user.payment_customer_id, user.email);
}
