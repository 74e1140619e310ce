import { endWithSearch } from "@standings/database";
import {
  type AggregatedEntry,
  aggregateRankings,
  isAnswer,
  type LeadingEntry,
  majoritySector,
  type RankedEntry,
  rankingKindOf,
  type SearchModel,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { queuedJob } from "../jobs/add-job.ts";
import { runEnd } from "../runs/finish-run.ts";
import type { RunProgress } from "../runs/kind-of-run.ts";
import { foldColumns } from "./fold-columns.ts";
import { mentionsOf, sourcesOf } from "./mentions-of.ts";
import { asSearch } from "./search-run.ts";

/** Entries that lists name. */
const TOP = 6;

/**
 * Saves a search and ends its run, in one statement. Returns the owner's balance; undefined when the run had
 * changed or was taken over.
 */
export function saveSearch(services: ServiceContext, progress: RunProgress): Promise<number | undefined> {
  const { events } = progress;
  const run = asSearch(progress.run);
  const models = foldColumns(run.request.columns, events);
  const answered = models.filter(isAnswer);
  // Answers to different questions are not added up.
  const results = run.kind === "comparison" ? [] : aggregateRankings(answered, rankingKindOf(run.kind));
  const answers = { columns: run.request.columns, models, aggregate: results };
  const first = results.length > 0 ? results : (answered[0]?.results ?? []);
  return endWithSearch(services.db, runEnd(services, progress), {
    question: run.request,
    // A model that lists nobody has nothing to say about the sector either.
    sector: majoritySector(answered.filter(listsSomebody).map((model) => model.sector)),
    top: first.slice(0, TOP).map(toLeadingEntry),
    results,
    models,
    // People have no page of their own.
    mentions: run.kind === "expert" ? [] : mentionsOf(answers),
    sources: sourcesOf(answers),
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
