import type { LoggedEvent, Run } from "@standings/database";
import { type ColumnId, type ModelFailureKind, rankingKindOf, readColumn } from "@standings/domain";
import { askModel, type ModelOutcome } from "@standings/models";
import type { ServiceContext } from "../context.ts";
import { secondReading } from "../models/second-reading.ts";
import type { StepOptions } from "../runs/kind-of-run.ts";
import { type AskedOutcome, appendAnswer } from "./append-answer.ts";
import { asSearch } from "./search-run.ts";

/**
 * Asks the model of a column and appends how it ended. Undefined when `signal` aborted it: a process that is going
 * down leaves the column to the one that takes the run over. Throws LeaseLostError.
 */
export async function askColumn(
  services: ServiceContext,
  run: Run,
  columnId: ColumnId,
  options: StepOptions,
): Promise<LoggedEvent | undefined> {
  const outcome = await ask(services, run, columnId, options);
  if (options.signal.aborted) return undefined;
  if (outcome.status === "error") {
    const { failure, detail, cause } = outcome;
    const details = { runId: run.id, columnId, failure, detail, cause: String(cause ?? "") };
    services.log.warn(details, "model failed");
  }
  return appendAnswer(services, run, columnId, outcome, options.answerLog);
}

async function ask(
  services: ServiceContext,
  run: Run,
  columnId: ColumnId,
  { signal, isRetry }: StepOptions,
): Promise<AskedOutcome> {
  const { gateway, breaker, directory, limitCalls, settings } = services;
  const { kind: runKind, funding, request } = asSearch(run);
  if (funding === "none") {
    return notAsked("insufficient_credits", "No model is called until there are credits again.");
  }
  await directory.refresh();
  const { modelId, promptNo } = readColumn(columnId);
  if (!directory.isAvailable(modelId)) {
    return notAsked(
      "unavailable",
      `The gateway does not offer ${services.catalogue.now().modelName(modelId)}.`,
    );
  }
  const { webSearch, market, prompt: first, prompt2 } = request;
  const prompt = promptNo === 2 ? (prompt2 ?? first) : first;
  const kind = rankingKindOf(runKind);
  const upstreamId = directory.upstreamId(modelId);
  const outcome = await limitCalls(() =>
    askModel(
      { kind, modelId, upstreamId, prompt, market, webSearch, isRetry },
      {
        gateway,
        breaker,
        deadlineMs: settings.patience.modelDeadlineMs,
        backoffMs: settings.patience.modelBackoffMs,
        extraction: secondReading(services),
        signal,
      },
    ),
  );
  return { ...outcome, upstreamId };
}

function notAsked(failure: ModelFailureKind, detail: string): ModelOutcome {
  return { status: "error", failure, detail, reply: null, cause: null, durationMs: 0 };
}
