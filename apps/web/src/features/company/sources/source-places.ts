import type { SourceAdvice } from "@standings/domain";
import type { AdvicePlace } from "../analysis/fact-marks.tsx";
import { placeAdvice } from "../analysis/place-advice.ts";

/** Lists of an analysis in the order of the page, and what one piece of each is called. */
const LISTS = [
  ["summary", "Summary"],
  ["recommendations", "Recommendation"],
  ["missingOpportunities", "Missing opportunity"],
  ["priorityActions", "Action"],
  ["sourceCategories", "Category"],
] as const;

/** Every piece of advice with its place on the page. */
export function sourcePlaces(advice: SourceAdvice): AdvicePlace[] {
  return placeAdvice(LISTS.map(([list, label]) => ({ list, label, pieces: advice[list] })));
}
