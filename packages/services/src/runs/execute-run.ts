import { type LoggedEvent, readRunEvents } from "@standings/database";
import pLimit from "p-limit";

import type { ServiceContext } from "../context.ts";
import type { AnswerLog } from "./create-answer-log.ts";
import { finishRun, finishWithAnswer } from "./finish-run.ts";
import type { RunProgress } from "./kind-of-run.ts";
import { untilWritable } from "./until-writable.ts";

export interface ExecuteOptions {
  readonly signal: AbortSignal;
  /** Step that a user asked for again. */
  readonly retriedStep?: string | undefined;
  /** Steps of this run that this process is doing right now; shared by all its passes over the run. */
  readonly active: Set<string>;
  /** Whether no other pass over the run is under way in this process. */
  readonly isAlone: () => boolean;
  /** Resolves, once the database is back, with whether an error was an outage and the run is still held here. */
  readonly outlives: (error: unknown) => Promise<boolean>;
  /** A run that has just been started: saves reading it back. */
  readonly progress?: RunProgress | undefined;
}

/**
 * Works through a run that this executor holds: does every step that has not ended, each on its own, and finishes
 * the run. Throws LeaseLostError when another process has taken over.
 */
export async function executeRun(
  services: ServiceContext,
  runId: string,
  options: ExecuteOptions,
): Promise<void> {
  const { signal, active } = options;
  let { progress } = options;
  while (!signal.aborted) {
    const before = new Set(active);
    progress ??= await readProgress(services, runId);
    // Another pass has ended it, or another process has taken over.
    if (progress.run.status !== "running" || progress.run.lease_owner !== services.executor.id) return;
    const left = stepsLeft(services, progress);
    // The end of a step that ended while the log was read may be missing from it.
    if (left.some((step) => before.has(step) && !active.has(step))) {
      progress = undefined;
      continue;
    }
    const steps = left.filter((step) => !active.has(step));
    if (steps.length === 0 && left.length > 0) return;
    for (const step of steps) active.add(step);
    const { isEnded, isWhole } = await doSteps(services, progress, steps, options);
    if (signal.aborted || isEnded) return;
    // Its next steps are known: nothing else happened to the run.
    if (isWhole && options.isAlone() && stepsLeft(services, progress).length > 0) continue;
    if (isWhole && (await finishRun(services, progress))) return;
    // Something else happened to the run meanwhile, such as a retry: look at it afresh.
    progress = undefined;
  }
}

function stepsLeft({ kindsOfRuns }: ServiceContext, progress: RunProgress): readonly string[] {
  return kindsOfRuns[progress.run.kind].stepsLeft(progress);
}

async function readProgress({ db }: ServiceContext, runId: string): Promise<RunProgress> {
  const run = await db.selectFrom("runs").selectAll().where("id", "=", runId).executeTakeFirstOrThrow();
  return { run, events: await readRunEvents(db, runId) };
}

/** How far a pass over a run has come. */
interface Pass {
  readonly progress: RunProgress;
  /** Steps that have not ended. */
  open: number;
  /** Ends of steps, as they were appended. */
  readonly ends: LoggedEvent[];
  /** The end of the run, when the last answer was stored with it. */
  complete: LoggedEvent | undefined;
}

/**
 * Does the steps, as many at once as their kind says, and ends when all have, also when some throw: as long as one is
 * under way, the run is. `isWhole` when nothing but their ends was appended, so that `progress` is the whole log; `isEnded`
 * when the run ended with the last of them.
 */
async function doSteps(
  services: ServiceContext,
  progress: RunProgress,
  steps: readonly string[],
  options: ExecuteOptions,
): Promise<{ readonly isWhole: boolean; readonly isEnded: boolean }> {
  const pass: Pass = { progress, open: steps.length, ends: [], complete: undefined };
  const limit = pLimit(services.kindsOfRuns[progress.run.kind].stepsAtOnce);
  const done = steps.map((step) =>
    limit(async () => {
      try {
        const end = await doToEnd(services, pass, step, options);
        if (end) pass.ends.push(end);
      } finally {
        pass.open -= 1;
        // Free at once, so that a retry need not wait for the other steps.
        options.active.delete(step);
      }
    }),
  );
  await Promise.allSettled(done);
  await Promise.all(done);
  const isWhole = pass.ends.length === steps.length && isWholeLog(pass);
  progress.events.push(...pass.ends.map(({ event }) => event));
  return { isWhole, isEnded: pass.complete !== undefined };
}

/** Puts the ends of steps in their order; true when they follow on what was known, without a gap. */
function isWholeLog({ progress, ends }: Pass): boolean {
  ends.sort((a, b) => a.seq - b.seq);
  return ends.every(({ seq }, index) => seq === progress.events.length + index + 1);
}

/** Stores answers; one that comes when all other steps have ended together with the end of the run. */
function logOf(services: ServiceContext, pass: Pass, signal: AbortSignal): AnswerLog {
  const store: AnswerLog = async (told) => {
    if (pass.open > 1 || !isWholeLog(pass)) return services.answerLog(told);
    const { run, events } = pass.progress;
    const known = [...events, ...pass.ends.map(({ event }) => event), told.event];
    pass.complete = await finishWithAnswer(services, { run, events: known }, told);
    return pass.complete ? { seq: known.length, event: told.event } : services.answerLog(told);
  };
  return (told) => untilWritable(services, signal, () => store(told));
}

/** Does a step; again when an outage cut it off, unless the log has its end. */
async function doToEnd(
  services: ServiceContext,
  pass: Pass,
  step: string,
  options: ExecuteOptions,
): Promise<LoggedEvent | undefined> {
  for (;;) {
    try {
      return await doStep(services, pass, step, options);
    } catch (error) {
      if (!(await options.outlives(error))) throw error;
    }
    const now = await readProgress(services, pass.progress.run.id);
    if (!stepsLeft(services, now).includes(step)) return undefined;
  }
}

async function doStep(
  services: ServiceContext,
  pass: Pass,
  step: string,
  { signal, retriedStep }: ExecuteOptions,
): Promise<LoggedEvent | undefined> {
  const { run, events } = pass.progress;
  const kind = services.kindsOfRuns[run.kind];
  const isRetry = step === retriedStep;
  const answerLog = logOf(services, pass, signal);
  const appended = await kind.doStep(services, run, step, { signal, isRetry, events, answerLog });
  if (appended) services.notifications.notify(run.id, [appended, ...(pass.complete ? [pass.complete] : [])]);
  return appended;
}
