import type { ModelFailureKind } from "@standings/domain";
import type { GatewayReply, GatewayRequest, ModelGateway } from "../gateway/gateway.ts";
import { unusable } from "../gateway/model-error.ts";
import type { Breaker } from "./breaker.ts";
import { type Deadline, withDeadline } from "./deadline.ts";
import { describeFailure, waitToRetry, withCostOf } from "./retry.ts";

interface JsonQuestion<Value> {
  /** Catalogue id. */
  readonly modelId: string;
  readonly request: Omit<GatewayRequest, "signal">;
  /** Reads the reply's text; null when it is not of the form asked for. */
  read(text: string): Value | null;
}

export interface AskJsonOptions {
  readonly gateway: ModelGateway;
  readonly breaker: Breaker;
  /** Time limit, retries included, milliseconds. */
  readonly deadlineMs: number;
  /** Wait before a failed call is made again, milliseconds; doubles. */
  readonly backoffMs?: number | undefined;
  readonly signal: AbortSignal;
}

export type JsonOutcome<Value> =
  | {
      readonly status: "success";
      readonly value: Value;
      readonly reply: GatewayReply;
      readonly durationMs: number;
    }
  | {
      readonly status: "error";
      readonly failure: ModelFailureKind;
      /** One sentence, safe to show. */
      readonly detail: string;
      /** The last reply, when there was one. */
      readonly reply: GatewayReply | null;
      readonly durationMs: number;
    };

/** Asks one model a question that is answered in JSON. Never throws; retries as `askModel` does. */
export function askJson<Value>(
  question: JsonQuestion<Value>,
  options: AskJsonOptions,
): Promise<JsonOutcome<Value>> {
  return withDeadline(options, (deadline) => askWithin(deadline, question, options));
}

async function askWithin<Value>(
  deadline: Deadline,
  { modelId, request, read }: JsonQuestion<Value>,
  options: AskJsonOptions,
): Promise<JsonOutcome<Value>> {
  const { signal } = deadline;
  const { gateway, breaker, deadlineMs } = options;
  const started = performance.now();
  const elapsed = () => Math.round(performance.now() - started);
  if (!breaker.allows(modelId)) {
    const detail = "The model has failed repeatedly and is left alone for a moment.";
    return { status: "error", failure: "unavailable", detail, reply: null, durationMs: 0 };
  }
  let reply: GatewayReply | null = null;
  let moreRoom = false;
  for (let attempt = 1; ; attempt += 1) {
    try {
      reply = withCostOf(reply, await gateway.complete({ ...request, moreRoom, signal }));
      if (reply.refused) {
        breaker.succeeded(modelId);
        const detail = "The model declined to answer.";
        return { status: "error", failure: "unusable", detail, reply, durationMs: elapsed() };
      }
      const value = read(reply.text);
      if (value === null) throw unusable("We could not read this model's answer.", reply);
      breaker.succeeded(modelId);
      return { status: "success", value, reply, durationMs: elapsed() };
    } catch (error) {
      const failure = describeFailure(error, deadline, deadlineMs);
      const tried = { attempt, elapsedMs: elapsed(), deadlineMs, backoffMs: options.backoffMs, moreRoom };
      if (await waitToRetry(failure, tried, signal)) {
        moreRoom ||= failure.needsRoom;
        continue;
      }
      if (!options.signal.aborted) breaker.failed(modelId);
      const { failure: kind, message: detail } = failure;
      return { status: "error", failure: kind, detail, reply, durationMs: elapsed() };
    }
  }
}

/** The JSON value of a reply: bare, in a fence, or with words around it. Null when there is none. */
export function parseJson(content: string): unknown {
  const start = content.search(/[{[]/u);
  const end = Math.max(content.lastIndexOf("}"), content.lastIndexOf("]"));
  if (start < 0 || end < start) return null;
  try {
    return JSON.parse(content.slice(start, end + 1));
  } catch {
    return null;
  }
}
