import type { Advice } from "@standings/domain";
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
export function placeAdvice(lists: readonly PlacedList[]): AdvicePlace[] {
  return lists.flatMap(({ list, label, pieces }) =>
    pieces.map(({ facts }, index) => ({ key: placeKey(list, index), label: `${label} ${index + 1}`, facts })),
  );
}
