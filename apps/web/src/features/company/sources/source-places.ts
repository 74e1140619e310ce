import type { Advice, SourceAdvice } from "@standings/domain";
import type { AdvicePlace } from "../analysis/fact-marks.tsx";

/** Lists of a source analysis that rest on facts, in the order of the page, and what one piece of each is called. */
const LISTS = {
  summary: "Summary",
  recommendations: "Recommendation",
  missingOpportunities: "Opportunity",
  priorityActions: "Action",
  sourceCategories: "Category",
} as const;
export type SourceAdviceList = keyof typeof LISTS;

export const sourcePlace = (list: SourceAdviceList, index: number) => `${list}-${index + 1}`;

/** Every piece of advice with its place on the page. */
export function sourcePlaces(advice: SourceAdvice): AdvicePlace[] {
  const lists: readonly [SourceAdviceList, readonly Advice[]][] = [
    ["summary", advice.summary],
    ["recommendations", advice.recommendations],
    ["missingOpportunities", advice.missingOpportunities],
    ["priorityActions", advice.priorityActions],
    ["sourceCategories", advice.sourceCategories],
  ];
  return lists.flatMap(([list, pieces]) =>
    pieces.map(({ facts }, index) => ({
      key: sourcePlace(list, index),
      label: `${LISTS[list]} ${index + 1}`,
      facts,
    })),
  );
}
