import { LeaseLostError, type Run, readRunEvents, type Tables } from "@standings/database";
import {
  foldStudy,
  NO_STUDY,
  type RunEvent,
  roundCost,
  type StudyEvent,
  type StudyRequest,
  type StudyState,
} from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";

export interface StudyRun extends Run {
  readonly kind: "study";
  readonly request: StudyRequest;
}

export function isStudyRun(run: Run): run is StudyRun {
  return run.kind === "study";
}

/** A run that the machine gave to the kind of studies. */
export function asStudyRun(run: Run): StudyRun {
  if (!isStudyRun(run)) throw new Error(`Run ${run.id} is no study`);
  return run;
}

/** Events of a study's log: its kind appends no others. */
export function asStudyEvent(event: RunEvent): StudyEvent {
  return event as StudyEvent;
}

/** What the log of a study says so far. */
export function stateOf(events: readonly RunEvent[]): StudyState {
  return foldStudy(NO_STUDY, ...events.map(asStudyEvent));
}

/** What a start or an extension holds for its rounds, and what they used of it until the next end. */
export interface StudyHold {
  /** From 1. */
  readonly number: number;
  readonly begunAt: Date;
  /** Units of what pays: credits, or analyses of a plan. */
  readonly held: number;
  readonly used: number;
}

/** The newest hold of a study. */
export function holdOf(events: readonly RunEvent[], run: StudyRun): StudyHold {
  const log = events.map(asStudyEvent);
  const begun = log.findLastIndex(({ type }) => type === "start" || type === "extended");
  const first = log[begun];
  const isExtension = first?.type === "extended";
  const cost = roundCost(run.request);
  const counted = log.slice(begun + 1).filter((event) => event.type === "round_complete" && event.isCounted);
  return {
    number: log.filter(({ type }) => type === "start" || type === "extended").length,
    begunAt: isExtension ? new Date(first.at) : run.created_at,
    held: cost * (isExtension ? first.rounds : run.request.rounds),
    used: cost * counted.length,
  };
}

/** Ledger reference of a hold, and of its release. */
export function holdReference(runId: string, hold: number): string {
  return hold === 1 ? runId : `${runId}/${hold}`;
}

/** The events of a study, which nobody adds to until the transaction ends. Throws LeaseLostError. */
export async function lockLog(
  tx: Transaction<Tables>,
  { executor }: ServiceContext,
  runId: string,
): Promise<RunEvent[]> {
  const held = await tx
    .selectFrom("runs")
    .select("id")
    .where("id", "=", runId)
    .where("lease_owner", "=", executor.id)
    .where("status", "=", "running")
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw new LeaseLostError(runId);
  return readRunEvents(tx, runId);
}
