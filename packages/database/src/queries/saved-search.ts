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
import {
  forgetMentions,
  type NewMention,
  type NewSources,
  queueCount,
  replaceMentions,
  replaceSources,
} from "./company-mentions.ts";
import { jobAdded } from "./jobs.ts";
import { isPromptTakenDown, rememberAsked } from "./public-places.ts";
import { type RunEnd, withRunEnd } from "./run-end.ts";

/** Result of a search's run. */
export interface FoundSearch {
  readonly question: SearchQuestion;
  readonly sector: Sector | null;
  readonly top: readonly LeadingEntry[];
  readonly results: readonly AggregatedEntry[];
  readonly models: readonly SearchModel[];
  readonly mentions: readonly NewMention[];
  readonly sources: NewSources;
  /** Added with the search. */
  readonly job: { readonly name: string; readonly payload: object } | null;
}

/**
 * Saves a search with its mentions and sources, queued to be counted, and ends its run, in one statement, while the run
 * is unchanged and its lease held. A retried run replaces what it saved before. Returns the owner's balance; undefined when the
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
        .returning([
          "searches.id",
          "searches.created_at",
          "searches.is_private",
          "searches.is_taken_down",
          "searches.prompt_key",
          "searches.prompt2_key",
        ]),
    )
    .with("asked", () => rememberQuestion(found))
    .with("forgotten", () => forgetMentions())
    .with("mentioned", () => replaceMentions(found.mentions))
    .with("cited", () => replaceSources(found.sources))
    .with("queued", () => queueCount(sql`saved`))
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
  "prompt2_key",
  "sector",
  "columns",
  "web_search",
  "is_private",
  "is_taken_down",
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
  const [key, key2] = promptKeys(question);
  return [
    sql<string>`run.id`.as("id"),
    sql<string>`run.user_id`.as("user_id"),
    sql<"company">`run.kind`.as("kind"),
    sql<string>`${prompt}::text`.as("prompt"),
    sql<string | null>`${prompt2}::text`.as("prompt2"),
    sql<string>`${key}::text`.as("prompt_key"),
    sql<string | null>`${key2}::text`.as("prompt2_key"),
    sql<Sector | null>`${sector}::text`.as("sector"),
    sql<typeof columns>`${[...columns]}::text[]`.as("columns"),
    sql<boolean>`${webSearch}::boolean`.as("web_search"),
    sql<boolean>`run.is_private`.as("is_private"),
    isPromptTakenDown(sql`${key}::text`, sql`${key2}::text`).as("is_taken_down"),
    sql<boolean>`run.is_sandbox`.as("is_sandbox"),
    sql<boolean>`run.was_censored`.as("was_censored"),
    sql<null>`run.censor_reason`.as("censor_reason"),
    sql<string>`${JSON.stringify(top)}::json`.as("top"),
    sql<string>`${JSON.stringify(results)}::json`.as("results"),
    sql<string>`${JSON.stringify(models)}::json`.as("model_results"),
    sql<Date>`run.created_at`.as("created_at"),
  ];
}

/** lower() is not used: in the embedded server's C locale it knows ASCII alone. */
function promptKeys({ prompt, prompt2 }: SearchQuestion): readonly [string, string | null] {
  return [promptKey(prompt), prompt2 === null ? null : promptKey(prompt2)];
}

/** The question of a shared search may trend; a comparison never does by itself. */
function rememberQuestion({ question, sector }: FoundSearch) {
  const [key] = promptKeys(question);
  return rememberAsked(sql`select ${key}::text, run.kind, ${sector}::text, run.user_id, run.created_at
    from run join saved on not saved.is_private where run.kind <> 'comparison'`);
}

function addedJob(job: FoundSearch["job"]) {
  return job ? sql`(select ${jobAdded(job.name, job.payload)} from saved)` : sql`null`;
}
