import {
  type AdminAnswer,
  type AdminSearch,
  type AdminSearchDetails,
  type ModelCatalogue,
  modelsOf,
  searchedBy,
  type UserReference,
} from "@standings/domain";
import type { AdminSearchRecord } from "@standings/services";
import { SEARCH_TYPES, toSharedItem } from "../documents.ts";

/** Shapes of the documented bodies of the admin panel's searches (spec part 2 §3 "Search"). */

/** A search with the fields of a history item, its owner and its trending flag; a private one has no words. */
export function toAdminSearchItem({ search, record }: AdminSearchRecord, catalogue: ModelCatalogue) {
  return { ...(record ? toSharedItem(record, catalogue) : toPrivateItem(search)), ...adminFields(search) };
}

/** The same with what its answers took. */
export function toAdminSearchDetails(
  { record, answers, credits, costUsd, ...search }: AdminSearchDetails,
  catalogue: ModelCatalogue,
) {
  return {
    ...toAdminSearchItem({ search, record }, catalogue),
    credits_charged: credits.charged,
    is_refunded: credits.isRefunded,
    cost_usd: costUsd,
    model_answers: answers.map(toAnswer),
  };
}

/** The user of a record as the documented bodies name one; null for a deleted account. */
export function toUserId(user: UserReference | null) {
  return user && { _id: user.id, id: user.id, name: user.name, email: user.email };
}

function toPrivateItem(search: AdminSearch) {
  return {
    _id: search.id,
    id: search.id,
    search_type: SEARCH_TYPES[search.kind],
    prompt: null,
    sector: null,
    createdAt: search.createdAt,
    models_queried: modelsOf(search.columns),
    results: [],
    model_results: {},
    model_resources: {},
    web_search_enabled: search.webSearch,
    market: search.market,
    was_censored: search.wasCensored,
    is_sandbox: search.isSandbox,
  };
}

function adminFields({ domain, trending, isPrivate, isTakenDown, user }: AdminSearch) {
  return { domain, trending, is_private: isPrivate, is_taken_down: isTakenDown, user_id: toUserId(user) };
}

function toAnswer(answer: AdminAnswer) {
  return {
    model: answer.columnId,
    attempt: answer.attempt,
    status: answer.status,
    outcome: answer.outcome,
    failure: answer.failure,
    grounding: answer.grounding,
    searched_by: searchedBy(answer.grounding),
    served_model: answer.servedModel,
    prompt_tokens: answer.promptTokens,
    completion_tokens: answer.completionTokens,
    cost_usd: answer.costUsd,
    duration_ms: answer.durationMs,
  };
}
