import { isId } from "@standings/database";
import type { RunEvent } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";

export interface FollowedEvent {
  /** 1, 2, 3 …; what a client sends back to go on after it. */
  readonly seq: number;
  readonly event: RunEvent;
}

export interface FollowOptions {
  readonly searchId: string;
  /** Events up to this one have been seen; 0 for all. */
  readonly afterSeq: number;
  readonly signal: AbortSignal;
}

const LOOK_AGAIN_MS = 5_000;

/** Throws SEARCH_NOT_FOUND unless the run exists and is the viewer's own. */
export async function checkRunOwner({ db }: ServiceContext, viewer: Viewer, searchId: string): Promise<void> {
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  const run = await db
    .selectFrom("runs")
    .select("id")
    .where("id", "=", searchId)
    .where("user_id", "=", viewer.userId)
    .executeTakeFirst();
  if (!run) throw new ServiceError("SEARCH_NOT_FOUND");
}

/**
 * Replays what a follower missed of its run, then follows until the run has ended or `signal` aborts. Only
 * watches: leaving changes nothing. Database failures are waited out. The caller has checked the owner.
 */
export async function* followRun(
  context: ServiceContext,
  options: FollowOptions,
): AsyncGenerator<FollowedEvent> {
  const { searchId, signal } = options;
  let seq = options.afterSeq;
  let wake = () => {};
  let isStale = true;
  const unsubscribe = context.notifications.subscribe(searchId, () => {
    isStale = true;
    wake();
  });
  const stop = () => wake();
  signal.addEventListener("abort", stop);
  try {
    while (!signal.aborted) {
      isStale = false;
      const { events, hasEnded } = await readNews(context, searchId, seq);
      for (const followed of events) {
        seq = followed.seq;
        yield followed;
      }
      if (hasEnded) return;
      if (isStale || signal.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, LOOK_AGAIN_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  } finally {
    signal.removeEventListener("abort", stop);
    unsubscribe();
  }
}

interface News {
  readonly events: FollowedEvent[];
  readonly hasEnded: boolean;
}

/** Status and new events in one statement, so that an end is never seen without its last event. */
async function readNews({ db, log }: ServiceContext, runId: string, afterSeq: number): Promise<News> {
  try {
    const { rows } = await sql<{ status: string; seq: number | null; event: RunEvent }>`
      select runs.status, run_events.seq, run_events.event
      from runs left join run_events on run_events.run_id = runs.id and run_events.seq > ${afterSeq}
      where runs.id = ${runId} order by run_events.seq
    `.execute(db);
    const events = rows.flatMap(({ seq, event }) => (seq === null ? [] : [{ seq, event }]));
    const isEnd = (event: RunEvent) => event.type === "complete";
    // An end that was followed by a retry is history.
    const news = events.filter(({ event }, index) => !isEnd(event) || index === events.length - 1);
    return { events: news, hasEnded: rows[0]?.status !== "running" };
  } catch (error) {
    log.warn({ err: error, runId }, "run events not read");
    return { events: [], hasEnded: false };
  }
}
