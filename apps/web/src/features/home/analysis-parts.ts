/** What the parts of a domain analysis open and begin. Pure. */
import {
  ANALYSIS_BADGES,
  ANALYSIS_COST,
  type AnalysisBadge,
  type AnalysisKind,
  type CompanyTabType,
} from "@standings/domain";

interface Part {
  readonly tab: CompanyTabType;
  /** Null: it opens its tab and begins nothing. */
  readonly begins: AnalysisKind | null;
}

const [PROMPTS, SEO, SOURCES] = ANALYSIS_BADGES;

const PARTS: Readonly<Record<AnalysisBadge, Part>> = {
  [PROMPTS]: { tab: "prompt", begins: null },
  [SEO]: { tab: "seo", begins: "seo" },
  [SOURCES]: { tab: "sources", begins: "source" },
};

/** The page opens at the tab of the first chosen part; the analyses of all chosen parts begin. */
export function planOf(chosen: readonly AnalysisBadge[]) {
  const parts = ANALYSIS_BADGES.filter((badge) => chosen.includes(badge)).map((badge) => PARTS[badge]);
  const begins = parts.flatMap((part) => part.begins ?? []);
  return {
    tab: parts[0]?.tab ?? "prompt",
    begins,
    /** One of them takes a credit, or what stands for one. */
    isPaid: begins.some((kind) => ANALYSIS_COST[kind] > 0),
  };
}
