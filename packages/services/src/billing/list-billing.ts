import type { Invoice, Transaction } from "@standings/domain";
import type { Customer, PaymentProvider } from "@standings/integrations";
import { ServiceError } from "../errors.ts";
import { type Guarded, requireUser, type ServiceRequest, type Viewer } from "../request.ts";

/** The viewer's payments, newest first. Throws PAYMENTS_UNAVAILABLE. */
export async function listTransactions(request: ServiceRequest): Promise<Transaction[]> {
  const guarded = requireUser(request);
  return (await readOfCustomer(guarded, (payments, id) => payments.listTransactions(id))) ?? [];
}

/** The viewer's invoices, newest first. Throws PAYMENTS_UNAVAILABLE. */
export async function listInvoices(request: ServiceRequest): Promise<Invoice[]> {
  const guarded = requireUser(request);
  return (await readOfCustomer(guarded, (payments, id) => payments.listInvoices(id))) ?? [];
}

/** Id of the viewer at the payment provider; null before the first purchase. Throws PAYMENTS_UNAVAILABLE. */
export async function getCustomer(request: ServiceRequest): Promise<Customer | null> {
  const guarded = requireUser(request);
  return readOfCustomer(guarded, (payments, id) => payments.readCustomer(id));
}

/** The viewer's record at the payment provider; null before the first purchase. */
async function readOfCustomer<Result>(
  { services, viewer }: Guarded<Viewer>,
  read: (payments: PaymentProvider, customerId: string) => Promise<Result>,
): Promise<Result | null> {
  const user = await services.db
    .selectFrom("users")
    .select("payment_customer_id")
    .where("id", "=", viewer.userId)
    .executeTakeFirst();
  if (!user?.payment_customer_id) return null;
  try {
    return await read(services.payments, user.payment_customer_id);
  } catch (cause) {
    throw new ServiceError("PAYMENTS_UNAVAILABLE", { cause });
  }
}
