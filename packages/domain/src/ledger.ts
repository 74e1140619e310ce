import type { CreditAction } from "./credits.ts";

/**
 * Why a balance changed. `purchase_reversal`: a refund or a lost dispute. `reversal_undone`: that refund failed, or the dispute was won in the end. `debt_settlement`: the rest of an
 * earlier reversal, taken from the next purchase. `study_hold`: rounds that a study may ask; `study_release`: those it did not use.
 * `visit_hold` and `visit_release`: the same of all studies of a brand's visit.
 */
export type LedgerReason =
  | "signup"
  | "search"
  | "search_refund"
  | "discovery"
  | "discovery_refund"
  | "seo_analysis"
  | "seo_analysis_refund"
  | "source_analysis"
  | "source_analysis_refund"
  | "wordings"
  | "wordings_refund"
  | "reading"
  | "reading_refund"
  | "study_hold"
  | "study_release"
  | "visit_hold"
  | "visit_release"
  | "deduction"
  | "purchase"
  | "purchase_reversal"
  | "reversal_undone"
  | "debt_settlement"
  | "adjustment";

/** The same in words. */
export const LEDGER_REASONS: Readonly<Record<LedgerReason, string>> = {
  signup: "Sign-up credits",
  search: "Search",
  search_refund: "Search given back",
  discovery: "Discovery",
  discovery_refund: "Discovery given back",
  wordings: "Wordings made by models",
  wordings_refund: "Wordings given back",
  reading: "Answers of a study read",
  reading_refund: "Reading given back",
  study_hold: "Held for a study",
  study_release: "Not used by a study",
  visit_hold: "Held for a visit of a brand",
  visit_release: "Not used by a visit of a brand",
  seo_analysis: "SEO analysis",
  seo_analysis_refund: "SEO analysis given back",
  source_analysis: "Source analysis",
  source_analysis_refund: "Source analysis given back",
  deduction: "Deduction",
  purchase: "Purchase",
  purchase_reversal: "Purchase taken back",
  reversal_undone: "Taken back wrongly, returned",
  debt_settlement: "Earlier debt settled",
  adjustment: "Set by an admin",
};

/** What a deduction was for. */
const DEDUCTIONS: Readonly<Record<CreditAction, string>> = {
  prompt_analysis: "Search of companies",
  expert_analysis: "Search of experts",
  prompt_comparison: "Comparison of two prompts",
  prompt_discovery: "Discovery of prompts",
  seo_analysis: LEDGER_REASONS.seo_analysis,
  source_analysis: LEDGER_REASONS.source_analysis,
};

/** The note of an entry as people read it. */
export function noteWords({ reason, note }: Pick<LedgerLine, "reason" | "note">): string | null {
  return reason === "deduction" && note !== null && note in DEDUCTIONS
    ? DEDUCTIONS[note as CreditAction]
    : note;
}

/** An entry of a user's ledger. */
export interface LedgerLine {
  readonly id: string;
  /** ISO 8601. */
  readonly at: string;
  readonly delta: number;
  readonly balance: number;
  readonly reason: LedgerReason;
  /** The admin's words, or the action of a deduction. */
  readonly note: string | null;
}

/** An entry of the viewer's own ledger. */
export interface OwnLedgerLine extends LedgerLine {
  /** What it was about: the question, or the company or brand; null for what concerns no run, and what was deleted. */
  readonly about: string | null;
  /** Page of that; null without one. */
  readonly path: string | null;
}
