import { type ColumnId, promptKey } from "@standings/domain";
import { sql } from "kysely";
import { requireUser, type ServiceRequest } from "../request.ts";
import { type AskedQuestion, checkQuestion } from "./check-question.ts";

/** A run that answers a question, or is about to. */
export interface RecentRun {
  readonly searchId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly isPrivate: boolean;
  readonly isRunning: boolean;
}

/** Age in hours up to which an earlier answer is shown instead of asking (decisions "A paid search begins with a click"). */
export const RECENT_HOURS = 24;

/**
 * The viewer's newest run of the last 24 hours with the same kind, prompts (whatever their case), set of models and web
 * search: one that is running, or a finished one that is saved in full. Null for none. Throws as `startSearch` for a
 * question that cannot be asked. Costs nothing.
 */
export async function findRecent(request: ServiceRequest, asked: AskedQuestion): Promise<RecentRun | null> {
  const { services, viewer } = requireUser(request);
  const { prompt, prompt2, columns, webSearch } = checkQuestion(asked);
  const runs = await services.db
    .selectFrom("runs")
    .leftJoin("searches", "searches.id", "runs.id")
    .select(["runs.id", "runs.status", "runs.is_private", "runs.created_at", "runs.request"])
    .where("runs.user_id", "=", viewer.userId)
    .where("runs.created_at", ">", sql<Date>`now() - make_interval(hours => ${RECENT_HOURS}::integer)`)
    .where("runs.kind", "=", asked.kind)
    .where(sql<boolean>`runs.request->'webSearch' = ${JSON.stringify(webSearch)}::jsonb`)
    .where(isSameSet(columns))
    .where((eb) =>
      eb.or([
        eb("runs.status", "=", "running"),
        eb.and([eb("searches.id", "is not", null), eb("runs.was_censored", "=", false)]),
      ]),
    )
    .orderBy("runs.created_at", "desc")
    .execute();
  // Compared here: the embedded server's lower() knows ASCII alone.
  const keys = questionKeys({ prompt, prompt2 });
  const run = runs.find(({ request: stored }) => questionKeys(stored) === keys);
  if (!run) return null;
  const { id: searchId, created_at, is_private: isPrivate, status } = run;
  return { searchId, createdAt: created_at.toISOString(), isPrivate, isRunning: status === "running" };
}

function isSameSet(columns: readonly ColumnId[]) {
  const list = JSON.stringify(columns);
  return sql<boolean>`(runs.request->'columns' @> ${list}::jsonb and runs.request->'columns' <@ ${list}::jsonb)`;
}

function questionKeys({
  prompt,
  prompt2,
}: {
  readonly prompt: string;
  readonly prompt2: string | null;
}): string {
  return JSON.stringify([promptKey(prompt), prompt2 === null ? null : promptKey(prompt2)]);
}
