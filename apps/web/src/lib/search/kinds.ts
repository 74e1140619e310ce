/** What the kinds of searches and of those they rank are called on screen. */
import type { RankingKind, RunKind } from "@standings/domain";

export const KIND_TITLES: Record<RunKind, string> = {
  company: "Company Ranking",
  expert: "Expert Ranking",
  comparison: "Prompt Comparison",
};

interface Nouns {
  readonly one: string;
  readonly many: string;
}

export const NOUNS: Record<RankingKind, Nouns> = {
  company: { one: "company", many: "companies" },
  expert: { one: "expert", many: "experts" },
};
