import type { AgreementPart } from "./agreement.ts";
import type { ColumnId } from "./columns.ts";
import { rankBiasedOverlap } from "./rank-biased-overlap.ts";
import type { AggregatedEntry } from "./ranking.ts";
import type { Ranked } from "./slopes.ts";

/** Comparison of one model's answers to two prompts. */

/** One company's rank in each answer. */
export interface Movement extends Ranked {
  readonly entry: AggregatedEntry;
}

export interface ListComparison {
  /** In the aggregate's order. */
  readonly movements: readonly Movement[];
  readonly shared: number;
  readonly onlyFirst: number;
  readonly onlySecond: number;
  /** Rank-biased overlap, 0 to 1. */
  readonly overlap: number;
}

/** @param results aggregate of the two answers, whose votes are the ranks */
export function compareAnswers(
  results: readonly AggregatedEntry[],
  first: ColumnId,
  second: ColumnId,
): ListComparison {
  const movements = results.map((entry): Movement => {
    return { entry, first: rankIn(entry, first), second: rankIn(entry, second) };
  });
  const onlyFirst = movements.filter((movement) => movement.second === null).length;
  const onlySecond = movements.filter((movement) => movement.first === null).length;
  return {
    movements,
    shared: movements.length - onlyFirst - onlySecond,
    onlyFirst,
    onlySecond,
    overlap: rankBiasedOverlap(keysBy(movements, "first"), keysBy(movements, "second")),
  };
}

/** Places gained from the first answer to the second, negative when lost; null when only one lists the company. */
export function placesGained({ first, second }: Ranked): number | null {
  return first === null || second === null ? null : first - second;
}

/**
 * Up to three clauses: what becomes of the reader's own company, the shared companies with those on one list only, and the companies
 * that rise and fall most. A number of zero is left out.
 *
 * @param own domain of the reader's company; null without one
 */
export function comparisonClauses(comparison: ListComparison, own: string | null = null): AgreementPart[][] {
  const { movements } = comparison;
  if (movements.length === 0) return [];
  const mine = movements.find(({ entry }) => own !== null && entry.domain === own);
  const others = movements.filter((movement) => movement !== mine);
  return [
    mine ? ownClause(mine) : [],
    sharedClause(comparison),
    moversClause(others, { first: listed(movements, "first"), second: listed(movements, "second") }),
  ].filter((clause) => clause.length > 0);
}

function ownClause(movement: Movement): AgreementPart[] {
  const places = placesGained(movement);
  const course =
    places === 0
      ? `stays ${placeText(movement.first)}`
      : `${isRise(movement) ? "rises" : "falls"} ${fromTo(movement)}`;
  return [named(movement), text(`, your company, ${course}.`)];
}

function isRise(movement: Movement): boolean {
  return movement.first === null || (placesGained(movement) ?? 0) > 0;
}

function sharedClause({ movements, shared, onlyFirst, onlySecond }: ListComparison): AgreementPart[] {
  if (onlyFirst + onlySecond === 0) return sameCompanies(movements);
  const onlyParts = [
    ...(onlyFirst > 0 ? [[strong(String(onlyFirst)), text(" only on the first")]] : []),
    ...(onlySecond > 0 ? [[strong(String(onlySecond)), text(" only on the second")]] : []),
  ];
  const only = onlyParts.flatMap((parts, index) => (index === 0 ? parts : [text(" and "), ...parts]));
  const start =
    shared === 0
      ? [text("No company is on both lists")]
      : [strong(companies(shared)), text(` ${shared === 1 ? "is" : "are"} on both lists`)];
  return [...start, text("; "), ...only, text(".")];
}

function sameCompanies(movements: readonly Movement[]): AgreementPart[] {
  const isSameOrder = movements.every((movement) => placesGained(movement) === 0);
  const order = isSameOrder ? (movements.length > 1 ? ", in the same order." : ", at the same place.") : ".";
  const name = movements.length === 1 ? "The same company" : `The same ${companies(movements.length)}`;
  return [strong(name), text(` ${movements.length === 1 ? "is" : "are"} on both lists${order}`)];
}

function moversClause(movements: readonly Movement[], lengths: ListLengths): AgreementPart[] {
  const rise = farthest(movements, lengths, 1);
  const fall = farthest(movements, lengths, -1);
  const clauses = [
    ...(rise ? [[named(rise), text(` rises most, ${fromTo(rise)}`)]] : []),
    ...(fall ? [[named(fall), text(` falls most, ${fromTo(fall)}`)]] : []),
  ];
  if (clauses.length === 0) return [];
  return [...clauses.flatMap((parts, index) => (index === 0 ? parts : [text("; "), ...parts])), text(".")];
}

/** How many companies each list has. */
type ListLengths = Record<"first" | "second", number>;

/**
 * The company that moves most in a direction: 1 up, −1 down. Who is on one list only moves at least to the place after the other
 * one's last. Ties go to the better place in the aggregate.
 */
function farthest(movements: readonly Movement[], lengths: ListLengths, direction: 1 | -1): Movement | null {
  const places = ({ first, second }: Movement) =>
    (first ?? lengths.first + 1) - (second ?? lengths.second + 1);
  const [best] = movements
    .map((movement) => ({ movement, places: places(movement) * direction }))
    .filter(({ places }) => places > 0)
    .sort((a, b) => b.places - a.places || a.movement.entry.rank - b.movement.entry.rank);
  return best?.movement ?? null;
}

function keysBy(movements: readonly Movement[], side: "first" | "second"): string[] {
  return movements
    .filter((movement) => movement[side] !== null)
    .sort((a, b) => (a[side] ?? 0) - (b[side] ?? 0))
    .map(({ entry }) => String(entry.rank));
}

function rankIn({ votes }: AggregatedEntry, columnId: ColumnId): number | null {
  return votes.find((vote) => vote.columnId === columnId)?.rank ?? null;
}

function listed(movements: readonly Movement[], side: "first" | "second"): number {
  return movements.filter((movement) => movement[side] !== null).length;
}

/** "from #6 to not listed". */
function fromTo({ first, second }: Ranked): string {
  return `from ${placeText(first)} to ${placeText(second)}`;
}

function placeText(rank: number | null): string {
  return rank === null ? "not listed" : `#${rank}`;
}

function companies(count: number): string {
  return `${count} ${count === 1 ? "company" : "companies"}`;
}

function text(value: string): AgreementPart {
  return { kind: "text", text: value };
}

function strong(value: string): AgreementPart {
  return { kind: "strong", text: value };
}

function named({ entry }: Movement): AgreementPart {
  return { kind: "entry", text: entry.name, entry };
}
