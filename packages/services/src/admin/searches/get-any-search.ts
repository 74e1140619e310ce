import { type Answer, isId, readAnswers, resultsOf } from "@standings/database";
import {
  type AdminAnswer,
  type AdminSearchDetails,
  columnName,
  type ModelNames,
  type SearchModel,
} from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";
import { toSearchRecord } from "../../searches/search-record.ts";
import { readAdminSearches, readSavedSearches } from "./to-admin-search.ts";

/**
 * A search of any user with what its answers took; of a private one neither words nor results. For admins. Throws
 * SEARCH_NOT_FOUND.
 */
export async function getAnySearch(request: ServiceRequest, id: string): Promise<AdminSearchDetails> {
  const { services } = await requireAdmin(request);
  const { db } = services;
  if (!isId(id)) throw new ServiceError("SEARCH_NOT_FOUND");
  const [[search], saved, run, credits] = await Promise.all([
    readAdminSearches(db, [id.toLowerCase()]),
    readSavedSearches(db, [id]),
    readAnswers(db, { runId: id }),
    readCredits(services, id),
  ]);
  const row = saved.get(id.toLowerCase());
  if (!search || !row) throw new ServiceError("SEARCH_NOT_FOUND");
  const models = resultsOf(row).models;
  const place = ({ columnId }: AdminAnswer) => search.columns.indexOf(columnId);
  const answers = (run?.answers ?? [])
    .map((answer, _index, all) => toAdminAnswer(answer, all, models, services.catalogue.now()))
    .toSorted((a, b) => place(a) - place(b) || a.attempt - b.attempt);
  return {
    ...search,
    credits,
    answers,
    costUsd: sumOf(answers.map(({ costUsd }) => costUsd)),
    record: search.isPrivate || row.is_private ? null : toSearchRecord(row),
  };
}

async function readCredits({ db }: ServiceContext, id: string): Promise<AdminSearchDetails["credits"]> {
  const run = await db
    .selectFrom("runs")
    .select(["cost", "is_refunded"])
    .where("id", "=", id)
    .executeTakeFirst();
  return { charged: run?.cost ?? 0, isRefunded: run?.is_refunded ?? false };
}

function toAdminAnswer(
  answer: Answer,
  all: readonly Answer[],
  models: readonly SearchModel[],
  names: ModelNames,
): AdminAnswer {
  const isLast = all.findLast(({ column_id }) => column_id === answer.column_id) === answer;
  const model = models.find(({ columnId }) => columnId === answer.column_id);
  return {
    columnId: answer.column_id,
    modelName: columnName(answer.column_id, names),
    attempt: answer.attempt,
    outcome: isLast ? (model?.outcome ?? null) : null,
    status: answer.status,
    failure: answer.failure,
    grounding: answer.grounding,
    servedModel: answer.served_model,
    promptTokens: answer.prompt_tokens,
    completionTokens: answer.completion_tokens,
    costUsd: sumOf([answer.cost_usd, answer.extraction?.costUsd ?? null]),
    durationMs: answer.duration_ms,
  };
}

/** Null when nothing is known. */
function sumOf(costs: readonly (number | null)[]): number | null {
  const known = costs.filter((cost) => cost !== null);
  return known.length === 0 ? null : known.reduce((sum, cost) => sum + cost, 0);
}
