import type { LookCell, LookPart } from "@standings/domain";
import { BASE_WEEKS, PAST_WEEKS, weeksOf } from "./curves.ts";
import type { DueLook } from "./look-due.ts";
import type { WeekCell } from "./read-past.ts";
import { mondayOf } from "./weeks.ts";

/** The part of a look that each week is of. Where dates are drawn, every week since the first counts. */
export function partsOf(
  cells: readonly WeekCell[],
  { start, counted }: Pick<DueLook, "start" | "counted">,
  isDrawn = false,
): (week: number) => LookPart {
  const base = weeksOf(cells)
    .filter((week) => week < start)
    .slice(-BASE_WEEKS);
  return (week) => {
    if (week < start) return base.includes(week) ? "base" : "before";
    return isDrawn || counted.includes(week) ? "counted" : "live";
  };
}

interface ReadCells {
  readonly due: Pick<DueLook, "start" | "counted">;
  readonly isDrawn: boolean;
  readonly isCounted: (cell: WeekCell) => boolean;
}

/** The cells of a look as they are kept; weeks that lie further back than any look reads are left out. */
export function lookCells(cells: readonly WeekCell[], { due, isDrawn, isCounted }: ReadCells): LookCell[] {
  const [first = due.start] = weeksOf(cells)
    .filter((week) => week < due.start)
    .slice(-PAST_WEEKS);
  const partOf = partsOf(cells, due, isDrawn);
  return cells
    .filter(({ week }) => week >= first)
    .map((cell) => {
      const { promptId, modelId, epoch, week, answers, sum, squares, isSandbox } = cell;
      return {
        ...{ promptId, modelId, version: epoch.trim(), isCounted: isCounted(cell) },
        ...{ week: mondayOf(week), part: partOf(week), answers, sum, squares, isSandbox },
      };
    });
}
