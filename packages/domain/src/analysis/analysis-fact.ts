import type { FactStatus, SiteFact } from "../site/site-fact.ts";

/** A fact that is not about the company's site: from the rankings, or from the sources that answers cite. */
export interface RankingFact {
  /** Stable within its kind: "average_rank", "gap:zapier.com". */
  readonly id: string;
  readonly number: number;
  readonly status: FactStatus;
  readonly title: string;
  readonly detail: string;
}

/** What advice may rest on. Numbers are unique in an analysis; those of `SiteFact` come first. */
export type AnalysisFact = SiteFact | RankingFact;

/** The reading of a site that an analysis rests on. */
export interface SiteRead {
  /** ISO 8601. */
  readonly readAt: string;
  readonly tookMs: number;
  /** Pages read. */
  readonly pages: number;
  /** One sentence that says why the site could not be read; null when it was. */
  readonly unread: string | null;
}

/** Whether a fact is about the company's site. */
export function isSiteFact(fact: AnalysisFact): fact is SiteFact {
  return "values" in fact;
}

/** "4 times", "once" */
export function timesText(count: number): string {
  return count === 1 ? "once" : `${count.toLocaleString("en-US")} times`;
}

/** One decimal, as everywhere: "3.0". */
export function rankText(rank: number): string {
  return rank.toFixed(1);
}

/** Longer questions are cut in the title of a fact. */
const LONGEST_QUOTE = 120;

/** In curly quotes; what is long ends with an ellipsis. */
export function quoted(text: string): string {
  const characters = [...text];
  if (characters.length <= LONGEST_QUOTE) return `“${text}”`;
  return `“${characters.slice(0, LONGEST_QUOTE - 1).join("")}…”`;
}
