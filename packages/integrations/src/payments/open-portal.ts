import type { PortalVisit } from "./payments.ts";
import { throwMissing } from "./stripe-errors.ts";
import type { Connected } from "./subscription.ts";

/** Opens Stripe's customer portal as the account's settings there have it. */
export async function openStripePortal(
  { stripe, module }: Connected,
  { customerId, returnUrl }: PortalVisit,
): Promise<string> {
  const { url } = await stripe.billingPortal.sessions
    .create({ customer: customerId, return_url: returnUrl })
    .catch((error: unknown) => throwMissing(module, error));
  return url;
}
