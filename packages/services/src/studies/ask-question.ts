import { type LoggedEvent, toStorable } from "@standings/database";
import {
  type AnswerVersions,
  type ColumnId,
  CUT_OFF,
  promptOfRound,
  readStudyColumn,
  type StudyAnswerEvent,
  type StudyQuestion,
  searchedBy,
} from "@standings/domain";
import {
  askModel,
  askPlainly,
  type ModelOutcome,
  type ParsedAnswer,
  type PlainOutcome,
} from "@standings/models";
import type { ServiceContext } from "../context.ts";
import { placeOfAnswer } from "../models/answer-place.ts";
import { versionsOf } from "../models/answer-versions.ts";
import { secondReading } from "../models/second-reading.ts";
import type { StepOptions } from "../runs/kind-of-run.ts";
import type { StudyRun } from "./study-run.ts";

/** How a question ended; `upstreamId` is what the gateway was asked for, which may be called something else by now. */
type Asked = (ModelOutcome | (PlainOutcome & { readonly answer?: undefined; readonly isCut?: undefined })) & {
  readonly upstreamId: string;
};

/**
 * Asks one model once and appends how it ended. Every request differs from the others, so that no cache answers it. Undefined
 * when `signal` aborted it. Throws LeaseLostError.
 */
export async function askQuestion(
  services: ServiceContext,
  run: StudyRun,
  columnId: ColumnId,
  { signal, answerLog }: StepOptions,
): Promise<LoggedEvent | undefined> {
  const question = readStudyColumn(columnId);
  if (question === null) throw new Error(`${columnId} is no question of a study`);
  if (signal.aborted) return undefined;
  const outcome = await ask(services, run, question, signal);
  if (signal.aborted) return undefined;
  if (outcome.status === "error") {
    const { failure, detail } = outcome;
    services.log.warn({ runId: run.id, columnId, failure, detail }, "model failed");
  }
  const asked = { ...run.request, prompt: promptOfRound(run.request, question.round) };
  const isTold = question.arm !== "natural";
  const place = await placeOfAnswer(services, question.modelId, asked, { reply: outcome.reply, isTold });
  const ended = toEvent(question, outcome, place);
  const event = { ...ended, ...foundOf(run, outcome) };
  const answer = { ...outcome, ...readingOf(outcome), versions: ended.versions, columnId };
  return answerLog({ runId: run.id, owner: services.executor.id, event, answer });
}

async function ask(
  services: ServiceContext,
  run: StudyRun,
  { modelId, round, arm }: StudyQuestion,
  signal: AbortSignal,
): Promise<Asked> {
  const { gateway, breaker, directory, limitStudyCalls, settings } = services;
  await directory.refresh();
  const upstreamId = directory.upstreamId(modelId);
  if (!directory.isAvailable(modelId)) {
    const detail = `The gateway does not offer ${services.catalogue.now().modelName(modelId)}.`;
    return { status: "error", failure: "unavailable", detail, reply: null, durationMs: 0, upstreamId };
  }
  const { market, ranking: kind, webSearch } = run.request;
  const prompt = promptOfRound(run.request, round);
  const unique = `study ${run.id} round ${round} ${arm}`;
  const { modelDeadlineMs: deadlineMs, modelBackoffMs: backoffMs } = settings.patience;
  const options = { gateway, breaker, deadlineMs, backoffMs, signal };
  const asked = { modelId, upstreamId, prompt, market, unique, webSearch: webSearch && arm !== "unsearched" };
  const outcome = await limitStudyCalls<ModelOutcome | PlainOutcome>(run.user_id, () =>
    arm === "natural"
      ? askPlainly(asked, options)
      : askModel({ ...asked, kind, isRetry: false }, { ...options, extraction: secondReading(services) }),
  );
  return { ...outcome, upstreamId };
}

/** What an answer about companies cites, which is held beside what it says of a brand; what it searched for is added up of visits alone. */
function foundOf(
  { request, funding }: StudyRun,
  { reply }: Asked,
): Pick<StudyAnswerEvent, "cited" | "citedAt" | "queries"> {
  if (request.ranking !== "company") return {};
  const cited = { cited: reply?.citations.map(({ url }) => url) ?? [], citedAt: reply?.citedAt ?? [] };
  if (funding !== "visit") return cited;
  return { ...cited, queries: reply?.grounding.type === "searched" ? reply.grounding.queries : null };
}

/** How the answer was read, as it is stored: plain words, a refusal and a failure are not read as a ranking. */
function readingOf(outcome: Asked) {
  if (outcome.status !== "success" || outcome.answer === undefined)
    return { shape: null, readBy: null, extraction: null };
  const { answer, readBy, extraction } = outcome;
  return { shape: answer.shape, readBy, extraction };
}

function toEvent(
  { modelId, round, arm }: StudyQuestion,
  outcome: Asked,
  place: Pick<AnswerVersions, "geo" | "proof">,
): StudyAnswerEvent {
  const { durationMs, reply } = outcome;
  const event = {
    type: "answer",
    at: new Date().toISOString(),
    round,
    modelId,
    arm,
    servedModel: toStorable(reply?.servedModel ?? null),
    searchedBy: reply && searchedBy(reply.grounding),
    versions: reply && versionsOf(arm === "natural" ? "mentions" : "entries", place),
    durationMs,
    detail: null,
    results: [],
  } as const;
  if (outcome.status === "error") return { ...event, outcome: "failed", detail: outcome.detail };
  if (outcome.status === "declined") return { ...event, outcome: "refused" };
  if (outcome.answer === undefined)
    return outcome.reply.truncated
      ? { ...event, outcome: "cut", detail: CUT_OFF }
      : { ...event, outcome: "answered" };
  return { ...event, ...toList(outcome.answer, outcome.isCut) };
}

/** Whom an answer lists, as its event says it. */
export function toList(
  { entries }: ParsedAnswer,
  isCut: boolean,
): Pick<StudyAnswerEvent, "outcome" | "results" | "detail"> {
  const results = entries.map(({ rank, name, domain }) => ({ rank, name, domain: domain ?? "" }));
  if (isCut) return { outcome: "cut", detail: CUT_OFF, results };
  return { outcome: results.length > 0 ? "listed" : "nobody", detail: null, results };
}
