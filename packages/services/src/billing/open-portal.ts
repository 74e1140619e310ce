import { MissingCustomerError } from "@standings/integrations";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireUser, type ServiceRequest } from "../request.ts";

/**
 * Address of the provider's page on which the viewer ends or renews a plan and sees its invoices. Throws
 * NO_PLAN_TO_MANAGE, TOO_MANY_REQUESTS or PAYMENTS_UNAVAILABLE.
 */
export async function openPortal(request: ServiceRequest): Promise<{ readonly sessionUrl: string }> {
  const { services, viewer } = requireUser(request);
  const { db, payments, settings } = services;
  await countUse(services, "checkout", viewer);
  const user = await db
    .selectFrom("users")
    .select("payment_customer_id")
    .where("id", "=", viewer.userId)
    .executeTakeFirst();
  const customerId = user?.payment_customer_id;
  if (!customerId) throw new ServiceError("NO_PLAN_TO_MANAGE");
  try {
    const returnUrl = `${settings.publicUrl}/profile?tab=account`;
    return { sessionUrl: await payments.openPortal({ customerId, returnUrl }) };
  } catch (cause) {
    if (cause instanceof MissingCustomerError) throw new ServiceError("NO_PLAN_TO_MANAGE", { cause });
    throw new ServiceError("PAYMENTS_UNAVAILABLE", { cause });
  }
}
