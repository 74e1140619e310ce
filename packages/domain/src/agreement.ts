import type { ColumnId } from "./columns.ts";
import { ENTRY_NOUNS } from "./labels.ts";
import { capitalised, numberWord } from "./number-words.ts";
import { meanOverlap } from "./rank-biased-overlap.ts";
import type { AggregatedEntry, RankingKind } from "./ranking.ts";

/** One stretch of a sentence; a name is drawn as a button that highlights its row. */
export type AgreementPart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "strong"; readonly text: string }
  | { readonly kind: "entry"; readonly text: string; readonly entry: AggregatedEntry };

/** Positions that the widest range must span to count as a dispute. */
const WIDE_RANGE = 6;
const SPLIT_WITHIN = 10;
/** Overlap of the lists from which the models agree too closely for a dispute. */
const CLOSE_OVERLAP = 0.75;

/**
 * Up to three clauses about the models' agreement: the entries on all lists, the entry they disagree most on, and
 * the number of entries that a single model names. Empty clauses are left out; a single whole answer gives none.
 * `answered` includes models that named nobody. Lists that were cut off do not count: who is not on one may have come later.
 */
export function agreementClauses(
  results: readonly AggregatedEntry[],
  answered: number,
  kind: RankingKind,
  cut: ReadonlySet<ColumnId> = NO_COLUMNS,
): AgreementPart[][] {
  const whole = answered - cut.size;
  const entries = withoutCut(results, cut);
  if (whole < 2 || entries.length === 0) return [];
  const first = mostOftenFirst(entries);
  return [
    coreClause(entries, whole, kind, first),
    splitClause(entries, whole, first),
    tailClause(entries, kind),
    cut.size === 0
      ? []
      : [
          text(
            `${capitalised(numberWord(cut.size))} cut-off ${cut.size === 1 ? "list does" : "lists do"} not count here.`,
          ),
        ],
  ].filter((clause) => clause.length > 0);
}

const NO_COLUMNS: ReadonlySet<ColumnId> = new Set();

/** The entries that whole lists name, with their votes. */
function withoutCut(
  results: readonly AggregatedEntry[],
  cut: ReadonlySet<ColumnId>,
): readonly AggregatedEntry[] {
  if (cut.size === 0) return results;
  return results
    .map((entry) => ({ ...entry, votes: entry.votes.filter(({ columnId }) => !cut.has(columnId)) }))
    .filter(({ votes }) => votes.length > 0);
}

interface FirstPlace {
  readonly entry: AggregatedEntry;
  /** Models that put the entry first. */
  readonly votes: number;
}

function coreClause(
  results: readonly AggregatedEntry[],
  answered: number,
  kind: RankingKind,
  first: FirstPlace | null,
): AgreementPart[] {
  const common = results.filter((entry) => entry.votes.length === answered).length;
  const shared = sharedPart(common, answered, kind);
  if (!first) return [...shared, text(".")];
  const { entry, votes } = first;
  const [leader] = results;
  if (leader && entry.rank > leader.rank) {
    const count = text(` is first most often (${votes} of ${answered}).`);
    return [...shared, text(". "), named(leader), text(" leads overall; "), named(entry), count];
  }
  return [
    ...shared,
    text(`, ${common === 0 ? "but" : "and"} ${voters(votes, answered, common)} put `),
    named(entry),
    text(" first."),
  ];
}

function sharedPart(common: number, answered: number, kind: RankingKind): AgreementPart[] {
  const lists = answered === 2 ? "both lists" : `all ${numberWord(answered)} lists`;
  if (common === 0) return [text(`No ${noun(1, kind)} is on ${lists}`)];
  if (common === 1) return [{ kind: "strong", text: `Only one ${noun(1, kind)}` }, text(` is on ${lists}`)];
  return [
    text(`${capitalised(everyModel(answered))} list the same `),
    { kind: "strong", text: `${numberWord(common)} ${noun(common, kind)}` },
  ];
}

/** The models that agree on the first place; "of them" after a clause whose subject is the models. */
function voters(votes: number, answered: number, common: number): string {
  if (common < 2) return votes === answered ? everyModel(answered) : `${numberWord(votes)} models`;
  if (votes === answered) return answered === 2 ? "both" : "all of them";
  return `${numberWord(votes)} of them`;
}

function mostOftenFirst(results: readonly AggregatedEntry[]): FirstPlace | null {
  const counted = results.map((entry) => ({
    entry,
    votes: entry.votes.filter((vote) => vote.rank === 1).length,
  }));
  const [best, next] = counted.sort((a, b) => b.votes - a.votes || a.entry.rank - b.entry.rank);
  if (!best || best.votes < 2 || best.votes === next?.votes) return null;
  return best;
}

/** Empty when the models agree closely, or when the dispute is over the entry that the first clause names. */
function splitClause(
  results: readonly AggregatedEntry[],
  answered: number,
  first: FirstPlace | null,
): AgreementPart[] {
  const top = results.filter((entry) => entry.rank <= SPLIT_WITHIN);
  const entry = leastVoted(top, answered) ?? widestRange(top);
  if (!entry || entry === first?.entry || (overlapOfVotes(results, answered) ?? 0) >= CLOSE_OVERLAP)
    return [];
  const [best, worst] = rangeOf(entry);
  const range = best === worst ? `#${best}` : `#${best} to #${worst}`;
  const absent = answered - entry.votes.length;
  const votes = `${numberWord(entry.votes.length)} ${entry.votes.length === 1 ? "model" : "models"}`;
  const tail = absent > 0 ? ` for ${votes}, missing from ${numberWord(absent)}.` : ".";
  return [text("They disagree most on "), named(entry), text(`: ${range}${tail}`)];
}

/**
 * Mean overlap of the models' whole lists, read from the votes; null for fewer than two. A model that named nobody has an
 * empty list.
 */
export function overlapOfVotes(
  results: readonly AggregatedEntry[],
  answered: number,
  cut: ReadonlySet<ColumnId> = NO_COLUMNS,
): number | null {
  const votes = withoutCut(results, cut).flatMap((entry) =>
    entry.votes.map((vote) => ({ ...vote, key: String(entry.rank) })),
  );
  const lists = [...Map.groupBy(votes, (vote) => vote.columnId).values()].map((list) =>
    list.sort((a, b) => a.rank - b.rank).map(({ key }) => key),
  );
  const empty = Array.from({ length: Math.max(0, answered - cut.size - lists.length) }, (): string[] => []);
  return meanOverlap([...lists, ...empty]);
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
