import type Stripe from "stripe";
import { DAY, now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import type { Unexpanded } from "./unexpanded.ts";

export interface CardUsed {
  readonly kind: "card";
  readonly brand: "visa" | "mastercard" | "amex" | "discover";
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

interface BankUsed {
  readonly kind: "bank";
  readonly last4: string;
}

export type MethodUsed = CardUsed | BankUsed;

/** The card that the checkout page is prefilled with. */
export const TEST_CARD: CardUsed = {
  kind: "card",
  brand: "visa",
  last4: "4242",
  expMonth: 12,
  expYear: 2034,
};
export const DECLINED_CARD: CardUsed = { ...TEST_CARD, last4: "0002" };
export const TEST_BANK: BankUsed = { kind: "bank", last4: "6789" };

/** How a charge names its method. */
export function methodDetails(method: MethodUsed, amount: number): Stripe.Charge.PaymentMethodDetails {
  return method.kind === "card" ? cardDetails(method, amount) : bankDetails(method);
}

function cardDetails(card: CardUsed, amount: number): Stripe.Charge.PaymentMethodDetails {
  return {
    type: "card",
    card: {
      amount_authorized: amount,
      authorization_code: null,
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
      country: "US",
      electronic_commerce_indicator: null,
      exp_month: card.expMonth,
      exp_year: card.expYear,
      fingerprint: `sandbox${card.last4}`,
      funding: "credit",
      installments: null,
      last4: card.last4,
      mandate: null,
      network: card.brand,
      network_transaction_id: null,
      regulated_status: "unregulated",
      three_d_secure: null,
      transaction_link_id: null,
      wallet: null,
    },
  };
}

function bankDetails(bank: BankUsed): Stripe.Charge.PaymentMethodDetails {
  return {
    type: "us_bank_account",
    us_bank_account: {
      account_holder_type: "company",
      account_type: "checking",
      bank_name: "SANDBOX BANK",
      expected_debit_date: new Date((now() + 4 * DAY) * 1000).toISOString().slice(0, 10),
      fingerprint: `sandbox${bank.last4}`,
      last4: bank.last4,
      payment_reference: null,
      routing_number: "110000000",
    },
  };
}

export type PaymentMethod = Unexpanded<Stripe.PaymentMethod, "customer">;

interface PaymentMethodFields {
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
