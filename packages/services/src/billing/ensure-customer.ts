import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Viewer } from "../request.ts";

/** The payment provider's id of the viewer, created on the first purchase. */
export async function ensureCustomer(context: ServiceContext, viewer: Viewer): Promise<string> {
  const { db } = context;
  const user = await db
    .selectFrom("users")
    .select(["email", "name", "payment_customer_id"])
    .where("id", "=", viewer.userId)
    .executeTakeFirst();
  if (!user) throw new ServiceError("AUTHENTICATION_REQUIRED");
  return user.payment_customer_id ?? createCustomer(context, viewer, user, null);
}

/** Replaces a customer that the provider no longer knows. */
export async function replaceCustomer(
  context: ServiceContext,
  viewer: Viewer,
  unknownId: string,
): Promise<string> {
  const user = await context.db
    .selectFrom("users")
    .select(["email", "name"])
    .where("id", "=", viewer.userId)
    .executeTakeFirstOrThrow();
  return createCustomer(context, viewer, user, unknownId);
}

async function createCustomer(
  { db, payments }: ServiceContext,
  { userId }: Viewer,
  { email, name }: { readonly email: string; readonly name: string },
  replaced: string | null,
): Promise<string> {
  const customerId = await payments.createCustomer({ userId, email, name });
  await db
    .updateTable("users")
    .set({ payment_customer_id: customerId })
    .where("id", "=", userId)
    .where("payment_customer_id", "is not distinct from", replaced)
    .execute();
  // Two first purchases at once make two customers: the one stored first wins, the other stays unused.
  const user = await db
    .selectFrom("users")
    .select("payment_customer_id")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return user.payment_customer_id ?? customerId;
}
