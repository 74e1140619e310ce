/** The eight sectors (spec part 1 §3). */
export const SECTORS = [
  "Technology",
  "Financials",
  "Healthcare",
  "Consumer",
  "Communications & Media",
  "Industrials & Real Assets",
  "Energy",
  "Professional Services",
] as const;

export type Sector = (typeof SECTORS)[number];

/** What models call them. */
const INDUSTRY_TAGS: Record<Sector, readonly string[]> = {
  Technology: ["technology", "ai", "cybersecurity", "software", "saas"],
  Financials: ["financials", "finance", "crypto", "insurance", "financial services"],
  Healthcare: ["healthcare", "health"],
  Consumer: ["consumer", "retail", "fashion", "food-beverage", "travel"],
  "Communications & Media": [
    "communications & media",
    "communications and media",
    "media",
    "entertainment",
    "gaming",
    "telecommunications",
  ],
  "Industrials & Real Assets": [
    "industrials & real assets",
    "industrials and real assets",
    "manufacturing",
    "construction",
    "logistics",
    "aerospace",
    "automotive",
    "real-estate",
    "real estate",
  ],
  Energy: ["energy"],
  "Professional Services": ["professional services", "consulting", "legal", "education"],
};

/** Maps what a model called the sector to one of the eight; null when it is none of them. */
export function toSector(value: string | null | undefined): Sector | null {
  if (!value) return null;
  const tag = value.trim().toLowerCase();
  const spellings = [tag, tag.replace(/[\s_]+/g, "-")];
  return SECTORS.find((sector) => INDUSTRY_TAGS[sector].some((known) => spellings.includes(known))) ?? null;
}

/** Majority of the models' sectors; a tie goes to the one named first; none stays null. */
export function majoritySector(sectors: readonly (Sector | null)[]): Sector | null {
  const counts = new Map<Sector, number>();
  for (const sector of sectors) if (sector) counts.set(sector, (counts.get(sector) ?? 0) + 1);
  let best: Sector | null = null;
  for (const [sector, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = sector;
  return best;
}
