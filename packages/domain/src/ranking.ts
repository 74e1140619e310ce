import type { ColumnId } from "./columns.ts";
import { keysOver } from "./identity/keys.ts";

/** Aggregation of several rankings (decisions "Ranking"): a Borda count in which absence counts. */

export type RankingKind = "company" | "expert";

/** Longest list taken from one model's answer (spec part 1 §9). */
export const MAX_RESULTS: Record<RankingKind, number> = { company: 20, expert: 10 };

/** A company or an expert at its place in one ranking. */
export interface RankedEntry {
  readonly rank: number;
  readonly name: string;
  /** Registrable domain, or "" when the model gave none that can be trusted. */
  readonly domain: string;
  /** An expert's public profile and portrait: http(s) addresses as the model gave them, data until checked. */
  readonly profileUrl?: string | undefined;
  readonly imageUrl?: string | undefined;
  /** Absent when the position is hidden. */
  readonly description?: string | undefined;
  readonly rationale?: string | undefined;
  /** Hidden: name and domain are masks. */
  readonly censored?: boolean | undefined;
}

/** A column that lists an entry, and the place it gives it. */
export interface Vote {
  readonly columnId: ColumnId;
  readonly rank: number;
}

export interface AggregatedEntry {
  readonly rank: number;
  readonly name: string;
  readonly domain: string;
  readonly profileUrl?: string | undefined;
  readonly imageUrl?: string | undefined;
  readonly description: string;
  readonly rationale?: string | undefined;
  /** Σ (21 − rank), for experts (11 − rank), over the models that list it. */
  readonly points: number;
  /** Mean rank over the models that list it, one decimal. */
  readonly averageRank: number;
  /** Votes of the columns that list it, best rank first. */
  readonly votes: readonly Vote[];
}

/** The list of one column. */
export interface ColumnRanking {
  readonly columnId: ColumnId;
  readonly results: readonly RankedEntry[];
}

interface Tally {
  votes: Vote[];
  names: Map<string, number>;
  best: RankedEntry;
  entries: RankedEntry[];
}

/**
 * Adds the models' rankings up. Each model gives `21 − rank` points (experts `11 − rank`) to an entry it lists
 * and 0 to one it does not; ties by votes, then best rank, then name. Independent of the order of the models; an
 * entry listed twice by one model counts with its better rank.
 */
export function aggregateRankings(rankings: readonly ColumnRanking[], kind: RankingKind): AggregatedEntry[] {
  const tallies = new Map<string, Tally>();
  const ordered = [...rankings].sort((a, b) => compareText(a.columnId, b.columnId));
  const keyOf = keysOver(ordered, kind);
  for (const { columnId, results } of ordered) {
    const seen = new Set<string>();
    for (const entry of [...results].sort((a, b) => a.rank - b.rank)) {
      const key = keyOf(entry);
      if (entry.rank > MAX_RESULTS[kind] || seen.has(key)) continue;
      seen.add(key);
      addVote(tallies, key, columnId, entry);
    }
  }
  return [...tallies]
    .map(([key, tally]) => summarise(key, tally, kind))
    .sort(compareStanding)
    .map((entry, index) => ({ ...entry, rank: index + 1 }));
}

function addVote(tallies: Map<string, Tally>, key: string, columnId: ColumnId, entry: RankedEntry): void {
  const tally: Tally = tallies.get(key) ?? { votes: [], names: new Map(), best: entry, entries: [] };
  tallies.set(key, tally);
  tally.votes.push({ columnId, rank: entry.rank });
  tally.names.set(entry.name, (tally.names.get(entry.name) ?? 0) + 1);
  tally.entries.push(entry);
  if (entry.rank < tally.best.rank) tally.best = entry;
}

function summarise(key: string, tally: Tally, kind: RankingKind): AggregatedEntry {
  const votes = [...tally.votes].sort((a, b) => a.rank - b.rank || compareText(a.columnId, b.columnId));
  const ranks = votes.map((vote) => vote.rank);
  const sum = ranks.reduce((total, rank) => total + rank, 0);
  return {
    rank: 0,
    name: mostFrequent(tally.names),
    ...addressesOf(key, tally, kind),
    description: tally.best.description ?? "",
    rationale: tally.best.rationale,
    points: ranks.length * (MAX_RESULTS[kind] + 1) - sum,
    averageRank: Math.round((sum / ranks.length) * 10) / 10,
    votes,
  };
}

/** A company is its domain; an expert's addresses are those of the best placed entry that has them. */
function addressesOf(key: string, { entries }: Tally, kind: RankingKind) {
  if (kind === "company") return { domain: key.startsWith("name:") ? "" : key };
  const ordered = [...entries].sort((a, b) => a.rank - b.rank);
  const domain = ordered.find((entry) => entry.domain !== "")?.domain ?? "";
  const profileUrl = ordered.find((entry) => entry.profileUrl)?.profileUrl;
  const imageUrl = ordered.find((entry) => entry.imageUrl)?.imageUrl;
  return { domain, ...(profileUrl ? { profileUrl } : {}), ...(imageUrl ? { imageUrl } : {}) };
}

function compareStanding(a: AggregatedEntry, b: AggregatedEntry): number {
  return (
    b.points - a.points ||
    b.votes.length - a.votes.length ||
    (a.votes[0]?.rank ?? 0) - (b.votes[0]?.rank ?? 0) ||
    compareText(a.name, b.name) ||
    compareText(a.domain, b.domain)
  );
}

function mostFrequent(names: Map<string, number>): string {
  const [first] = [...names].sort((a, b) => b[1] - a[1] || compareText(a[0], b[0]));
  return first?.[0] ?? "";
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
