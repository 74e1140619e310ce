/** Entries across all columns: their ranks and texts by model. Pure. */
import {
  type AggregatedEntry,
  aggregateRankings,
  type ColumnId,
  type ColumnRanking,
  capitalised,
  ENTRY_NOUNS,
  entryKey,
  meanOverlap,
  numberWord,
  type RankedEntry,
  type RankingKind,
} from "@standings/domain";
import { type AnsweredColumn, isAnswered, type ModelColumn } from "./columns/model-column.ts";

export interface Mention {
  readonly columnId: ColumnId;
  readonly entry: RankedEntry;
}

export interface Standings {
  readonly kind: RankingKind;
  readonly answered: readonly AnsweredColumn[];
  /** Answered columns, in the order asked. */
  readonly columns: readonly ColumnId[];
  readonly results: readonly AggregatedEntry[];
  /** Identity of a row in a column, the same for the same entry in another column. */
  readonly keyOf: (columnId: ColumnId, entry: RankedEntry) => string;
  readonly find: (key: string) => AggregatedEntry | undefined;
  /** Rows of an entry in all answers, best rank first. */
  readonly mentions: (key: string) => readonly Mention[];
  /** Positions are hidden; an entry that is not visible may still be listed. */
  readonly isCensored: boolean;
}

export function buildStandings(
  columns: readonly ModelColumn[],
  kind: RankingKind,
  saved?: readonly AggregatedEntry[],
): Standings {
  const answered = columns.filter(isAnswered);
  const results = saved ?? aggregateRankings(answered.map(withoutHidden), kind);
  const byVote = new Map<string, string>();
  const byKey = new Map<string, AggregatedEntry>();
  for (const entry of results) {
    const key = entryKey(entry, kind);
    byKey.set(key, entry);
    for (const vote of entry.votes) byVote.set(voteId(vote.columnId, vote.rank), key);
  }
  const keyOf = (columnId: ColumnId, entry: RankedEntry) =>
    byVote.get(voteId(columnId, entry.rank)) ?? entryKey(entry, kind);
  const mentions = (key: string) =>
    answered
      .flatMap(({ columnId, results: rows }) => {
        const entry = rows.find((row) => !row.censored && keyOf(columnId, row) === key);
        return entry ? [{ columnId, entry }] : [];
      })
      .sort((a, b) => a.entry.rank - b.entry.rank);
  return {
    kind,
    answered,
    columns: answered.map((column) => column.columnId),
    results,
    keyOf,
    find: (key) => byKey.get(key),
    mentions,
    isCensored: answered.some((column) => column.wasCensored),
  };
}

/** Mean rank-biased overlap of all pairs of whole answers; null for fewer than two. */
export function overlapOf({ answered, keyOf }: Standings): number | null {
  return meanOverlap(
    answered
      .filter(({ isCut }) => !isCut)
      .map(({ columnId, results }) => [...new Set(results.map((entry) => keyOf(columnId, entry)))]),
  );
}

/** Columns whose list was cut off. */
export function cutColumns({ answered }: Pick<Standings, "answered">): ReadonlySet<ColumnId> {
  return new Set(answered.flatMap(({ columnId, isCut }) => (isCut ? [columnId] : [])));
}

/** What to say of answers that cannot be compared: fewer than two whole ones, or none of these names anybody. */
export function wholeSentence(standings: Pick<Standings, "kind" | "answered">): string {
  const { kind, answered } = standings;
  const whole = answered.length - cutColumns(standings).size;
  if (answered.length === 1) return "One model answered.";
  if (whole === 0) return "No model’s answer is whole.";
  if (whole === 1) return "One model’s answer is whole.";
  return `${capitalised(numberWord(whole))} models’ answers are whole, and name no ${ENTRY_NOUNS[kind].one}.`;
}

/** Drops masked rows, because two hidden companies can share a mask. */
function withoutHidden({ columnId, results }: AnsweredColumn): ColumnRanking {
  return { columnId, results: results.filter((entry) => !entry.censored) };
}

/** At least half of the models asked put the entry in the top 3 (mockups README). */
export function isRecommended(entry: AggregatedEntry, asked: number): boolean {
  const top = entry.votes.filter((vote) => vote.rank <= 3).length;
  return asked > 0 && top * 2 >= asked;
}

function voteId(columnId: ColumnId, rank: number): string {
  return `${columnId}#${rank}`;
}
