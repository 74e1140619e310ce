import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId, randomText } from "../store/new-id.ts";

export type Customer = Stripe.Customer & {
  /** Invoice numbers are `<prefix>-0001`, counted per customer. */
  invoice_prefix: string;
  next_invoice_sequence: number;
};

export interface CustomerFields {
  readonly address: Stripe.Address | null;
  readonly description: string | null;
  readonly email: string | null;
  readonly metadata: Stripe.Metadata;
  readonly name: string | null;
  readonly phone: string | null;
}

export function newCustomer(fields: Partial<CustomerFields>): Customer {
  return {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
    ...fields,
  };
}
