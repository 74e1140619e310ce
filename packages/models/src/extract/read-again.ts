import type { AnswerReader, Extraction, RankingKind } from "@standings/domain";
import type { Breaker } from "../ask/breaker.ts";
import { withDeadline } from "../ask/deadline.ts";
import type { GatewayReply, ModelGateway } from "../gateway/gateway.ts";
import type { ParsedAnswer } from "../parse/types.ts";
import { chooseReading } from "./choose-reading.ts";
import { EXTRACTION_SCHEMA, extractionInstruction } from "./instruction.ts";
import { needsExtraction } from "./needs-extraction.ts";
import { readReply } from "./read-reply.ts";
import { visibleAnswer } from "./visible-answer.ts";

export interface ExtractionSettings {
  /** Id by which the gateway knows the model that reads answers again. */
  readonly upstreamId: string;
  /** Time limit of one such call, milliseconds. */
  readonly deadlineMs: number;
}

export interface SecondReading {
  readonly answer: ParsedAnswer;
  readonly readBy: AnswerReader;
  /** Null when the answer was read once. */
  readonly extraction: Extraction | null;
}

interface AnswerRead {
  readonly text: string;
  readonly parsed: ParsedAnswer;
  readonly kind: RankingKind;
}

interface ReadAgainOptions {
  readonly gateway: ModelGateway;
  readonly breaker: Breaker;
  /** Null: answers are read once. */
  readonly extraction: ExtractionSettings | null;
  readonly signal: AbortSignal;
}

/**
 * Gives an answer that rules read badly to a second model, once. Never throws: whatever goes wrong, the rules' reading
 * stays.
 */
export async function readAgain(
  { text, parsed, kind }: AnswerRead,
  { gateway, breaker, extraction, signal }: ReadAgainOptions,
): Promise<SecondReading> {
  const once: SecondReading = { answer: parsed, readBy: "parser", extraction: null };
  if (!extraction || !needsExtraction(text, parsed)) return once;
  const { upstreamId, deadlineMs } = extraction;
  // A model may rank and extract: a failure of one says nothing about the other.
  const breakerKey = `extraction ${upstreamId}`;
  if (!breaker.allows(breakerKey)) return once;
  const started = performance.now();
  const reply = await withDeadline({ signal, deadlineMs }, (deadline) =>
    ask(gateway, {
      upstreamId,
      instruction: extractionInstruction(kind),
      question: visibleAnswer(text),
      webSearch: false,
      schema: EXTRACTION_SCHEMA,
      signal: deadline.signal,
    }),
  );
  if (reply) breaker.succeeded(breakerKey);
  else if (!signal.aborted) breaker.failed(breakerKey);
  const names = reply && readReply(reply.text);
  const reading = names ? chooseReading(text, parsed, names, kind) : once;
  return {
    ...reading,
    extraction: {
      upstreamId,
      result: names ? (reading.readBy === "model" ? "used" : "kept") : "failed",
      promptTokens: reply?.promptTokens ?? null,
      completionTokens: reply?.completionTokens ?? null,
      costUsd: reply?.costUsd ?? null,
      durationMs: Math.round(performance.now() - started),
    },
  };
}

async function ask(
  gateway: ModelGateway,
  request: Parameters<ModelGateway["complete"]>[0],
): Promise<GatewayReply | null> {
  try {
    return await gateway.complete(request);
  } catch {
    return null;
  }
}
