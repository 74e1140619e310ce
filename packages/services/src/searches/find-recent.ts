import { isDeepStrictEqual } from "node:util";
import { type ColumnId, promptKey, type SearchKind, type SearchQuestion } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { requireScope, type ServiceRequest, type Viewer } from "../request.ts";
import { checkQuestion, type QuestionOrder } from "./check-question.ts";
import { asQuestion } from "./search-run.ts";

/** A run that answers a question, or is about to. */
export interface RecentRun {
  readonly searchId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isPrivate: boolean;
  readonly isRunning: boolean;
}

type Prompts = Pick<SearchQuestion, "prompt" | "prompt2" | "market">;

/** Age in hours up to which an earlier answer is shown instead of asking (decisions "A paid search begins with a click"). */
export const RECENT_HOURS = 24;

/**
 * The viewer's newest run of the last 24 hours with the same kind, prompts (whatever their case), market, set of models and web
 * search: one that is running, or a finished one that is saved in full. Null for none. Throws as `startSearch` for a
 * question that cannot be asked. Costs nothing.
 */
export async function findRecent(request: ServiceRequest, asked: QuestionOrder): Promise<RecentRun | null> {
  const { services, viewer } = requireScope(request, "read");
  const question = checkQuestion(asked, services.catalogue.now());
  const [running, saved] = await Promise.all([
    findRunning(services, viewer, asked.kind, question),
    findSaved(services, viewer, asked.kind, question),
  ]);
  // A saved search that is asked again is both.
  const isRunning = running !== undefined && (!saved || running.created_at >= saved.created_at);
  const newest = isRunning ? running : saved;
  if (!newest) return null;
  const { id: searchId, created_at, is_private: isPrivate } = newest;
  return { searchId, createdAt: created_at.toISOString(), isPrivate, isRunning };
}

const SINCE = sql<Date>`now() - make_interval(hours => ${sql.lit(RECENT_HOURS)})`;

async function findRunning(
  { db }: ServiceContext,
  { userId }: Viewer,
  kind: SearchKind,
  { columns, webSearch, ...prompts }: SearchQuestion,
) {
  const runs = await db
    .selectFrom("runs")
    .select(["id", "is_private", "created_at", "request"])
    .where("user_id", "=", userId)
    .where("status", "=", "running")
    .where("created_at", ">", SINCE)
    .where("kind", "=", kind)
    .where(sql<boolean>`request->'webSearch' = ${JSON.stringify(webSearch)}::jsonb`)
    .where(isSameSet(columns))
    .orderBy("created_at", "desc")
    .execute();
  // Compared here: the embedded server's lower() knows ASCII alone.
  return runs.find((run) => isDeepStrictEqual(promptKeys(asQuestion(run.request)), promptKeys(prompts)));
}

function findSaved(
  { db }: ServiceContext,
  { userId }: Viewer,
  kind: SearchKind,
  { columns, webSearch, ...prompts }: SearchQuestion,
) {
  const [key, key2] = promptKeys(prompts);
  return db
    .selectFrom("searches")
    .select(["id", "is_private", "created_at"])
    .where("user_id", "=", userId)
    .where("prompt_key", "=", key)
    .where("created_at", ">", SINCE)
    .where("kind", "=", kind)
    .where("prompt2_key", "is not distinct from", key2)
    .where("web_search", "=", webSearch)
    .where(sql<boolean>`(columns @> ${columns}::text[] and columns <@ ${columns}::text[])`)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

function isSameSet(columns: readonly ColumnId[]) {
  const list = JSON.stringify(columns);
  return sql<boolean>`(runs.request->'columns' @> ${list}::jsonb and runs.request->'columns' <@ ${list}::jsonb)`;
}

function promptKeys({ prompt, prompt2, market }: Prompts): [string, string | null] {
  return [promptKey(prompt, market), prompt2 === null ? null : promptKey(prompt2, market)];
}
