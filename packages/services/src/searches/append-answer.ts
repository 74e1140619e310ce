import {
  insertAnswer,
  inTransaction,
  LeaseLostError,
  type LoggedEvent,
  type Run,
  toStorable,
} from "@standings/database";
import {
  type AnswerVersions,
  type ColumnId,
  declined,
  describeColumn,
  INSUFFICIENT_CREDITS,
  MODEL_FAILED,
  type ModelFailureKind,
  type ModelNames,
  type ModelSuccess,
  type RankedEntry,
  readColumn,
  type SearchEvent,
} from "@standings/domain";
import type { ModelOutcome, ParsedEntry } from "@standings/models";
import type { ServiceContext } from "../context.ts";
import { placeOfAnswer } from "../models/answer-place.ts";
import { versionsOf } from "../models/answer-versions.ts";
import type { AnswerLog } from "../runs/create-answer-log.ts";
import { refundRetry } from "../runs/pay-for-retry.ts";
import { asSearch } from "./search-run.ts";

/** How asking a model ended; `upstreamId` is what the gateway was asked for, which may be called something else by now. */
export type AskedOutcome = ModelOutcome & { readonly upstreamId?: string };

/**
 * Stores what a model said and appends its `model_complete`, both or neither. A failure gives back what its retry cost,
 * in the same transaction; a refusal does not (decisions "Shapes and cases"). Throws LeaseLostError.
 */
export async function appendAnswer(
  services: ServiceContext,
  run: Run,
  columnId: ColumnId,
  outcome: AskedOutcome,
  answerLog: AnswerLog,
): Promise<LoggedEvent> {
  const { db, directory, executor, catalogue } = services;
  const { modelId } = readColumn(columnId);
  const { request } = asSearch(run);
  const place = await placeOfAnswer(services, modelId, request, { reply: outcome.reply, isTold: true });
  const versions = versionsOf("entries", place);
  const event = toEvent(columnId, outcome, versions, catalogue.now());
  const log = { runId: run.id, owner: executor.id };
  const upstreamId = outcome.upstreamId ?? directory.upstreamId(modelId);
  const answer = { ...outcome, ...readingOf(outcome, versions), columnId, upstreamId };
  if (outcome.status !== "error") return answerLog({ ...log, event, answer });
  return inTransaction(db, async (tx) => {
    const base = await insertAnswer(tx, { ...log, events: [event] }, answer);
    if (base === undefined) throw new LeaseLostError(run.id);
    await refundRetry(tx, services, run, columnId);
    return { seq: base + 1, event };
  });
}

/** How the answer was read, as it is stored: a refusal has no ranking, and what failed was not read. */
function readingOf(outcome: ModelOutcome, versions: AnswerVersions) {
  if (outcome.status === "error")
    return { shape: null, readBy: null, extraction: null, versions: outcome.reply && versions };
  if (outcome.status === "declined") {
    return { shape: "nothing", readBy: "parser", extraction: null, versions } as const;
  }
  const { answer, readBy, extraction } = outcome;
  return { shape: answer.shape, readBy, extraction, versions };
}

function toEvent(
  columnId: ColumnId,
  outcome: ModelOutcome,
  versions: AnswerVersions,
  names: ModelNames,
): SearchEvent {
  const column = { type: "model_complete", ...describeColumn(columnId, names) } as const;
  if (outcome.status === "declined") {
    const { reply, durationMs } = outcome;
    const { grounding } = reply;
    const servedModel = toStorable(reply.servedModel);
    const data = declined({ servedModel, grounding, durationMs, versions });
    return { ...column, status: "success", data };
  }
  if (outcome.status === "success")
    return { ...column, status: "success", data: toSuccess(outcome, versions) };
  const { failure, detail, durationMs } = outcome;
  return { ...column, status: "error", error: failureMessage(failure), failure, detail, durationMs };
}

/** The message shown for a failed model (spec part 1 §8). */
function failureMessage(failure: ModelFailureKind): string {
  return failure === "insufficient_credits" ? INSUFFICIENT_CREDITS : MODEL_FAILED;
}

function toSuccess(
  outcome: Extract<ModelOutcome, { status: "success" }>,
  versions: AnswerVersions,
): ModelSuccess {
  const { answer, isCut, readBy, reply, durationMs } = outcome;
  return {
    outcome: answer.entries.length > 0 ? "ranked" : "named_nobody",
    results: answer.entries.map(toRankedEntry),
    citations: reply.citations,
    sector: answer.sector,
    grounding: reply.grounding,
    servedModel: toStorable(reply.servedModel),
    durationMs,
    shape: answer.shape,
    readBy,
    versions,
    ...(isCut ? { isCut } : {}),
    // The log holds what was said; a censored run is censored whenever it is read.
    wasCensored: false,
    censorReason: null,
  };
}

function toRankedEntry(entry: ParsedEntry): RankedEntry {
  const { rank, name, domain, description, rationale, profileUrl, imageUrl } = entry;
  return {
    rank,
    name,
    domain: domain ?? "",
    description: description ?? "",
    ...(rationale === null ? {} : { rationale }),
    ...(profileUrl === null ? {} : { profileUrl }),
    ...(imageUrl === null ? {} : { imageUrl }),
  };
}
