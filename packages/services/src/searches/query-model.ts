import { readAnswers } from "@standings/database";
import {
  asColumnId,
  type ColumnId,
  type Market,
  readColumn,
  type SearchEvent,
  type SearchKind,
} from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import type { Viewer } from "../request.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import { checkMarket, checkPrompt } from "./check-question.ts";
import { followSearch } from "./follow-search.ts";
import { retryModel } from "./retry-model.ts";
import { startSearch } from "./start-search.ts";

export interface ModelQuery {
  readonly clientRunId: string;
  readonly kind: "company" | "expert";
  readonly prompt: string;
  /** Catalogue id, or the column of a comparison that is to be asked again. */
  readonly columnId: ColumnId;
  readonly webSearch: boolean;
  readonly market?: Market | null | undefined;
}

type ModelEnd = Extract<SearchEvent, { type: "model_complete" }>;

export interface QueriedModel {
  readonly searchId: string;
  readonly end: ModelEnd;
}

/**
 * Asks one model and waits for its end. When the viewer's newest run with this prompt and market has this model as failed
 * or declined, it is retried there; otherwise it is a one-model search that costs a credit. Throws like `startSearch`.
 */
export async function queryModel(request: ServiceRequest, query: ModelQuery): Promise<QueriedModel> {
  const { services, viewer } = requireScope(request, "run");
  const prompt = checkPrompt(query.prompt);
  const market = checkMarket(query.market);
  const failed = await findFailedModel(services, viewer, { ...query, prompt, market });
  if (failed) {
    await retryModel(request, { searchId: failed.searchId, columnId: query.columnId });
    return waitForModel(request, failed.searchId, failed.lastSeq, query.columnId);
  }
  const { clientRunId, kind, webSearch } = query;
  const { modelId } = readColumn(query.columnId);
  const order = { clientRunId, kind, prompt, models: [modelId], webSearch, market };
  const { searchId } = await startSearch(request, order);
  return waitForModel(request, searchId, 0, asColumnId(modelId));
}

async function waitForModel(
  request: ServiceRequest,
  searchId: string,
  afterSeq: number,
  columnId: ColumnId,
): Promise<QueriedModel> {
  let end: ModelEnd | undefined;
  const { events } = await followSearch(request, { searchId, afterSeq });
  for await (const { event } of events) {
    if (event.type === "model_complete" && event.columnId === columnId) end = event;
    // The search is saved when the run is complete, not before.
  }
  if (!end) throw new Error(`Run ${searchId} ended without ${columnId}`);
  return { searchId, end };
}

async function findFailedModel(
  { db }: ServiceContext,
  viewer: Viewer,
  { kind, prompt, market = null, columnId }: ModelQuery,
): Promise<{ searchId: string; lastSeq: number } | undefined> {
  const newest = (kinds: readonly SearchKind[], stored: RawBuilder<unknown>) =>
    db
      .selectFrom("runs")
      .select(["id", "last_seq", "created_at"])
      .where("user_id", "=", viewer.userId)
      .where(stored, "=", prompt)
      .where("kind", "in", [...kinds])
      .where(sql<boolean>`request->'market' = ${JSON.stringify(market)}::jsonb`)
      .where(sql<boolean>`request->'columns' ? ${columnId}`)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst();
  // Each by an index of its own.
  const found = await Promise.all([
    newest([kind, "comparison"], sql`request->>'prompt'`),
    newest(["comparison"], sql`request->>'prompt2'`),
  ]);
  const [run] = found
    .flatMap((one) => one ?? [])
    .sort((a, b) => b.created_at.getTime() - a.created_at.getTime());
  if (!run) return undefined;
  const answered = await readAnswers(db, { runId: run.id, userId: viewer.userId });
  const answer = answered?.answers.findLast(({ column_id }) => column_id === columnId);
  return answer && answer.status !== "success" ? { searchId: run.id, lastSeq: run.last_seq } : undefined;
}
