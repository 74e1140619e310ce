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
