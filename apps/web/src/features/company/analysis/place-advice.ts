import type { Advice, SeoAdvice, SourceAdvice } from "@standings/domain";
import type { AdvicePlace } from "./fact-marks.tsx";

interface PlacedList {
  /** Name of the list in the analysis. */
  readonly list: string;
  /** What one piece of it is called: "Recommendation". */
  readonly label: string;
  readonly pieces: readonly Advice[];
}

export const placeKey = (list: string, index: number) => `${list}-${index + 1}`;

/** Every piece of these lists with its place on the page. */
function placeAdvice(lists: readonly PlacedList[]): AdvicePlace[] {
  return lists.flatMap(({ list, label, pieces }) =>
    pieces.map(({ facts }, index) => ({ key: placeKey(list, index), label: `${label} ${index + 1}`, facts })),
  );
}

/** Lists of an analysis in the order of the page, and what one piece of each is called. */
const SOURCE_LISTS = [
  ["summary", "Summary"],
  ["recommendations", "Recommendation"],
  ["missingOpportunities", "Missing opportunity"],
  ["priorityActions", "Action"],
  ["sourceCategories", "Category"],
] as const;

/** Every piece of advice on sources with its place on the page. */
export function sourcePlaces(advice: SourceAdvice): AdvicePlace[] {
  return placeAdvice(SOURCE_LISTS.map(([list, label]) => ({ list, label, pieces: advice[list] })));
}

/** Lists of an analysis that rest on facts, in the order of the page, and what one piece of each is called. */
const SEO_LISTS = [
  ["summary", "Summary"],
  ["seoStrengths", "SEO strength"],
  ["seoWeaknesses", "SEO weakness"],
  ["aeoStrengths", "AEO strength"],
  ["aeoWeaknesses", "AEO weakness"],
  ["recommendations", "Recommendation"],
] as const;
export type SeoAdviceList = (typeof SEO_LISTS)[number][0];

/** Every piece of advice on a site with its place on the page. */
export function advicePlaces(advice: SeoAdvice): AdvicePlace[] {
  return placeAdvice(SEO_LISTS.map(([list, label]) => ({ list, label, pieces: advice[list] })));
}
