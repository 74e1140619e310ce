import type { SeoAdvice } from "@standings/domain";
import type { AdvicePlace } from "../analysis/fact-marks.tsx";
import { placeKey as keyOf, placeAdvice } from "../analysis/place-advice.ts";

/** Lists of an analysis that rest on facts, in the order of the page, and what one piece of each is called. */
const LISTS = [
  ["summary", "Summary"],
  ["seoStrengths", "SEO strength"],
  ["seoWeaknesses", "SEO weakness"],
  ["aeoStrengths", "AEO strength"],
  ["aeoWeaknesses", "AEO weakness"],
  ["recommendations", "Recommendation"],
] as const;
export type AdviceList = (typeof LISTS)[number][0];

export const placeKey = (list: AdviceList, index: number) => keyOf(list, index);

/** Every piece of advice with its place on the page. */
export function advicePlaces(advice: SeoAdvice): AdvicePlace[] {
  return placeAdvice(LISTS.map(([list, label]) => ({ list, label, pieces: advice[list] })));
}
