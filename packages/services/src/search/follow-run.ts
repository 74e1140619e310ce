import { isId } from "@standings/database";
import { type CensorReason, censorRunEvent, type RunEvent, type RunKind } from "@standings/domain";
import { sql } from "kysely";
import type { FollowedEvent, ServiceContext, Viewer } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { censorReasonOf } from "./fund-run.ts";

export interface FollowOptions {
  readonly searchId: string;
  /** Events up to this one have been seen; 0 for all. */
  readonly afterSeq: number;
  readonly signal: AbortSignal;
}

const LOOK_AGAIN_MS = 5_000;

/** What kind of run it is. Throws SEARCH_NOT_FOUND unless it exists and is the viewer's own. */
export async function checkRunOwner(
  { db }: ServiceContext,
  viewer: Viewer,
  searchId: string,
): Promise<RunKind> {
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  const run = await db
    .selectFrom("runs")
    .select("kind")
    .where("id", "=", searchId)
    .where("user_id", "=", viewer.userId)
    .executeTakeFirst();
  if (!run) throw new ServiceError("SEARCH_NOT_FOUND");
  return run.kind;
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
  // True when the log has to be read: at first, after another process appended, after a gap.
  let isStale = true;
  let inbox: FollowedEvent[] = [];
  let isCensored = false;
  const unsubscribe = context.notifications.subscribe(searchId, (news) => {
    if (news) inbox.push(...news);
    else isStale = true;
    wake();
  });
  const stop = () => wake();
  signal.addEventListener("abort", stop);
  try {
    while (!signal.aborted) {
      // What is signalled is what happened; a censored run may only be seen as it is read.
      const reading = isStale || isCensored ? readNews(context, searchId, seq) : takeInbox();
      isStale = false;
      if (isCensored) inbox = [];
      const news: News = await reading;
      const { events, hasEnded } = news;
      isCensored = news.isCensored;
      for (const followed of events) {
        if (followed.seq !== seq + 1 && !hasEnded) {
          isStale = true;
          break;
        }
        seq = followed.seq;
        yield followed;
      }
      if (hasEnded) return;
      if (isStale || inbox.length > 0 || signal.aborted) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(() => {
          isStale = true;
          resolve();
        }, LOOK_AGAIN_MS);
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

  /** What this process itself appended meanwhile: no need to read it back. */
  function takeInbox(): News {
    const events = inbox.filter((followed) => followed.seq > seq);
    inbox = [];
    const hasEnded = events.at(-1)?.event.type === "complete" && isContiguous(events, seq);
    return { events, hasEnded, isCensored };
  }
}

function isContiguous(events: readonly FollowedEvent[], afterSeq: number): boolean {
  return events.every(({ seq }, index) => seq === afterSeq + index + 1);
}

interface NewsRow {
  readonly status: string;
  readonly was_censored: boolean;
  readonly censor_reason: CensorReason | null;
  readonly seq: number | null;
  readonly event: RunEvent;
}

interface News {
  readonly events: FollowedEvent[];
  readonly hasEnded: boolean;
  readonly isCensored: boolean;
}

/**
 * Status and new events in one statement, so that an end is never seen without its last event. The events of
 * a censored run leave here as its owner may see them.
 */
async function readNews({ db, log }: ServiceContext, runId: string, afterSeq: number): Promise<News> {
  try {
    const { rows } = await sql<NewsRow>`
      select runs.status, runs.was_censored, runs.censor_reason, run_events.seq, run_events.event
      from runs left join run_events on run_events.run_id = runs.id and run_events.seq > ${afterSeq}
      where runs.id = ${runId} order by run_events.seq
    `.execute(db);
    const [run] = rows;
    const reason = run ? censorReasonOf(run) : null;
    const events = rows.flatMap(({ seq, event }) =>
      seq === null ? [] : [{ seq, event: reason ? censorRunEvent(event, reason) : event }],
    );
    const isEnd = (event: RunEvent) => event.type === "complete";
    // An end that was followed by a retry is history.
    const news = events.filter(({ event }, index) => !isEnd(event) || index === events.length - 1);
    return { events: news, hasEnded: run?.status !== "running", isCensored: reason !== null };
  } catch (error) {
    log.warn({ err: error, runId }, "run events not read");
    return { events: [], hasEnded: false, isCensored: true };
  }
}
