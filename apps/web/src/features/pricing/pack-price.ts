import type { CreditPack } from "@standings/domain";

/** "$2.00 each" */
export function priceEach({ usd, credits }: CreditPack): string {
  return `$${(usd / credits).toFixed(2)} each`;
}

/** "25% savings"; null for the smallest pack. */
export function savings({ savingsPercent }: CreditPack): string | null {
  return savingsPercent === null ? null : `${savingsPercent}% savings`;
}
