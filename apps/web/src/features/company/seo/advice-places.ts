import type { Advice, SeoAdvice } from "@standings/domain";
import type { AdvicePlace } from "../analysis/fact-marks.tsx";

/** Lists of an analysis that rest on facts, in the order of the page, and what one piece of each is called. */
const LISTS = {
  summary: "Summary",
  seoStrengths: "SEO strength",
  seoWeaknesses: "SEO weakness",
  aeoStrengths: "AEO strength",
  aeoWeaknesses: "AEO weakness",
  recommendations: "Recommendation",
} as const;
export type AdviceList = keyof typeof LISTS;

export const placeKey = (list: AdviceList, index: number) => `${list}-${index + 1}`;

/** Every piece of advice with its place on the page. */
export function advicePlaces(advice: SeoAdvice): AdvicePlace[] {
  const lists: readonly [AdviceList, readonly Advice[]][] = [
    ["summary", advice.summary],
    ["seoStrengths", advice.seoStrengths],
    ["seoWeaknesses", advice.seoWeaknesses],
    ["aeoStrengths", advice.aeoStrengths],
    ["aeoWeaknesses", advice.aeoWeaknesses],
    ["recommendations", advice.recommendations],
  ];
  return lists.flatMap(([list, pieces]) =>
    pieces.map(({ facts }, index) => ({
      key: placeKey(list, index),
      label: `${LISTS[list]} ${index + 1}`,
      facts,
    })),
  );
}
