import type Stripe from "stripe";
import { DAY, now } from "../clock.ts";

export interface CardUsed {
  readonly kind: "card";
  readonly brand: "visa" | "mastercard" | "amex" | "discover";
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

export interface BankUsed {
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
