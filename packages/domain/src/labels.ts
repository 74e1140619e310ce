/** Names of searches on screens, in reports and in pictures. */
import type { RankingKind } from "./ranking.ts";
import type { RunKind } from "./runs.ts";

export const KIND_TITLES: Readonly<Record<RunKind, string>> = {
  company: "Company Ranking",
  expert: "Expert Ranking",
  comparison: "Prompt Comparison",
};

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

/** Labels for the models' grounding in a search. */
export const GROUNDING_LABELS = { web: "Web Search", training: "Training Data" } as const;

/** Badge of what the models may draw on. */
export function groundingLabel(webSearch: boolean): string {
  return webSearch ? GROUNDING_LABELS.web : GROUNDING_LABELS.training;
}

/** Title of a notice about a search that ran without credits. */
export const NO_CREDITS_TITLE = "No Credits Left";
