/** Typed links to a saved search: its owner's page and its public page. */
import { type SearchKind, type Sector, TRENDING_SECTORS } from "@standings/domain";

export function archivedLocation(kind: SearchKind, id: string) {
  if (kind === "company") return { to: "/archived-company-ranking/$id", params: { id } } as const;
  if (kind === "comparison") return { to: "/archived-compare-prompts-result/$id", params: { id } } as const;
  return { to: "/archived-expert-ranking/$searchid", params: { searchid: id } } as const;
}

export function sharedLocation(kind: SearchKind, id: string) {
  if (kind === "expert") return archivedLocation(kind, id);
  return { to: "/trending-company-ranking/$searchid", params: { searchid: id } } as const;
}

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
