/** Why a card is refused, in Stripe's words. */
export interface Decline {
  readonly code: "card_declined" | "expired_card" | "incorrect_cvc";
  readonly declineCode: string;
  readonly message: string;
}

export const GENERIC_DECLINE: Decline = {
  code: "card_declined",
  declineCode: "generic_decline",
  message: "Your card was declined.",
};

/** Stripe's test cards that are refused, by number. */
const BY_NUMBER: Readonly<Record<string, Decline>> = {
  "4000000000000002": GENERIC_DECLINE,
  "4000000000009995": {
    code: "card_declined",
    declineCode: "insufficient_funds",
    message: "Your card has insufficient funds.",
  },
  "4000000000000069": {
    code: "expired_card",
    declineCode: "expired_card",
    message: "Your card has expired.",
  },
  "4000000000000127": {
    code: "incorrect_cvc",
    declineCode: "incorrect_cvc",
    message: "Your card’s security code is incorrect.",
  },
};

/** Null: a card of this number pays. */
export function declineOf(cardNumber: string): Decline | null {
  return BY_NUMBER[cardNumber] ?? null;
}
