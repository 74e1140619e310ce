/** Names of searches on screens, in reports and in pictures. */
import type { RankingKind } from "./ranking.ts";
import type { SearchKind } from "./runs.ts";

export const KIND_TITLES: Readonly<Record<SearchKind, string>> = {
  company: "Company Ranking",
  expert: "Expert Ranking",
  comparison: "Prompt Comparison",
};

/** Title of a study, as kinds of runs have theirs. */
export const STUDY_TITLE = "Study";

interface Noun {
  readonly one: string;
  readonly many: string;
  readonly article: "a" | "an";
  /** Heading above a model's reasons. */
  readonly why: string;
}

/** Nouns for the entries of a ranking. */
export const ENTRY_NOUNS: Readonly<Record<RankingKind, Noun>> = {
  company: { one: "company", many: "companies", article: "a", why: "Why it is named" },
  expert: { one: "expert", many: "experts", article: "an", why: "Why they are named" },
};

/** Badge of a search that the sandbox answered. */
export const SANDBOX_LABEL = "Sandbox data";

/** Badge of a search: whether its models looked things up on the web (spec part 1 §2). */
export function searchBadge(webSearch: boolean): string {
  return webSearch ? "Web Search" : "Training Data";
}

/** Title and texts of a notice about a search or analysis that ran without credits (spec part 1 §9, part 2 §2). */
export const NO_CREDITS_TITLE = "No Credits Left";
export const NO_CREDITS = "You've used all your credits.";
export const NOW_CENSORED = "Some results are now censored. Buy credits to view.";
