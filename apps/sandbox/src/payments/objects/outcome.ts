import type Stripe from "stripe";

type Outcome = Stripe.Charge.Outcome;

const COMMON = { advice_code: null, network_advice_code: null, network_decline_code: null } as const;

export const AUTHORIZED: Outcome = {
  ...COMMON,
  network_status: "approved_by_network",
  reason: null,
  risk_level: "normal",
  risk_score: 12,
  seller_message: "Payment complete.",
  type: "authorized",
};

/** What a bank's refusal looks like on the failed charge. */
export function declined(declineCode: string): Outcome {
  return {
    ...COMMON,
    advice_code: "try_again_later",
    network_decline_code: "05",
    network_status: "declined_by_network",
    reason: declineCode,
    risk_level: "normal",
    risk_score: 31,
    seller_message: "The bank did not return any further details with this decline.",
    type: "issuer_declined",
  };
}
