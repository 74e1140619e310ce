/** One company across all columns: who lists it where, and what each model says about it. Pure. */
import {
  type AggregatedEntry,
  aggregateRankings,
  entryKey,
  type ModelRanking,
  type RankedEntry,
} from "@standings/domain";
import { type AnsweredColumn, isAnswered, type ModelColumn } from "./model-column.ts";

export interface Mention {
  readonly modelId: string;
  readonly company: RankedEntry;
}

export interface Standings {
  readonly answered: readonly AnsweredColumn[];
  /** Catalogue ids of the models that answered, in the order asked. */
  readonly models: readonly string[];
  readonly results: readonly AggregatedEntry[];
  /** Identity of a row in a column, the same for the same company in another column. */
  readonly keyOf: (modelId: string, company: RankedEntry) => string;
  readonly find: (key: string) => AggregatedEntry | undefined;
  /** Every model's own row of a company, best rank first. */
  readonly mentions: (key: string) => readonly Mention[];
  /** Positions are hidden: what is not seen may still be listed. */
  readonly isCensored: boolean;
}

export function buildStandings(
  columns: readonly ModelColumn[],
  saved?: readonly AggregatedEntry[],
): Standings {
  const answered = columns.filter(isAnswered);
  const results = saved ?? aggregateRankings(answered.map(withoutHidden), "company");
  const byVote = new Map<string, string>();
  const byKey = new Map<string, AggregatedEntry>();
  for (const company of results) {
    const key = entryKey(company, "company");
    byKey.set(key, company);
    for (const vote of company.voting_models) byVote.set(voteId(vote.model, vote.rank), key);
  }
  const keyOf = (modelId: string, company: RankedEntry) =>
    byVote.get(voteId(modelId, company.rank)) ?? entryKey(company, "company");
  const mentions = (key: string) =>
    answered
      .flatMap(({ modelId, results: rows }) => {
        const company = rows.find((row) => !row.censored && keyOf(modelId, row) === key);
        return company ? [{ modelId, company }] : [];
      })
      .sort((a, b) => a.company.rank - b.company.rank);
  return {
    answered,
    models: answered.map((column) => column.modelId),
    results,
    keyOf,
    find: (key) => byKey.get(key),
    mentions,
    isCensored: answered.some((column) => column.wasCensored),
  };
}

/** Masks are no identity: two hidden companies can share one. */
function withoutHidden({ modelId, results }: AnsweredColumn): ModelRanking {
  return { modelId, results: results.filter((company) => !company.censored) };
}

/** At least half of the models asked put the company in the top 3 (mockups README). */
export function isRecommended(company: AggregatedEntry, asked: number): boolean {
  const top = company.voting_models.filter((vote) => vote.rank <= 3).length;
  return asked > 0 && top * 2 >= asked;
}

function voteId(modelId: string, rank: number): string {
  return `${modelId}#${rank}`;
}
