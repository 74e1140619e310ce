import type { Tables } from "@standings/database";
import {
  INSUFFICIENT_CREDITS,
  MODEL_FAILED,
  type ModelFailureKind,
  modelName,
  type RunEvent,
} from "@standings/domain";
import { askModel, type ModelOutcome } from "@standings/models";
import type { Selectable } from "kysely";
import type { ServiceContext } from "../context.ts";
import { finishRun } from "./finish-run.ts";
import { appendModelAnswer } from "./model-answers.ts";
import { appendRunEvents, readRunEvents } from "./run-events.ts";

type Run = Selectable<Tables["runs"]>;

export interface ExecuteOptions {
  readonly signal: AbortSignal;
  /** Model that a user asked for again. */
  readonly retryModelId?: string | undefined;
  /** Models of this run that this process is asking right now; shared by all its passes over the run. */
  readonly asking: Set<string>;
}

/**
 * Works through a run that this executor holds: asks every model that has not ended, each on its own, appends
 * what happens, and finishes the run. Throws LeaseLostError when another process has taken over.
 */
export async function executeRun(
  context: ServiceContext,
  runId: string,
  options: ExecuteOptions,
): Promise<void> {
  const { signal, asking, retryModelId } = options;
  while (!signal.aborted) {
    const run = await context.db
      .selectFrom("runs")
      .selectAll()
      .where("id", "=", runId)
      .executeTakeFirstOrThrow();
    const { unstarted, unended } = pendingModels(run, await readRunEvents(context.db, runId));
    const models = unended.filter((id) => !asking.has(id));
    if (models.length === 0 && unended.length > 0) return;
    for (const id of models) asking.add(id);
    // Each is given free as soon as it has ended, so that a retry need not wait for the others.
    const ask = (id: string) =>
      runModel(context, run, id, id === retryModelId, signal).finally(() => asking.delete(id));
    if (unstarted.length > 0) await appendStarts(context, runId, unstarted);
    if (run.cost > 0) await context.directory.refresh();
    await Promise.all(models.map(ask));
    if (signal.aborted || (await finishRun(context, runId))) return;
  }
}

/** Which models have no `model_start`, and which have not ended since their last one. */
function pendingModels(run: Run, events: readonly RunEvent[]): { unstarted: string[]; unended: string[] } {
  const state = new Map<string, "started" | "ended">();
  for (const event of events) {
    if (event.type === "model_start") state.set(event.modelId, "started");
    if (event.type === "model_complete") state.set(event.modelId, "ended");
  }
  return {
    unstarted: run.models.filter((id) => !state.has(id)),
    unended: run.models.filter((id) => state.get(id) !== "ended"),
  };
}

async function appendStarts(
  context: ServiceContext,
  runId: string,
  models: readonly string[],
): Promise<void> {
  const startedAt = new Date().toISOString();
  const starts = models.map((modelId): RunEvent => {
    return { type: "model_start", modelId, modelName: modelName(modelId), startedAt };
  });
  await appendRunEvents(context.db, runId, context.executor.id, starts);
  context.notifications.notify(runId);
}

async function runModel(
  context: ServiceContext,
  run: Run,
  modelId: string,
  isRetry: boolean,
  signal: AbortSignal,
): Promise<void> {
  const outcome = await ask(context, run, modelId, isRetry, signal);
  // A process that is going down leaves the model to the one that takes the run over.
  if (signal.aborted) return;
  if (outcome.status === "error") {
    const { failure, detail, cause } = outcome;
    context.log.warn({ runId: run.id, modelId, failure, detail, cause: String(cause ?? "") }, "model failed");
  }
  await appendModelAnswer(context, run, modelId, outcome);
  context.notifications.notify(run.id);
}

async function ask(
  context: ServiceContext,
  run: Run,
  modelId: string,
  isRetry: boolean,
  signal: AbortSignal,
): Promise<ModelOutcome> {
  if (run.cost === 0)
    return notAsked("insufficient_credits", "No model is called until there are credits again.");
  if (!context.directory.isAvailable(modelId)) {
    return notAsked("unavailable", "The gateway does not offer this model.");
  }
  const { gateway, breaker, directory, settings } = context;
  const { prompt, web_search: webSearch } = run;
  return askModel(
    { modelId, upstreamId: directory.upstreamId(modelId), prompt, webSearch, isRetry },
    { gateway, breaker, deadlineMs: settings.modelDeadlineMs, signal },
  );
}

function notAsked(failure: ModelFailureKind, detail: string): ModelOutcome {
  return { status: "error", failure, detail, reply: null, cause: null, durationMs: 0 };
}

/** The message shown for a failed model (spec part 1 §8). */
export function failureMessage(failure: ModelFailureKind): string {
  return failure === "insufficient_credits" ? INSUFFICIENT_CREDITS : MODEL_FAILED;
}
