import { trpc } from "../api/trpc.ts";
import { useSession } from "../session/session.ts";
import { dependsOnUsage, fullPrice, startPrice } from "./plans.ts";

export interface SearchPrices {
  /** Of a new search; null when a plan pays. */
  readonly start: string | null;
  /** Of asking or showing more inside a search; null when a plan pays. */
  readonly full: string | null;
}

/** What a click that asks costs this user, in a word or two. Guests read the price in credits. */
export function useSearchPrices(): SearchPrices {
  const { user } = useSession();
  const usage = trpc.credits.usage.useQuery(undefined, { enabled: dependsOnUsage(user) }).data;
  return { start: startPrice(user, usage), full: fullPrice(user, usage) };
}

/** A label with its price: "Run again · 1 credit". */
export function priced(label: string, price: string | null): string {
  return price === null ? label : `${label} · ${price}`;
}
