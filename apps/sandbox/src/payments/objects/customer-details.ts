import type Stripe from "stripe";

/** Who pays, as a session shows it. */
export function customerDetails(buyer: {
  readonly email: string | null;
  readonly name: string | null;
}): Stripe.Checkout.Session.CustomerDetails {
  return {
    address: null,
    business_name: null,
    email: buyer.email,
    individual_name: null,
    name: buyer.name,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  };
}
