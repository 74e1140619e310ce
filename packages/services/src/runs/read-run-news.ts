import { type LoggedEvent, numberEvents, readRunEvents } from "@standings/database";
import type { CensorReason, RunEvent, RunKind } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { censorReasonOf } from "./pay-for-run.ts";

/** What is new in a run's log, as its owner may see it. */
export interface RunNews {
  readonly userId: string;
  readonly kind: RunKind;
  readonly events: readonly LoggedEvent[];
  /** Last place in the log, also when its event is not shown. */
  readonly lastSeq: number;
  readonly hasEnded: boolean;
  readonly isCensored: boolean;
}

interface NewsRow {
  readonly user_id: string;
  readonly kind: RunKind;
  readonly status: string;
  readonly last_seq: number;
  readonly was_censored: boolean;
  readonly censor_reason: CensorReason | null;
  readonly seq: number | null;
  readonly event: RunEvent;
}

/**
 * The run and its events after `afterSeq` in one statement, so that an end is never seen without its last event.
 * Undefined when there is no such run.
 */
export async function readRunNews(
  { db, kindsOfRuns }: Pick<ServiceContext, "db" | "kindsOfRuns">,
  runId: string,
  afterSeq: number,
): Promise<RunNews | undefined> {
  const { rows } = await sql<NewsRow>`
    select runs.user_id, runs.kind, runs.status, runs.last_seq, runs.was_censored, runs.censor_reason,
      run_events.seq, run_events.event
    from runs left join run_events on run_events.run_id = runs.id and run_events.seq > ${afterSeq}
    where runs.id = ${runId} order by run_events.seq
  `.execute(db);
  const [run] = rows;
  if (!run) return undefined;
  const live = rows.flatMap(({ seq, event }) => (seq === null ? [] : [{ seq, event }]));
  // The log of an ended run may be packed; then its rows are not there.
  const isPacked = run.status !== "running" && live.length < run.last_seq - afterSeq;
  const log = isPacked ? numberEvents(await readRunEvents(db, runId), 0) : live;
  const lastSeq = Math.max(run.last_seq, log.at(-1)?.seq ?? 0);
  const hasEnded = run.status !== "running" && lastSeq === run.last_seq;
  const reason = censorReasonOf(run);
  const { censor } = kindsOfRuns[run.kind];
  const events = log.flatMap(({ seq, event }) => {
    // The end of a run that goes on, such as after a retry, is history.
    const isHistory = event.type === "complete" && !(hasEnded && seq === lastSeq);
    if (seq <= afterSeq || isHistory) return [];
    return [{ seq, event: reason ? censor(event, reason) : event }];
  });
  return { userId: run.user_id, kind: run.kind, events, lastSeq, hasEnded, isCensored: reason !== null };
}
