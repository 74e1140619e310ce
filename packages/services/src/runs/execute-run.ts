import { type LoggedEvent, readRunEvents } from "@standings/database";
import pLimit from "p-limit";

import type { ServiceContext } from "../context.ts";
import { finishRun } from "./finish-run.ts";
import type { RunProgress } from "./kind-of-run.ts";

export interface ExecuteOptions {
  readonly signal: AbortSignal;
  /** Step that a user asked for again. */
  readonly retriedStep?: string | undefined;
  /** Steps of this run that this process is doing right now; shared by all its passes over the run. */
  readonly active: Set<string>;
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
    const isWhole = await doSteps(services, progress, steps, options);
    if (signal.aborted || (isWhole && (await finishRun(services, progress)))) return;
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

/**
 * Does the steps, as many at once as their kind says, and ends when all have, also when some throw: as long as one is
 * under way, the run is. True when nothing but their ends was appended, so that `progress` is the whole log.
 */
async function doSteps(
  services: ServiceContext,
  progress: RunProgress,
  steps: readonly string[],
  options: ExecuteOptions,
): Promise<boolean> {
  const limit = pLimit(services.kindsOfRuns[progress.run.kind].stepsAtOnce);
  const done = steps.map((step) =>
    limit(async () => {
      try {
        return await doToEnd(services, progress, step, options);
      } finally {
        // Free at once, so that a retry need not wait for the other steps.
        options.active.delete(step);
      }
    }),
  );
  await Promise.allSettled(done);
  const ends = await Promise.all(done);
  const appended = ends.flatMap((end) => end ?? []).sort((a, b) => a.seq - b.seq);
  const isWhole = appended.every(({ seq }, index) => seq === progress.events.length + index + 1);
  progress.events.push(...appended.map(({ event }) => event));
  return isWhole && appended.length === steps.length;
}

/** Does a step; again when an outage cut it off, unless the log has its end. */
async function doToEnd(
  services: ServiceContext,
  progress: RunProgress,
  step: string,
  options: ExecuteOptions,
): Promise<LoggedEvent | undefined> {
  for (;;) {
    try {
      return await doStep(services, progress, step, options);
    } catch (error) {
      if (!(await options.outlives(error))) throw error;
    }
    const now = await readProgress(services, progress.run.id);
    if (!stepsLeft(services, now).includes(step)) return undefined;
  }
}

async function doStep(
  services: ServiceContext,
  { run }: RunProgress,
  step: string,
  { signal, retriedStep }: ExecuteOptions,
): Promise<LoggedEvent | undefined> {
  const kind = services.kindsOfRuns[run.kind];
  const appended = await kind.doStep(services, run, step, { signal, isRetry: step === retriedStep });
  if (appended) services.notifications.notify(run.id, [appended]);
  return appended;
}
