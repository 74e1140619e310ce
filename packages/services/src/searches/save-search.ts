import { endWithSearch, type NewCitation, type NewMention } from "@standings/database";
import {
  type AggregatedEntry,
  aggregateRankings,
  type ColumnId,
  isAnswer,
  type LeadingEntry,
  majoritySector,
  type RankedEntry,
  rankingKindOf,
  readColumn,
  type SearchModel,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { queuedJob } from "../jobs/add-job.ts";
import { runEnd } from "../runs/finish-run.ts";
import type { RunProgress } from "../runs/kind-of-run.ts";
import { foldColumns } from "./fold-columns.ts";

/** Entries that lists name. */
const TOP = 6;

/**
 * Saves a search and ends its run, in one statement. Returns the owner's balance; undefined when the run had
 * changed or was taken over.
 */
export function saveSearch(services: ServiceContext, progress: RunProgress): Promise<number | undefined> {
  const { run, events } = progress;
  const models = foldColumns(run.request.columns, events);
  const answered = models.filter(isAnswer);
  // Answers to different questions are not added up.
  const results = run.kind === "comparison" ? [] : aggregateRankings(answered, rankingKindOf(run.kind));
  const first = results.length > 0 ? results : (answered[0]?.results ?? []);
  return endWithSearch(services.db, runEnd(services, progress), {
    question: run.request,
    // A model that lists nobody has nothing to say about the sector either.
    sector: majoritySector(answered.filter(listsSomebody).map((model) => model.sector)),
    top: first.slice(0, TOP).map(toLeadingEntry),
    results,
    models,
    mentions: run.kind === "expert" ? [] : mentionsOf(answered, results),
    citations: citationsOf(answered),
    job: run.kind !== "expert" ? queuedJob("learn_companies", { searchId: run.id }) : null,
  });
}

function listsSomebody({ results }: SearchModel): boolean {
  return results.length > 0;
}

function toLeadingEntry({ rank, name, domain, description = "", profileUrl, ...entry }: Entry): LeadingEntry {
  const voteCount = "votes" in entry ? entry.votes.length : 1;
  return { rank, name, domain, description, voteCount, ...(profileUrl ? { profileUrl } : {}) };
}

type Entry = RankedEntry | AggregatedEntry;

/** Companies only: people have no page of their own. A company without a domain has no place that is counted. */
function mentionsOf(models: readonly SearchModel[], aggregate: readonly AggregatedEntry[]): NewMention[] {
  const aggregated = new Map(aggregate.map(({ domain, rank }) => [domain, rank]));
  return models.flatMap(({ columnId, results }) =>
    results.map(({ rank, domain, name }) => {
      const place = domain === "" ? null : (aggregated.get(domain) ?? null);
      const aggregated_rank = aggregate.length > 0 ? place : rank;
      return { ...columnOf(columnId), rank, domain: domain || null, company_name: name, aggregated_rank };
    }),
  );
}

function citationsOf(models: readonly SearchModel[]): NewCitation[] {
  return models.flatMap(({ columnId, citations }) =>
    citations.map((citation, index) => ({ ...columnOf(columnId), position: index + 1, ...citation })),
  );
}

function columnOf(columnId: ColumnId): { model_id: string; prompt_no: number } {
  const { modelId, promptNo } = readColumn(columnId);
  return { model_id: modelId, prompt_no: promptNo };
}
