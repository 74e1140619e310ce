import { ENTRY_NOUNS } from "./labels.ts";
import { capitalised, numberWord, ordinalWord } from "./number-words.ts";
import type { AggregatedEntry, RankingKind } from "./ranking.ts";

/** One stretch of a sentence; a name is drawn as a button that highlights its row. */
export type AgreementPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "entry"; readonly text: string; readonly entry: AggregatedEntry };

/** Positions that the widest range must span to count as a dispute. */
const WIDE_RANGE = 6;
const SPLIT_WITHIN = 10;

/**
 * Up to three clauses about the models' agreement: what all of them list, where they differ most, and how many
 * entries only one of them names. Empty clauses are left out; a single answer gives none. `answered` includes
 * models that named nobody.
 */
export function agreementClauses(
  results: readonly AggregatedEntry[],
  answered: number,
  kind: RankingKind,
): AgreementPart[][] {
  if (answered < 2 || results.length === 0) return [];
  return [
    coreClause(results, answered, kind),
    splitClause(results, answered),
    tailClause(results, kind),
  ].filter((clause) => clause.length > 0);
}

function coreClause(
  results: readonly AggregatedEntry[],
  answered: number,
  kind: RankingKind,
): AgreementPart[] {
  const common = results.filter((entry) => entry.votes.length === answered).length;
  const first = mostOftenFirst(results);
  const start: AgreementPart[] =
    common === 0
      ? [text(`No ${noun(1, kind)} is listed by ${everyModel(answered)}`)]
      : [
          text(`${capitalised(everyModel(answered))} list the same `),
          { kind: "strong", text: `${numberWord(common)} ${noun(common, kind)}` },
        ];
  if (!first) return [...start, text(".")];
  const { entry, votes } = first;
  const who = votes === answered ? (answered === 2 ? "both" : "all of them") : `${numberWord(votes)} of them`;
  return [...start, text(`, ${common === 0 ? "but" : "and"} ${who} put `), named(entry), text(" first.")];
}

function mostOftenFirst(
  results: readonly AggregatedEntry[],
): { entry: AggregatedEntry; votes: number } | null {
  const counted = results.map((entry) => ({
    entry,
    votes: entry.votes.filter((vote) => vote.rank === 1).length,
  }));
  const [best, next] = counted.sort((a, b) => b.votes - a.votes || a.entry.rank - b.entry.rank);
  if (!best || best.votes < 2 || best.votes === next?.votes) return null;
  return best;
}

function splitClause(results: readonly AggregatedEntry[], answered: number): AgreementPart[] {
  const top = results.filter((entry) => entry.rank <= SPLIT_WITHIN);
  const entry = leastVoted(top, answered) ?? widestRange(top);
  if (!entry) return [];
  const [best, worst] = rangeOf(entry);
  const range = best === worst ? ordinalWord(best) : `${ordinalWord(best)} to ${ordinalWord(worst)}`;
  const absent = answered - entry.votes.length;
  const votes = `${numberWord(entry.votes.length)} ${entry.votes.length === 1 ? "model" : "models"}`;
  const tail = absent > 0 ? ` for ${votes}, not listed by ${numberWord(absent)}.` : ".";
  return [text("They part over "), named(entry), text(`: ${range}${tail}`)];
}

function leastVoted(top: readonly AggregatedEntry[], answered: number): AggregatedEntry | undefined {
  return top
    .filter((entry) => entry.votes.length < answered)
    .sort((a, b) => a.votes.length - b.votes.length || a.averageRank - b.averageRank || a.rank - b.rank)[0];
}

function widestRange(top: readonly AggregatedEntry[]): AggregatedEntry | undefined {
  const spread = (entry: AggregatedEntry) => {
    const [best, worst] = rangeOf(entry);
    return worst - best;
  };
  const [widest] = [...top].sort((a, b) => spread(b) - spread(a) || a.rank - b.rank);
  return widest && spread(widest) >= WIDE_RANGE ? widest : undefined;
}

function tailClause(results: readonly AggregatedEntry[], kind: RankingKind): AgreementPart[] {
  const single = results.filter((entry) => entry.votes.length === 1).length;
  if (single === 0) return [];
  const verb = single === 1 ? "is" : "are";
  return [
    { kind: "strong", text: `${single} of ${results.length}` },
    text(` ${noun(results.length, kind)} ${verb} named by a single model.`),
  ];
}

function rangeOf(entry: AggregatedEntry): [best: number, worst: number] {
  const ranks = entry.votes.map((vote) => vote.rank);
  return [Math.min(...ranks), Math.max(...ranks)];
}

function everyModel(answered: number): string {
  return answered === 2 ? "both models" : `all ${numberWord(answered)} models`;
}

function text(value: string): AgreementPart {
  return { kind: "text", text: value };
}

function named(entry: AggregatedEntry): AgreementPart {
  return { kind: "entry", text: entry.name, entry: entry };
}

function noun(count: number, kind: RankingKind): string {
  const { one, many } = ENTRY_NOUNS[kind];
  return count === 1 ? one : many;
}
