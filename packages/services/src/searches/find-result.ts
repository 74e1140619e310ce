import { isId, type Run, readRunEvents } from "@standings/database";
import {
  type AggregatedEntry,
  type CensoredPosition,
  type ColumnId,
  censorAggregate,
  censorCitation,
  censorGrounding,
  censorRanking,
  isAnswer,
  type Market,
  normalisePrompt,
  rankingKindOf,
  SEARCH_KINDS,
  type SearchKind,
  type SearchModel,
  type SearchRecord,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Viewer } from "../request.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { censorReasonOf } from "../runs/pay-for-run.ts";
import { checkMarket } from "./check-question.ts";
import { foldColumns } from "./fold-columns.ts";
import { getSearch } from "./get-search.ts";
import { asQuestion, asSearch } from "./search-run.ts";

export interface ResultQuery {
  readonly searchId?: string | undefined;
  /** The first of a comparison, or both as its history names them ("A vs B"), where the second is left out. */
  readonly prompt: string;
  readonly prompt2?: string | undefined;
  /** Any where it is left out, but for a comparison without its second prompt. */
  readonly kind?: SearchKind | undefined;
  readonly webSearch?: boolean | undefined;
  /** Columns of the run, in any order (`columns.ts` of the domain). */
  readonly columns: readonly ColumnId[];
  readonly market?: Market | null | undefined;
}

/** A finished run as its owner may see it: saved, or censored and kept nowhere else. */
export interface Result extends Omit<SearchRecord, "results"> {
  readonly results: readonly (AggregatedEntry | CensoredPosition)[];
}

/**
 * The result a client's claim is about, always the server's own: of the run with this id, else of the viewer's
 * newest run with the same prompt, market and columns (decisions "What the client may claim"). Throws SEARCH_NOT_FOUND.
 */
export async function findResult(request: ServiceRequest, query: ResultQuery): Promise<Result> {
  const { services, viewer } = requireScope(request, "read");
  const run = await findRun(services, viewer, query);
  if (!run || run.status === "running") throw new ServiceError("SEARCH_NOT_FOUND");
  return run.was_censored ? censoredResult(services, run) : getSearch(request, run.id);
}

/** Runs of one question that are looked through before all of them are. */
const NEWEST = 20;

async function findRun(
  { db }: ServiceContext,
  { userId }: Viewer,
  { searchId, prompt, prompt2, kind, webSearch, columns, market }: ResultQuery,
): Promise<Run | undefined> {
  const own = db
    .selectFrom("runs")
    .selectAll()
    .where("user_id", "=", userId)
    .where("kind", "in", [...SEARCH_KINDS]);
  if (searchId !== undefined && isId(searchId)) return own.where("id", "=", searchId).executeTakeFirst();
  const ofMarket = own
    .where("kind", "in", kind === undefined ? [...SEARCH_KINDS] : [kind])
    .where(sql<boolean>`request->'market' = ${JSON.stringify(checkMarket(market))}::jsonb`)
    .$if(webSearch !== undefined, (runs) =>
      runs.where(sql`request->'webSearch'`, "=", sql`to_jsonb(${webSearch}::boolean)`),
    )
    .orderBy("created_at", "desc");
  if (kind === "comparison" && prompt2 === undefined) {
    const pairs = pairsIn(prompt);
    if (pairs.length === 0) return undefined;
    return ofMarket
      .where(sql<boolean>`kind = 'comparison'`)
      .where(({ or, and, eb }) =>
        or(
          pairs.map(([one, other]) =>
            and([eb(sql`request->>'prompt2'`, "=", other), eb(sql`request->>'prompt'`, "=", one)]),
          ),
        ),
      )
      .where(sql<boolean>`request->'columns' @> ${JSON.stringify(columns)}::jsonb`)
      .limit(1)
      .executeTakeFirst();
  }
  const second = prompt2 === undefined ? null : normalisePrompt(prompt2);
  const asked = ofMarket.where(sql`request->>'prompt'`, "=", normalisePrompt(prompt));
  // Nearly always the newest: a statement with all conditions would read every run of the question, and sort them.
  const newest = await asked.limit(NEWEST).execute();
  const run = newest.find(({ request }) => {
    const asked = asQuestion(request);
    return asked.prompt2 === second && columns.every((column) => asked.columns.includes(column));
  });
  if (run || newest.length < NEWEST) return run;
  return asked
    .where(sql`request->>'prompt2'`, "is not distinct from", second)
    .where(sql<boolean>`request->'columns' @> ${JSON.stringify(columns)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
}

/** Places at which a text is taken apart. */
const MAX_PAIRS = 10;

/** Both prompts of a comparison in one text, wherever "vs" may part them. */
function pairsIn(text: string): (readonly [prompt: string, prompt2: string])[] {
  const parts = text.split(/\svs\s/u);
  return parts
    .slice(1, MAX_PAIRS + 1)
    .map((_, nth) => [
      normalisePrompt(parts.slice(0, nth + 1).join(" vs ")),
      normalisePrompt(parts.slice(nth + 1).join(" vs ")),
    ]);
}

async function censoredResult({ db }: ServiceContext, found: Run): Promise<Result> {
  const run = asSearch(found);
  const models = foldColumns(run.request.columns, await readRunEvents(db, run.id));
  const answered = models.filter(isAnswer);
  if (answered.length === 0) throw new ServiceError("SEARCH_NOT_FOUND");
  return {
    id: run.id,
    kind: run.kind,
    prompt: run.request.prompt,
    prompt2: run.request.prompt2,
    sector: null,
    webSearch: run.request.webSearch,
    market: run.request.market,
    isPrivate: run.is_private,
    isSandbox: run.is_sandbox,
    wasCensored: true,
    censorReason: censorReasonOf(run),
    createdAt: run.created_at.toISOString(),
    models: models.map(censorModel),
    results: run.kind === "comparison" ? [] : censorAggregate(answered, rankingKindOf(run.kind)),
  };
}

function censorModel(model: SearchModel): SearchModel {
  return {
    ...model,
    results: censorRanking(model.results),
    citations: model.citations.map(censorCitation),
    grounding: censorGrounding(model.grounding),
  };
}
