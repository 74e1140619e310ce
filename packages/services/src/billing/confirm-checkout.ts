import type { CheckoutState } from "@standings/domain";
import type { ServiceContext, Viewer } from "../context.ts";
import { getBalance } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { type Payment, reconcilePayment } from "./reconcile-payment.ts";

/**
 * What came of the viewer's checkout, asked when the browser comes back from it: credits arrive even when the
 * webhook is late. Throws CHECKOUT_NOT_FOUND (also for somebody else's) or PAYMENTS_UNAVAILABLE.
 */
export async function confirmCheckout(
  context: ServiceContext,
  viewer: Viewer,
  checkoutId: string,
): Promise<CheckoutState> {
  const known = await context.db
    .selectFrom("payments")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .where("user_id", "=", viewer.userId)
    .executeTakeFirst();
  if (!known) throw new ServiceError("CHECKOUT_NOT_FOUND");
  const checkout = await context.payments.readCheckout(checkoutId).catch((cause: unknown) => {
    throw new ServiceError("PAYMENTS_UNAVAILABLE", { cause });
  });
  const payment = (checkout && (await reconcilePayment(context, checkout))) ?? known;
  return toState(payment, await getBalance(context.db, viewer.userId));
}

function toState({ status, pack, plan, amount, currency }: Payment, credits: number): CheckoutState {
  return { status, creditPackage: pack, plan, amount, currency, credits };
}
