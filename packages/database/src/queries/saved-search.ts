import {
  type AggregatedEntry,
  type LeadingEntry,
  promptKey,
  type SearchModel,
  type SearchQuestion,
  type Sector,
} from "@standings/domain";
import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { jobAdded } from "./jobs.ts";
import { type RunEnd, withRunEnd } from "./run-end.ts";

/** A company at its place in one column, as company pages count it. */
export interface NewMention {
  readonly model_id: string;
  readonly prompt_no: number;
  readonly rank: number;
  readonly domain: string | null;
  readonly company_name: string;
  readonly aggregated_rank: number | null;
}

export interface NewCitation {
  readonly model_id: string;
  readonly prompt_no: number;
  readonly position: number;
  readonly url: string;
  readonly domain: string;
  readonly title: string | null;
}

/** Result of a search's run. */
export interface FoundSearch {
  readonly question: SearchQuestion;
  readonly sector: Sector | null;
  readonly top: readonly LeadingEntry[];
  readonly results: readonly AggregatedEntry[];
  readonly models: readonly SearchModel[];
  readonly mentions: readonly NewMention[];
  readonly citations: readonly NewCitation[];
  /** Added with the search. */
  readonly job: { readonly name: string; readonly payload: object } | null;
}

/**
 * Saves a search with its mentions and citations and ends its run, in one statement, while the run is unchanged
 * and its lease held. A retried run replaces what it saved before. Returns the owner's balance; undefined when the
 * run had changed or was taken over.
 */
export async function endWithSearch(
  db: Connection,
  end: RunEnd,
  found: FoundSearch,
): Promise<number | undefined> {
  const owner = await withRunEnd(db, end)
    .with("saved", (query) =>
      query
        .insertInto("searches")
        .columns([...SEARCH_COLUMNS])
        .expression((eb) => eb.selectFrom("run").select(searchValues(found)))
        .onConflict((conflict) =>
          conflict.column("id").doUpdateSet((eb) => ({
            sector: eb.ref("excluded.sector"),
            top: eb.ref("excluded.top"),
            results: eb.ref("excluded.results"),
            model_results: eb.ref("excluded.model_results"),
          })),
        )
        .returning("searches.id"),
    )
    .with("mentioned", () => insertMentions(found.mentions))
    .with("cited", () => insertCitations(found.citations))
    .selectFrom("owner")
    .select(["owner.credits", addedJob(found.job).as("job")])
    .executeTakeFirst();
  return owner?.credits;
}

const SEARCH_COLUMNS = [
  "id",
  "user_id",
  "kind",
  "prompt",
  "prompt2",
  "prompt_key",
  "sector",
  "columns",
  "web_search",
  "is_private",
  "is_sandbox",
  "was_censored",
  "censor_reason",
  "top",
  "results",
  "model_results",
  "created_at",
] as const;

function searchValues({ question, sector, top, results, models }: FoundSearch) {
  const { prompt, prompt2, columns, webSearch } = question;
  return [
    sql<string>`run.id`.as("id"),
    sql<string>`run.user_id`.as("user_id"),
    sql<"company">`run.kind`.as("kind"),
    sql<string>`${prompt}::text`.as("prompt"),
    sql<string | null>`${prompt2}::text`.as("prompt2"),
    // lower() is not used: in the embedded server's C locale it knows ASCII alone.
    sql<string>`${promptKey(prompt)}::text`.as("prompt_key"),
    sql<Sector | null>`${sector}::text`.as("sector"),
    sql<typeof columns>`${[...columns]}::text[]`.as("columns"),
    sql<boolean>`${webSearch}::boolean`.as("web_search"),
    sql<boolean>`run.is_private`.as("is_private"),
    sql<boolean>`run.is_sandbox`.as("is_sandbox"),
    sql<boolean>`run.was_censored`.as("was_censored"),
    sql<null>`run.censor_reason`.as("censor_reason"),
    sql<string>`${JSON.stringify(top)}::json`.as("top"),
    sql<string>`${JSON.stringify(results)}::json`.as("results"),
    sql<string>`${JSON.stringify(models)}::json`.as("model_results"),
    sql<Date>`run.created_at`.as("created_at"),
  ];
}

function addedJob(job: FoundSearch["job"]) {
  return job ? sql`(select ${jobAdded(job.name, job.payload)} from saved)` : sql`null`;
}

/** A retry brings the places of mentions in the aggregate up to date. */
function insertMentions(mentions: readonly NewMention[]) {
  return sql<{ search_id: string }>`
    (insert into mentions (search_id, model_id, prompt_no, rank, domain, company_name, aggregated_rank, user_id,
      is_private, is_sandbox, created_at)
    select run.id, item.*, run.user_id, run.is_private, run.is_sandbox, run.created_at
    from run, json_to_recordset(${JSON.stringify(mentions)}::json) as item (model_id text, prompt_no smallint,
      rank smallint, domain text, company_name text, aggregated_rank smallint)
    on conflict (search_id, model_id, prompt_no, rank, created_at)
      do update set aggregated_rank = excluded.aggregated_rank
    returning search_id)`;
}

function insertCitations(citations: readonly NewCitation[]) {
  return sql<{ search_id: string }>`
    (insert into citations (search_id, model_id, prompt_no, position, url, domain, title, created_at)
    select run.id, item.*, run.created_at
    from run, json_to_recordset(${JSON.stringify(citations)}::json) as item (model_id text, prompt_no smallint,
      position smallint, url text, domain text, title text)
    on conflict do nothing
    returning search_id)`;
}
