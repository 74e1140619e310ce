/** Places of the marks in a rank strip (mockups README "The rank strip"). Pure. */
import type { ColumnId, Vote } from "@standings/domain";

export interface StripMark {
  readonly columnId: ColumnId;
  readonly rank: number;
  /** Centre of its cell, per cent of the plot's width. */
  readonly x: number;
  /** Distance from the axis, pixels; marks on one position pile up around it. */
  readonly dy: number;
}

export interface StripLayout {
  readonly marks: readonly StripMark[];
  /** Bar from the best to the worst mark's centre, per cent; null for fewer than two positions. */
  readonly range: { readonly x: number; readonly width: number } | null;
  /** Models that answered and do not list the company, in the order asked. */
  readonly absent: readonly ColumnId[];
}

/** Number of tinted positions at the top. */
export const TOP_POSITIONS = 3;

/** Every fifth position has a hairline and its number. */
export function ticksOf(positions: number): number[] {
  return Array.from({ length: Math.floor(positions / 5) }, (_, index) => (index + 1) * 5);
}

/** Centre of a position's cell, per cent. */
export function positionCentre(rank: number, positions: number): number {
  return ((rank - 0.5) / positions) * 100;
}

/**
 * @param columns answered columns, in the order asked
 * @param size diameter of a mark in pixels; the pile's step follows it
 */
export function layoutStrip(
  votes: readonly Vote[],
  columns: readonly ColumnId[],
  { positions = 20, size = 16 }: { positions?: number; size?: number } = {},
): StripLayout {
  const order = new Map(columns.map((columnId, index) => [columnId, index]));
  const shown = votes
    .filter((vote) => vote.rank >= 1 && vote.rank <= positions)
    .sort((a, b) => a.rank - b.rank || (order.get(a.columnId) ?? 99) - (order.get(b.columnId) ?? 99));
  const piles = Map.groupBy(shown, (vote) => vote.rank);
  const marks = [...piles].flatMap(([rank, pile]) => {
    const step = pileStep(pile.length, size);
    return pile.map(({ columnId }, index) => ({
      columnId,
      rank,
      x: positionCentre(rank, positions),
      dy: (index - (pile.length - 1) / 2) * step,
    }));
  });
  const listed = new Set(shown.map((vote) => vote.columnId));
  return {
    marks,
    range: rangeOf(shown, positions),
    absent: columns.filter((columnId) => !listed.has(columnId)),
  };
}

/** 15 px for two to four marks of 16 px, 12 px for five; smaller marks in proportion. */
function pileStep(count: number, size: number): number {
  return ((count >= 5 ? 12 : 15) * size) / 16;
}

function rangeOf(votes: readonly Vote[], positions: number): StripLayout["range"] {
  const ranks = votes.map((vote) => vote.rank);
  const best = Math.min(...ranks);
  const worst = Math.max(...ranks);
  if (votes.length === 0 || worst === best) return null;
  return { x: positionCentre(best, positions), width: ((worst - best) / positions) * 100 };
}
