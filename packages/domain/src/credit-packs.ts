/** Credits that are sold (spec part 1 §9, decisions "Credits"). */
export interface CreditPack {
  /** Id in calls. */
  readonly id: "20" | "50" | "100";
  readonly name: string;
  readonly credits: 20 | 50 | 100;
  readonly usd: number;
  /** Discount per credit against the smallest pack, percent; null for none. */
  readonly savingsPercent: number | null;
  readonly isMostPopular: boolean;
}

export const CREDIT_PACKS: readonly CreditPack[] = [
  { id: "20", name: "Starter", credits: 20, usd: 40, savingsPercent: null, isMostPopular: false },
  { id: "50", name: "Popular", credits: 50, usd: 75, savingsPercent: 25, isMostPopular: true },
  { id: "100", name: "Power", credits: 100, usd: 99, savingsPercent: 50, isMostPopular: false },
];

/** Contents of each pack (spec part 1 §9). */
export const PACK_INCLUDES = ["AI searches", "All AI models", "Search history", "PDF export"] as const;

/** Prices are in US dollars throughout. */
export const CURRENCY = "usd";

/** "20 for $40, 50 for $75, 100 for $99"; `price` writes an amount of US dollars. */
export function packPrices(price = (usd: number) => `$${usd}`): string {
  return CREDIT_PACKS.map(({ credits, usd }) => `${credits} for ${price(usd)}`).join(", ");
}

/** A pack by its id or number of credits. */
export function findPack(creditPackage: string | number): CreditPack | undefined {
  return CREDIT_PACKS.find((pack) => pack.id === String(creditPackage));
}

/** Credits to take back after a refund of `refunded` out of `amount` cents; rounded down, in the buyer's favour. */
export function creditsToTakeBack(credits: number, amount: number, refunded: number): number {
  if (refunded >= amount) return credits;
  return Math.floor((credits * Math.max(0, refunded)) / amount);
}
