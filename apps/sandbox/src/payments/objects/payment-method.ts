import type Stripe from "stripe";
import { now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import type { MethodUsed } from "./method-used.ts";
import type { Unexpanded } from "./unexpanded.ts";

export type PaymentMethod = Unexpanded<Stripe.PaymentMethod, "customer">;

export interface PaymentMethodFields {
  readonly method: MethodUsed;
  readonly email: string | null;
  readonly name: string | null;
  /** null: used once, by a guest */
  readonly customer: string | null;
}

/** What a charge was paid with, as an object of its own. */
export function newPaymentMethod(fields: PaymentMethodFields): PaymentMethod {
  const { method, email, name, customer } = fields;
  return {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: { address: null, email, name, phone: null, tax_id: null },
    created: now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...kindOf(method),
  };
}

function kindOf(method: MethodUsed): Pick<PaymentMethod, "type" | "card" | "us_bank_account"> {
  if (method.kind === "card") {
    return {
      type: "card",
      card: {
        brand: method.brand,
        checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
        country: "US",
        display_brand: method.brand,
        exp_month: method.expMonth,
        exp_year: method.expYear,
        fingerprint: `sandbox${method.last4}`,
        funding: "credit",
        generated_from: null,
        last4: method.last4,
        networks: { available: [method.brand], preferred: null },
        regulated_status: "unregulated",
        three_d_secure_usage: { supported: true },
        wallet: null,
      },
    };
  }
  return {
    type: "us_bank_account",
    us_bank_account: {
      account_holder_type: "company",
      account_type: "checking",
      bank_name: "SANDBOX BANK",
      financial_connections_account: null,
      fingerprint: `sandbox${method.last4}`,
      last4: method.last4,
      networks: { preferred: "ach", supported: ["ach"] },
      routing_number: "110000000",
      status_details: null,
    },
  };
}
