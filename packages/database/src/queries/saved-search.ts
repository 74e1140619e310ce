import {
  type AggregatedEntry,
  type ColumnId,
  type LeadingEntry,
  marketCode,
  promptKey,
  type SearchModel,
  type SearchQuestion,
  type Sector,
} from "@standings/domain";
import { sql } from "kysely";
import type { Connection } from "../database.ts";
import { type Places, prepare } from "../prepared.ts";
import { answersJson, type ToldAnswer } from "./answers.ts";
import {
  forgetMentions,
  type NewMention,
  type NewSources,
  queueCount,
  replaceMentions,
  replaceSources,
} from "./company-mentions.ts";
import { promptTakenDownSql } from "./public-places.ts";
import { type RunEnd, withRunEnd } from "./run-end.ts";
import { packResults } from "./run-packs.ts";
import { searchersOf } from "./same-search.ts";

/** What answers add up to. */
export interface SearchSummary {
  readonly top: readonly LeadingEntry[];
  readonly results: readonly AggregatedEntry[];
  readonly mentions: readonly NewMention[];
  readonly sources: NewSources;
}

/** Result of a search's run. */
export interface FoundSearch extends SearchSummary {
  readonly question: SearchQuestion;
  readonly sector: Sector | null;
  readonly models: readonly SearchModel[];
}

/** A search that is saved as values of its statement; `…Json` apart, lists are arrays. */
interface SavedValues extends RunEnd, NewSources {
  readonly answerJson: string | null;
  readonly prompt: string;
  readonly prompt2: string | null;
  readonly promptKey: string;
  readonly prompt2Key: string | null;
  readonly sector: Sector | null;
  readonly columns: readonly ColumnId[];
  readonly webSearch: boolean;
  readonly marketCode: string | null;
  readonly topJson: string;
  readonly resultsJson: string;
  readonly modelsJson: string;
  readonly searchedByJson: string;
  readonly mentionsJson: string;
}

/**
 * Saves a search with its mentions and sources, queued to be counted, and ends its run, with its last answer if that is not
 * stored yet, in one statement, while the run is unchanged and its lease held. A retried run replaces what it saved before.
 * Returns the owner's balance; undefined when the run had changed or was taken over: then nothing was stored.
 */
export async function endWithSearch(
  db: Connection,
  end: RunEnd,
  { question, sector, top, results, models, mentions, sources }: FoundSearch,
  last: ToldAnswer | null = null,
): Promise<number | undefined> {
  const { prompt, prompt2, market } = question;
  const [owner] = await saveStatement(db, {
    ...end,
    answerJson: last && answersJson([{ append: { ...end, events: [last.event] }, answer: last.answer }]),
    ...question,
    ...sources,
    sector,
    // lower() is not used: in the embedded server's C locale it knows ASCII alone.
    marketCode: market && marketCode(market),
    promptKey: promptKey(prompt, market),
    prompt2Key: prompt2 === null ? null : promptKey(prompt2, market),
    topJson: JSON.stringify(top),
    resultsJson: JSON.stringify(results),
    modelsJson: JSON.stringify(models),
    searchedByJson: JSON.stringify(searchersOf(models)),
    mentionsJson: JSON.stringify(mentions),
  });
  return owner?.credits;
}

/** A saved search that is added up again. */
interface RenewedSearch extends SearchSummary {
  readonly id: string;
  /** Pack of its run, if it has one. */
  readonly content: Buffer | null;
  readonly models: readonly SearchModel[];
}

/** Puts results, mentions and sources in the place of those that a search had. For a transaction that holds its lock. */
export async function replaceResults(
  tx: Connection,
  { id, content, models, results, top, mentions, sources }: RenewedSearch,
): Promise<void> {
  const isPacked = content !== null;
  if (isPacked) await packResults(tx, id, content, { models, results });
  const [modelsJson, resultsJson] = [models, results].map((value) =>
    isPacked ? null : JSON.stringify(value),
  );
  await sql`
    update searches set top = ${JSON.stringify(top)}::json, model_results = ${modelsJson}::json,
      results = ${resultsJson}::json
    where id = ${id}
  `.execute(tx);
  const search = sql`(select * from searches where id = ${id})`;
  // A statement of its own: what it inserts must not be what it removes.
  await sql`with run as ${search}, forgotten as ${forgetMentions()} select from forgotten`.execute(tx);
  await sql`
    with run as ${search}, saved as ${search}, mentioned as ${replaceMentions(sql`${JSON.stringify(mentions)}`)},
      cited as ${replaceSources(sources)}
    select from mentioned
  `.execute(tx);
}

const saveStatement = prepare<SavedValues>("save_search")((db, found) =>
  withRunEnd(db, found, found.answerJson)
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
            searched_by: eb.ref("excluded.searched_by"),
          })),
        )
        .returning([
          "searches.id",
          "searches.created_at",
          "searches.kind",
          "searches.is_private",
          "searches.is_taken_down",
          "searches.market",
          "searches.prompt_key",
          "searches.prompt2_key",
        ]),
    )
    .with("forgotten", () => forgetMentions())
    .with("mentioned", () => replaceMentions(found.mentionsJson))
    .with("cited", () => replaceSources(found))
    .with("queued", () => queueCount(sql`saved`))
    .selectFrom("owner")
    .select("owner.credits"),
);

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
  "market",
  "is_private",
  "is_taken_down",
  "is_sandbox",
  "was_censored",
  "censor_reason",
  "top",
  "results",
  "model_results",
  "searched_by",
  "created_at",
] as const;

function searchValues(found: Places<SavedValues>) {
  const { prompt, prompt2, promptKey: key, prompt2Key: key2, columns, webSearch, marketCode: market } = found;
  return [
    sql<string>`run.id`.as("id"),
    sql<string>`run.user_id`.as("user_id"),
    sql<"company">`run.kind`.as("kind"),
    sql<string>`${prompt}::text`.as("prompt"),
    sql<string | null>`${prompt2}::text`.as("prompt2"),
    sql<string>`${key}::text`.as("prompt_key"),
    sql<string | null>`${key2}::text`.as("prompt2_key"),
    sql<Sector | null>`${found.sector}::text`.as("sector"),
    sql<readonly ColumnId[]>`${columns}::text[]`.as("columns"),
    sql<boolean>`${webSearch}::boolean`.as("web_search"),
    sql<string | null>`${market}::text`.as("market"),
    sql<boolean>`run.is_private`.as("is_private"),
    promptTakenDownSql(sql`${key}::text`, sql`${key2}::text`).as("is_taken_down"),
    sql<boolean>`run.is_sandbox`.as("is_sandbox"),
    sql<boolean>`run.was_censored`.as("was_censored"),
    sql<null>`run.censor_reason`.as("censor_reason"),
    sql<string>`${found.topJson}::json`.as("top"),
    sql<string>`${found.resultsJson}::json`.as("results"),
    sql<string>`${found.modelsJson}::json`.as("model_results"),
    sql<string>`${found.searchedByJson}::jsonb`.as("searched_by"),
    sql<Date>`run.created_at`.as("created_at"),
  ];
}
