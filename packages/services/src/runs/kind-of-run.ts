import type { LoggedEvent, Run, RunEnd, ToldAnswer } from "@standings/database";
import type { CensorReason, LedgerReason, RunEvent, RunKind, RunRequest } from "@standings/domain";
import type { AnswerLog } from "./create-answer-log.ts";

/** A run and its whole log, as far as one executor knows it. */
export interface RunProgress {
  readonly run: Run;
  /** Events in the order of `seq`, from 1, without gaps. */
  readonly events: RunEvent[];
}

/** A run that is about to begin. */
export interface RunBeginning {
  readonly runId: string;
  readonly request: RunRequest;
  /** ISO 8601. */
  readonly startedAt: string;
}

export interface StepOptions {
  readonly signal: AbortSignal;
  /** A user asked for this step again. */
  readonly isRetry: boolean;
  /** The log when the step began, as far as this pass over the run knows it. */
  readonly events: readonly RunEvent[];
  /** Stores the answer of the step; that of the run's last one together with the run's end, where its kind can. */
  readonly answerLog: AnswerLog;
}

/**
 * The part of a run that its kind brings to the machine, which starts, charges, executes, logs, recovers, ends and refunds runs
 * without knowing what they are for; `Services` is what its steps work with. A run is a set of steps; each appends its end to the log.
 */
export interface KindOfRun<Services> {
  /** Price of a run, credits. */
  readonly cost: number;
  /** Price of one whose request makes it another than `cost`. */
  readonly costOf?: (request: RunRequest) => number;
  /** Most steps of one run that are done at once. */
  readonly stepsAtOnce: number;
  /** Ledger reasons of its charge and of its refund. */
  readonly chargeReason: LedgerReason;
  readonly refundReason: LedgerReason;
  /** How many of a plan's allowance a run takes; one unless said. */
  readonly usesOf?: (run: Run) => number;
  /** The events a run begins with; the machine adds the balance to `start`. */
  begin(services: Services, beginning: RunBeginning): readonly [start: object, ...rest: RunEvent[]];
  /** Steps that have not ended since they were last begun. None: the run can end. */
  stepsLeft(progress: RunProgress): readonly string[];
  /** Does one step and appends its end; undefined when `signal` aborted it. Throws LeaseLostError. */
  doStep(services: Services, run: Run, step: string, options: StepOptions): Promise<LoggedEvent | undefined>;
  /** Whether the run found what it is paid for; one that did not is refunded. */
  hasResult(progress: RunProgress): boolean;
  /**
   * Saves what the run found and ends it, in one statement that begins with `withRunEnd`. Returns the owner's
   * balance; undefined when the run has changed since.
   */
  save(services: Services, progress: RunProgress): Promise<number | undefined>;
  /** The same with the answer of the last step, whose event is the last of `progress`, stored in that statement. */
  readonly saveWithAnswer?: (
    services: Services,
    progress: RunProgress,
    last: ToldAnswer,
  ) => Promise<number | undefined>;
  /** An event of a censored run as its owner may see it. */
  censor(event: RunEvent, reason: CensorReason): RunEvent;
  /** Events that begin the steps that were left out because there were no credits. */
  beginUnpaid(services: Services, events: readonly RunEvent[]): RunEvent[];
}

export type KindsOfRuns<Services> = Readonly<Record<RunKind, KindOfRun<Services>>>;

/** The state of a run that its end is decided on. */
export function runEnd(
  { executor }: { readonly executor: { readonly id: string } },
  { run, events }: RunProgress,
): RunEnd {
  return { runId: run.id, owner: executor.id, lastSeq: events.length };
}
