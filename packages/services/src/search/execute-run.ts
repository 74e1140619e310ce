import {
  type ColumnId,
  type ModelFailureKind,
  modelName,
  rankingKindOf,
  readColumn,
} from "@standings/domain";
import { askModel, type ModelOutcome } from "@standings/models";
import type { RunProgress, ServiceContext } from "../context.ts";
import { finishRun } from "./finish-run.ts";
import { appendModelAnswer } from "./model-answers.ts";
import { readRunEvents } from "./run-events.ts";
import { foldSearchModels } from "./search-models.ts";

export interface ExecuteOptions {
  readonly signal: AbortSignal;
  /** Column that a user asked for again. */
  readonly retryColumnId?: ColumnId | undefined;
  /** Columns of this run that this process is asking right now; shared by all its passes over the run. */
  readonly asking: Set<ColumnId>;
  readonly progress?: RunProgress | undefined;
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
  const { signal, asking } = options;
  let { progress } = options;
  while (!signal.aborted) {
    progress ??= await readProgress(context, runId);
    const unended = unendedColumns(progress);
    const columns = unended.filter((id) => !asking.has(id));
    if (columns.length === 0 && unended.length > 0) return;
    for (const id of columns) asking.add(id);
    if (progress.run.funding !== "none") await context.directory.refresh();
    const isComplete = await askAll(context, progress, columns, options);
    if (signal.aborted || (isComplete && (await finishRun(context, progress)))) return;
    // Something else happened to the run meanwhile, such as a retry: look at it afresh.
    progress = undefined;
  }
}

async function readProgress({ db }: ServiceContext, runId: string): Promise<RunProgress> {
  const run = await db.selectFrom("runs").selectAll().where("id", "=", runId).executeTakeFirstOrThrow();
  return { run, events: await readRunEvents(db, runId) };
}

/** Columns that have not ended since they were last asked. */
function unendedColumns({ run, events }: RunProgress): ColumnId[] {
  const ended = new Set(foldSearchModels(run.columns, events).map((model) => model.columnId));
  return run.columns.filter((id) => !ended.has(id));
}

/** Asks the columns at once. True when nothing but their ends was appended, so that `progress` is the whole log. */
async function askAll(
  context: ServiceContext,
  progress: RunProgress,
  columns: readonly ColumnId[],
  { signal, asking, retryColumnId }: ExecuteOptions,
): Promise<boolean> {
  const ends = await Promise.all(
    columns.map(async (columnId) => {
      try {
        return await runModel(context, progress, columnId, columnId === retryColumnId, signal);
      } finally {
        // Free at once, so that a retry need not wait for the other models.
        asking.delete(columnId);
      }
    }),
  );
  const appended = ends.flatMap((end) => end ?? []).sort((a, b) => a.seq - b.seq);
  const isWhole = appended.every(({ seq }, index) => seq === progress.events.length + index + 1);
  progress.events.push(...appended.map(({ event }) => event));
  return isWhole && appended.length === columns.length;
}

async function runModel(
  context: ServiceContext,
  { run }: RunProgress,
  columnId: ColumnId,
  isRetry: boolean,
  signal: AbortSignal,
) {
  const outcome = await ask(context, run, columnId, isRetry, signal);
  // A process that is going down leaves the model to the one that takes the run over.
  if (signal.aborted) return undefined;
  if (outcome.status === "error") {
    const { failure, detail, cause } = outcome;
    context.log.warn(
      { runId: run.id, columnId, failure, detail, cause: String(cause ?? "") },
      "model failed",
    );
  }
  const appended = await appendModelAnswer(context, run, columnId, outcome);
  context.notifications.notify(run.id, [appended]);
  return appended;
}

async function ask(
  context: ServiceContext,
  run: RunProgress["run"],
  columnId: ColumnId,
  isRetry: boolean,
  signal: AbortSignal,
): Promise<ModelOutcome> {
  if (run.funding === "none")
    return notAsked("insufficient_credits", "No model is called until there are credits again.");
  const { modelId, promptNo } = readColumn(columnId);
  const { gateway, breaker, directory, settings } = context;
  if (!directory.isAvailable(modelId)) {
    return notAsked("unavailable", `The gateway does not offer ${modelName(modelId)}.`);
  }
  const prompt = promptNo === 2 ? (run.prompt2 ?? run.prompt) : run.prompt;
  const kind = rankingKindOf(run.kind);
  const upstreamId = directory.upstreamId(modelId);
  return askModel(
    { kind, modelId, upstreamId, prompt, webSearch: run.web_search, isRetry },
    { gateway, breaker, deadlineMs: settings.modelDeadlineMs, signal },
  );
}

function notAsked(failure: ModelFailureKind, detail: string): ModelOutcome {
  return { status: "error", failure, detail, reply: null, cause: null, durationMs: 0 };
}
