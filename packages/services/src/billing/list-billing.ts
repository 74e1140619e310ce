import type { Invoice, Transaction } from "@standings/domain";
import type { Customer } from "@standings/integrations";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";

/** The viewer's payments, newest first. Throws PAYMENTS_UNAVAILABLE. */
export function listTransactions(context: ServiceContext, viewer: Viewer): Promise<Transaction[]> {
  return ofCustomer(context, viewer, [], (id) => context.payments.listTransactions(id));
}

/** The viewer's invoices, newest first. Throws PAYMENTS_UNAVAILABLE. */
export function listInvoices(context: ServiceContext, viewer: Viewer): Promise<Invoice[]> {
  return ofCustomer(context, viewer, [], (id) => context.payments.listInvoices(id));
}

/** Who the viewer is to the payment provider; null before the first purchase. Throws PAYMENTS_UNAVAILABLE. */
export function getCustomer(context: ServiceContext, viewer: Viewer): Promise<Customer | null> {
  return ofCustomer(context, viewer, null, (id) => context.payments.readCustomer(id));
}

async function ofCustomer<Result>(
  { db }: ServiceContext,
  { userId }: Viewer,
  none: Result,
  read: (customerId: string) => Promise<Result>,
): Promise<Result> {
  const user = await db
    .selectFrom("users")
    .select("payment_customer_id")
    .where("id", "=", userId)
    .executeTakeFirst();
  if (!user?.payment_customer_id) return none;
  try {
    return await read(user.payment_customer_id);
  } catch (cause) {
    throw new ServiceError("PAYMENTS_UNAVAILABLE", { cause });
  }
}
