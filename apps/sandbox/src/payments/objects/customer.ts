import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId, randomText } from "../store/new-id.ts";
import { defaults } from "./defaults.ts";

export type Customer = Stripe.Customer & {
  /** Invoice numbers are `<prefix>-0001`, counted per customer. */
  invoice_prefix: string;
  next_invoice_sequence: number;
};

interface CustomerFields {
  readonly address: Stripe.Address | null;
  readonly description: string | null;
  readonly email: string | null;
  readonly metadata: Stripe.Metadata;
  readonly name: string | null;
  readonly phone: string | null;
}

export function newCustomer(fields: Partial<CustomerFields>): Customer {
  return {
    ...defaults("customer"),
    id: newId("cus"),
    created: now(),
    invoice_prefix: randomText(8).toUpperCase(),
    next_invoice_sequence: 1,
    ...fields,
  };
}

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
