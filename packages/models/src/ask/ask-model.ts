import type { AskedQuestion, ModelFailureKind, RankingKind } from "@standings/domain";
import { type ExtractionSettings, readAgain, type SecondReading } from "../extract/read-again.ts";
import type { GatewayReply, GatewayRequest, ModelGateway } from "../gateway/gateway.ts";
import { unusable } from "../gateway/model-error.ts";
import { readCutAnswer } from "../parse/cut-answer.ts";
import { parseAnswer } from "../parse/parse-answer.ts";
import type { ParsedAnswer } from "../parse/types.ts";
import { COMPANY_RANKING_SCHEMA, companyRankingInstruction } from "../prompts/company-ranking.ts";
import { EXPERT_RANKING_SCHEMA, expertRankingInstruction } from "../prompts/expert-ranking.ts";
import type { AskJsonOptions } from "./ask-json.ts";
import { type Deadline, withDeadline } from "./deadline.ts";
import { describeFailure, waitToRetry, withCostOf } from "./retry.ts";

export interface ModelQuestion extends AskedQuestion {
  readonly kind: RankingKind;
  /** Catalogue id. */
  readonly modelId: string;
  readonly upstreamId: string;
  /** A user asked for this model again, so the breaker lets it pass. */
  readonly isRetry: boolean;
  /** Makes the request unlike every other, so that no cache on its way answers it. */
  readonly unique?: string | undefined;
}

export type ModelOutcome =
  | (SecondReading & {
      readonly status: "success";
      /** It ended at the limit of length: who is not on its list is not known to be absent. */
      readonly isCut: boolean;
      readonly reply: GatewayReply;
      readonly durationMs: number;
    })
  /** The model replied that it does not answer the question. */
  | { readonly status: "declined"; readonly reply: GatewayReply; readonly durationMs: number }
  | {
      readonly status: "error";
      readonly failure: ModelFailureKind;
      /** One sentence, safe to show. */
      readonly detail: string;
      /** The last reply, when there was one: it is kept even though it cannot be used. */
      readonly reply: GatewayReply | null;
      readonly cause: unknown;
      readonly durationMs: number;
    };

export interface AskOptions extends AskJsonOptions {
  /** Reads answers that rules read badly again, within the same deadline; null: nobody does. */
  readonly extraction: ExtractionSettings | null;
}

/**
 * Asks one model one ranking question. Never throws: a model ends in success, a refusal or an error. Retries at most twice
 * with jitter, only when no tokens were paid for or the answer cannot be used, and never past the deadline.
 */
export function askModel(question: ModelQuestion, options: AskOptions): Promise<ModelOutcome> {
  return withDeadline(options, (deadline) => askWithin(deadline, question, options));
}

async function askWithin(
  deadline: Deadline,
  question: ModelQuestion,
  options: AskOptions,
): Promise<ModelOutcome> {
  const { signal } = deadline;
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  if (!question.isRetry && !options.breaker.allows(question.modelId)) {
    const detail = "The model has failed repeatedly and is left alone for a moment.";
    return {
      status: "error",
      failure: "unavailable",
      detail,
      reply: null,
      cause: null,
      durationMs: elapsed(),
    };
  }
  let reply: GatewayReply | null = null;
  let moreRoom = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const request = { ...toRequest(question, options.gateway), moreRoom, signal };
      reply = withCostOf(reply, await options.gateway.complete(request));
      const answer = readAnswer(reply, question.kind);
      options.breaker.succeeded(question.modelId);
      if (answer === "declined") return { status: "declined", reply, durationMs: elapsed() };
      const read = { text: reply.text, parsed: answer, kind: question.kind };
      const reading = await readAgain(read, { ...options, signal });
      const whole = reply.truncated ? readCutAnswer(reading.answer, reply.text, question.kind) : null;
      return {
        status: "success",
        ...reading,
        answer: whole?.answer ?? reading.answer,
        isCut: whole?.isCut ?? false,
        reply,
        durationMs: elapsed(),
      };
    } catch (error) {
      const failure = describeFailure(error, deadline, options.deadlineMs);
      const { deadlineMs, backoffMs } = options;
      const tried = { attempt, elapsedMs: elapsed(), deadlineMs, backoffMs, moreRoom };
      if (await waitToRetry(failure, tried, signal)) {
        moreRoom ||= failure.needsRoom;
        continue;
      }
      options.breaker.failed(question.modelId);
      const { failure: kind, message } = failure;
      return {
        status: "error",
        failure: kind,
        detail: message,
        reply,
        cause: failure.cause,
        durationMs: elapsed(),
      };
    }
  }
}

const INSTRUCTIONS = { company: companyRankingInstruction, expert: expertRankingInstruction };
const SCHEMAS = { company: COMPANY_RANKING_SCHEMA, expert: EXPERT_RANKING_SCHEMA };

function toRequest(
  { kind, upstreamId, prompt, market, webSearch, unique }: ModelQuestion,
  gateway: ModelGateway,
): Omit<GatewayRequest, "signal"> {
  const searches = webSearch && gateway.canSearch(upstreamId);
  return {
    upstreamId,
    instruction: INSTRUCTIONS[kind](searches, market),
    question: prompt,
    country: market?.country ?? null,
    webSearch: searches,
    schema: SCHEMAS[kind],
    unique,
  };
}

function readAnswer(reply: GatewayReply, kind: RankingKind): ParsedAnswer | "declined" {
  if (reply.refused) return "declined";
  if (reply.text.trim() === "") throw unusable("The model's answer was empty.", reply);
  const answer = parseAnswer(reply.text, { kind });
  return answer.outcome === "refusal" ? "declined" : answer;
}
