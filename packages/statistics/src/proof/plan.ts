import { meanOf } from "./curve.ts";

export interface LeveledPrompt {
  readonly id: string;
  /** Mean of its base, in points. */
  readonly level: number;
}

const MOST_CONTROLS = 30;
const LEVEL_ROOM = 10;

/**
 * Controls that a plan proposes: prompts as high as the targets, within 10 points of them, nearest to their mean first. By level
 * alone: controls matched by course pick noise (Daw and Hatfield 2018).
 */
export function proposeControls(targets: readonly number[], candidates: readonly LeveledPrompt[]): string[] {
  const centre = meanOf(targets);
  const [low, high] = [Math.min(...targets) - LEVEL_ROOM, Math.max(...targets) + LEVEL_ROOM];
  const distance = ({ level }: LeveledPrompt) => Math.abs(level - centre);
  return candidates
    .filter(({ level }) => level >= low && level <= high)
    .sort((a, b) => distance(a) - distance(b) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_CONTROLS)
    .map(({ id }) => id);
}

/** Which of several hypotheses are rejected so that any is rejected wrongly with a chance of `level` at most (Holm 1979). */
export function holm(pValues: readonly number[], level: number): boolean[] {
  const sorted = pValues.toSorted((a, b) => a - b);
  const kept = sorted.findIndex((p, nth) => p > level / (sorted.length - nth));
  const rejected = kept === -1 ? sorted.length : kept;
  const limit = sorted[rejected - 1] ?? Number.NEGATIVE_INFINITY;
  return pValues.map((p) => p <= limit);
}
