import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import { nulls } from "./defaults.ts";

export type PortalSession = Stripe.BillingPortal.Session;

interface Visit {
  readonly customer: string;
  readonly returnUrl: string | null;
}

/** A customer's visit to the portal. */
export function newPortalSession({ customer, returnUrl }: Visit, base: string): PortalSession {
  const id = newId("bps");
  return {
    id,
    object: "billing_portal.session",
    configuration: "bpc_sandbox",
    created: now(),
    customer,
    livemode: false,
    return_url: returnUrl,
    url: `${base}/portal/${id}`,
    ...nulls("customer_account flow locale on_behalf_of"),
  };
}
