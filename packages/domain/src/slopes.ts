/** Layout of the slope graph between the two answers of a comparison, in rows. Pure; the screen and the PDF draw it. */

export interface Ranked {
  /** Rank in each answer; null in one that does not list the company. */
  readonly first: number | null;
  readonly second: number | null;
}

/** Course of a company from the first answer to the second. */
export type Course = "risen" | "fallen" | "level" | "gone" | "new";

export interface Slope<Movement extends Ranked> {
  readonly movement: Movement;
  readonly course: Course;
  /** Row of its label on each side, from 0 at the top; null where it is not listed. */
  readonly left: number | null;
  readonly right: number | null;
}

export interface SlopeGraph<Movement extends Ranked> {
  /** Number of rows, the longer side's. */
  readonly rows: number;
  readonly slopes: readonly Slope<Movement>[];
  /** The labels of each side from the top down, one per row, so that none can cover another. */
  readonly left: readonly Slope<Movement>[];
  readonly right: readonly Slope<Movement>[];
}

export function layoutSlopes<Movement extends Ranked>(movements: readonly Movement[]): SlopeGraph<Movement> {
  const left = rowsBy(movements, "first");
  const right = rowsBy(movements, "second");
  const slopes = movements
    .map((movement): Slope<Movement> => {
      const rows = { left: left.get(movement) ?? null, right: right.get(movement) ?? null };
      return { movement, course: courseOf(movement), ...rows };
    })
    .filter((slope) => slope.left !== null || slope.right !== null);
  return {
    rows: Math.max(left.size, right.size),
    slopes,
    left: labelsOf(slopes, "left"),
    right: labelsOf(slopes, "right"),
  };
}

export function courseOf({ first, second }: Ranked): Course {
  if (first === null) return "new";
  if (second === null) return "gone";
  if (first === second) return "level";
  return second < first ? "risen" : "fallen";
}

/** One row for each listed company, in the order of its ranks; equal ranks keep their order. */
function rowsBy<Movement extends Ranked>(
  movements: readonly Movement[],
  side: "first" | "second",
): Map<Movement, number> {
  const listed = movements.filter((movement) => movement[side] !== null);
  const ordered = listed.sort((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
  return new Map(ordered.map((movement, row) => [movement, row]));
}

function labelsOf<Movement extends Ranked>(
  slopes: readonly Slope<Movement>[],
  side: "left" | "right",
): Slope<Movement>[] {
  const listed = slopes.filter((slope) => slope[side] !== null);
  return listed.sort((a, b) => (a[side] ?? 0) - (b[side] ?? 0));
}
