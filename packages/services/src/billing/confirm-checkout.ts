import type { Payment } from "@standings/database";
import type { CheckoutState } from "@standings/domain";
import { getBalance } from "../credits/get-balance.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { readCheckout } from "./read-checkout.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

/**
 * State of the viewer's checkout, asked when the browser comes back from it: credits arrive even when the
 * webhook is late. Throws CHECKOUT_NOT_FOUND (also for another user's checkout), TOO_MANY_REQUESTS or
 * PAYMENTS_UNAVAILABLE.
 */
export async function confirmCheckout(request: ServiceRequest, checkoutId: string): Promise<CheckoutState> {
  const { services, viewer } = requireUser(request);
  const known = await services.db
    .selectFrom("payments")
    .selectAll()
    .where("checkout_id", "=", checkoutId)
    .where("user_id", "=", viewer.userId)
    .executeTakeFirst();
  if (!known) throw new ServiceError("CHECKOUT_NOT_FOUND");
  await countUse(services, "confirm", viewer);
  const read = await readCheckout(services, checkoutId);
  const payment = (read && (await reconcilePayment(services, read))) ?? known;
  return toState(payment, await getBalance(request));
}

function toState({ status, pack, plan, amount, currency }: Payment, credits: number): CheckoutState {
  return { status, creditPackage: pack, plan, amount, currency, credits };
}
