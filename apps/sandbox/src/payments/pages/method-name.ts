import type { Charge } from "../objects/charge.ts";

const BRANDS: Readonly<Record<string, string>> = {
  amex: "American Express",
  discover: "Discover",
  mastercard: "Mastercard",
  visa: "Visa",
};

/** `Visa •••• 4242`, as people know their card. */
export function methodName({ payment_method_details: details }: Charge): string {
  const card = details?.card;
  if (card) return `${BRANDS[card.brand ?? ""] ?? "Card"} •••• ${card.last4 ?? ""}`;
  return `Bank account •••• ${details?.us_bank_account?.last4 ?? ""}`;
}
