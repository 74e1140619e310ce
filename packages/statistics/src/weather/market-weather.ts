import { rankBiasedOverlap } from "@standings/domain";
import type { List } from "./model-weather.ts";

/** One prompt and model: its lists, the company in focus taken out, at each visit. */
export type MarketCell = readonly (readonly List[])[];

/** How alike lists of two visits are, by their numbers, the earlier one first; cells are added up. */
export type Likeness = readonly (readonly number[])[];

export interface MarketTest {
  /** How unlike the last two visits are to the ones before. */
  readonly distance: number;
  readonly p: number;
  /** Whether no other two visits are more unlike the rest. */
  readonly hasMoved: boolean;
}

const SAME = 1e-9;
const LEAST_VISITS = 4;

/** Mean rank-biased overlap of a cell's lists at each two visits; null where one of them has no list. */
export function likenessOf(cell: MarketCell): Likeness | null {
  if (cell.some((lists) => lists.length === 0)) return null;
  return cell.map((first, u) => cell.map((second, v) => (u < v ? meanLikeness(first, second) : 0)));
}

/**
 * Whether the other companies' order changed with the last two visits: visits are permuted as wholes (`proof.md` §10). Cells have
 * the same visits, of which there are four or more; 12 are usual. Null otherwise.
 */
export function testMarket(cells: readonly Likeness[]): MarketTest | null {
  const visits = cells[0]?.length ?? 0;
  if (visits < LEAST_VISITS || cells.some((cell) => cell.length !== visits)) return null;
  const all = Array.from({ length: visits }, (_, visit) => visit);
  const added = all.map((u) => all.map((v) => cells.reduce((sum, cell) => sum + (cell[u]?.[v] ?? 0), 0)));
  const between = (u: number, v: number) => added[Math.min(u, v)]?.[Math.max(u, v)] ?? 0;
  const distanceOf = (first: number, second: number) => {
    const rest = all.filter((visit) => visit !== first && visit !== second);
    const pairs = rest.flatMap((u, nth) => rest.slice(nth + 1).map((v) => between(u, v)));
    const across = rest.flatMap((visit) => [between(first, visit), between(second, visit)]);
    return between(first, second) + mean(pairs) - 2 * mean(across);
  };
  const distance = distanceOf(visits - 2, visits - 1);
  const choices = all.flatMap((u) => all.slice(u + 1).map((v) => distanceOf(u, v)));
  const asMuch = choices.filter((choice) => choice >= distance - SAME).length;
  return { distance, p: asMuch / choices.length, hasMoved: asMuch === 1 };
}

function meanLikeness(first: readonly List[], second: readonly List[]): number {
  return mean(first.flatMap((a) => second.map((b) => rankBiasedOverlap(a, b))));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
