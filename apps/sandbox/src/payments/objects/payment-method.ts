import type Stripe from "stripe";
import { DAY, now } from "../clock.ts";
import { newId } from "../store/new-id.ts";
import { nulls, type Unexpanded } from "./defaults.ts";

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

export interface Payer {
  readonly method: MethodUsed;
  readonly email: string | null;
  readonly name: string | null;
}

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

/** The payment method in a charge. */
export function methodDetails(method: MethodUsed, amount: number): Stripe.Charge.PaymentMethodDetails {
  if (method.kind === "bank") {
    const debitDate = new Date((now() + 4 * DAY) * 1000).toISOString().slice(0, 10);
    const bank = { ...bankOf(method), expected_debit_date: debitDate, payment_reference: null };
    return { type: "us_bank_account", us_bank_account: bank };
  }
  return {
    type: "card",
    card: {
      ...cardOf(method),
      amount_authorized: amount,
      network: method.brand,
      ...nulls(
        "authorization_code electronic_commerce_indicator installments mandate network_transaction_id",
        "three_d_secure transaction_link_id",
      ),
    },
  };
}

export type PaymentMethod = Unexpanded<Stripe.PaymentMethod, "customer">;

/** The payment method of a charge as an object of its own; a guest's method has no customer. */
export function newPaymentMethod({ method, email, name }: Payer, customer: string | null): PaymentMethod {
  return {
    id: newId("pm"),
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: { email, name, ...nulls("address phone tax_id") },
    created: now(),
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    ...kindOf(method),
  };
}

function kindOf(method: MethodUsed): Pick<PaymentMethod, "type" | "card" | "us_bank_account"> {
  if (method.kind === "bank") {
    const networks: Stripe.PaymentMethod.UsBankAccount.Networks = { preferred: "ach", supported: ["ach"] };
    const open = nulls("financial_connections_account status_details");
    return { type: "us_bank_account", us_bank_account: { ...bankOf(method), networks, ...open } };
  }
  return {
    type: "card",
    card: {
      ...cardOf(method),
      display_brand: method.brand,
      generated_from: null,
      networks: { available: [method.brand], preferred: null },
      three_d_secure_usage: { supported: true },
    },
  };
}

function cardOf({ brand, expMonth, expYear, last4 }: CardUsed) {
  return {
    brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    exp_month: expMonth,
    exp_year: expYear,
    fingerprint: `sandbox${last4}`,
    funding: "credit",
    last4,
    regulated_status: "unregulated",
    wallet: null,
  } as const;
}

function bankOf({ last4 }: BankUsed) {
  return {
    account_holder_type: "company",
    account_type: "checking",
    bank_name: "SANDBOX BANK",
    fingerprint: `sandbox${last4}`,
    last4,
    routing_number: "110000000",
  } as const;
}
