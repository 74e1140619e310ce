import { type Sector, TRENDING_SECTORS } from "@standings/domain";

/** Cards of one page. */
export const TRENDING_CARDS = 8;

interface TrendingAddress {
  readonly sector?: Sector | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}

/** The call for a page of `/trending`; a search looks into every sector unless one is chosen. */
export function trendingPage({ sector, q, page = 1 }: TrendingAddress) {
  const [first] = TRENDING_SECTORS;
  return { sector: q === undefined ? (sector ?? first) : sector, text: q, page, limit: TRENDING_CARDS };
}
