import type { Connection } from "@standings/database";
import {
  type AggregatedEntry,
  aggregateRankings,
  type ColumnId,
  type LeadingEntry,
  majoritySector,
  type RankedEntry,
  rankingKindOf,
  readColumn,
  type SearchModel,
} from "@standings/domain";
import { sql } from "kysely";
import type { RunProgress } from "../context.ts";

export interface FinishedRun {
  readonly run: RunProgress["run"];
  readonly models: readonly SearchModel[];
  /** `seq` of the last event these models were read from. */
  readonly lastSeq: number;
  readonly owner: string;
}

const TOP = 6;

/**
 * Saves a search with its mentions and citations, ends its run and appends `complete`, in one statement, while
 * the run is unchanged and its lease held. A retried run replaces what it saved before. Returns the owner's
 * balance, or undefined when the run had changed or was taken over.
 */
export async function saveSearch(db: Connection, finished: FinishedRun): Promise<number | undefined> {
  const { run, models, lastSeq, owner } = finished;
  const answered = models.filter((model) => model.status === "success");
  // Answers to different questions are not added up.
  const results = run.kind === "comparison" ? [] : aggregateRankings(answered, rankingKindOf(run.kind));
  const first = results.length > 0 ? results : (answered[0]?.results ?? []);
  const top = first.slice(0, TOP).map(toLeadingEntry);
  // A model that lists nobody has nothing to say about the sector either.
  const sector = majoritySector(
    answered.filter((model) => model.results.length > 0).map((model) => model.sector),
  );
  const { rows } = await sql<{ credits: number }>`
    with run as (
      update runs set status = 'completed', ended_at = now(), lease_until = null, last_seq = last_seq + 1
      where id = ${run.id} and lease_owner = ${owner} and status = 'running' and last_seq = ${lastSeq}
      returning *
    ), saved as (
      insert into searches (id, user_id, kind, prompt, prompt2, prompt_key, sector, columns, web_search, is_private,
        is_sandbox, was_censored, censor_reason, top, results, model_results, created_at)
      select id, user_id, kind, prompt, prompt2, lower(prompt), ${sector}::text, columns, web_search, is_private,
        is_sandbox, was_censored, censor_reason, ${JSON.stringify(top)}::json, ${JSON.stringify(results)}::json,
        ${JSON.stringify(models)}::json, created_at
      from run
      on conflict (id) do update set sector = excluded.sector, top = excluded.top, results = excluded.results,
        model_results = excluded.model_results
    ), mentioned as (
      insert into mentions (search_id, model_id, prompt_no, rank, domain, company_name, aggregated_rank, user_id,
        is_private, is_sandbox, created_at)
      select run.id, item.*, run.user_id, run.is_private, run.is_sandbox, run.created_at
      from run, json_to_recordset(${JSON.stringify(run.kind === "expert" ? [] : mentionsOf(answered, results))}::json)
        as item (model_id text, prompt_no smallint, rank smallint, domain text, company_name text, aggregated_rank smallint)
      on conflict (search_id, model_id, prompt_no, rank, created_at)
        do update set aggregated_rank = excluded.aggregated_rank
    ), cited as (
      insert into citations (search_id, model_id, prompt_no, position, url, domain, title, created_at)
      select run.id, item.*, run.created_at
      from run, json_to_recordset(${JSON.stringify(citationsOf(answered))}::json)
        as item (model_id text, prompt_no smallint, position smallint, url text, domain text, title text)
      on conflict do nothing
    ), owner as (
      select users.id, users.credits from users join run on run.user_id = users.id
    ), ended as (
      insert into run_events (run_id, seq, event)
      select run.id, run.last_seq, json_build_object(
        'type', 'complete', 'searchId', run.id, 'remainingCredits', owner.credits, 'refunded', false)
      from run, owner
    )
    select credits from owner
  `.execute(db);
  return rows[0]?.credits;
}

function toLeadingEntry({ rank, name, domain, description = "", profileUrl, ...entry }: Entry): LeadingEntry {
  const voteCount = "votes" in entry ? entry.votes.length : 1;
  return { rank, name, domain, description, voteCount, ...(profileUrl ? { profileUrl } : {}) };
}

type Entry = RankedEntry | AggregatedEntry;

/** Companies only: people have no page of their own. */
function mentionsOf(models: readonly SearchModel[], aggregate: readonly AggregatedEntry[]): object[] {
  const aggregated = new Map(aggregate.map(({ domain, rank }) => [domain, rank]));
  return models.flatMap(({ columnId, results }) =>
    results.map(({ rank, domain, name }) => {
      const aggregated_rank = aggregate.length > 0 ? (aggregated.get(domain) ?? null) : rank;
      return { ...columnOf(columnId), rank, domain: domain || null, company_name: name, aggregated_rank };
    }),
  );
}

function citationsOf(models: readonly SearchModel[]): object[] {
  return models.flatMap(({ columnId, citations }) =>
    citations.map((citation, index) => ({ ...columnOf(columnId), position: index + 1, ...citation })),
  );
}

function columnOf(columnId: ColumnId): { model_id: string; prompt_no: number } {
  const { modelId, promptNo } = readColumn(columnId);
  return { model_id: modelId, prompt_no: promptNo };
}
