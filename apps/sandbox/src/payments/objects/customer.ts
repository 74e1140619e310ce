import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId, randomText } from "../store/new-id.ts";
import { defaults, nulls } from "./defaults.ts";

export type Customer = Stripe.Customer & {
  /** Invoice numbers are `<prefix>-0001`, counted per customer. */
  invoice_prefix: string;
  next_invoice_sequence: number;
};

export function newCustomer(fields: Partial<Customer>): Customer {
  return {
    ...defaults("customer"),
    id: newId("cus"),
    created: now(),
    invoice_prefix: randomText(8).toUpperCase(),
    ...fields,
  };
}

/** The buyer as a session shows them. */
export function customerDetails(
  buyer: Pick<Stripe.Checkout.Session.CustomerDetails, "email" | "name">,
): Stripe.Checkout.Session.CustomerDetails {
  const { email, name } = buyer;
  return {
    ...nulls("address business_name individual_name phone"),
    email,
    name,
    tax_exempt: "none",
    tax_ids: [],
  };
}
