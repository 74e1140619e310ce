import { isId, type LoggedEvent, numberEvents, readRunEvents } from "@standings/database";
import { type CensorReason, type RunEvent, type RunKind, readRunEvent } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { censorReasonOf } from "./pay-for-run.ts";

export interface FollowOptions {
  readonly searchId: string;
  /** Events up to this one have been seen; 0 for all. */
  readonly afterSeq: number;
  readonly signal: AbortSignal;
}

const LOOK_AGAIN_MS = 5_000;

/** A run that its owner follows. */
export interface FollowedRun {
  readonly kind: RunKind;
  readonly events: AsyncGenerator<LoggedEvent>;
}

/**
 * Replays what a follower missed of the viewer's run, then follows until the run has ended or `signal` aborts. Only
 * watches: leaving changes nothing. Database failures are waited out. Throws SEARCH_NOT_FOUND before the first
 * event, also for somebody else's run.
 */
export async function followRun(request: ServiceRequest, options: FollowOptions): Promise<FollowedRun> {
  const { services, viewer } = requireUser(request);
  const { searchId } = options;
  if (!isId(searchId)) throw new ServiceError("SEARCH_NOT_FOUND");
  const run = await services.db
    .selectFrom("runs")
    .select("kind")
    .where("id", "=", searchId)
    .where("user_id", "=", viewer.userId)
    .executeTakeFirst();
  if (!run) throw new ServiceError("SEARCH_NOT_FOUND");
  return { kind: run.kind, events: followEvents(services, run.kind, options) };
}

async function* followEvents(
  services: ServiceContext,
  kind: RunKind,
  options: FollowOptions,
): AsyncGenerator<LoggedEvent> {
  const { searchId, signal } = options;
  let seq = options.afterSeq;
  let wake = () => {};
  // True when the log has to be read: at first, after another process appended, after a gap.
  let isStale = true;
  let inbox: LoggedEvent[] = [];
  let isCensored = false;
  const unsubscribe = services.notifications.subscribe(searchId, (news) => {
    if (news) inbox.push(...news);
    else isStale = true;
    wake();
  });
  const stop = () => wake();
  signal.addEventListener("abort", stop);
  try {
    while (!signal.aborted) {
      // Signals within the process are uncensored, so a censored run is always read from the log.
      const mustRead: boolean = isStale || isCensored;
      isStale = false;
      if (isCensored) inbox = [];
      const news: News = mustRead ? await readNews(services, kind, searchId, seq) : takeInbox();
      const { events, hasEnded } = news;
      isCensored = news.isCensored;
      for (const followed of events) {
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

  /** Events that this process appended meanwhile, up to the first gap; they need not be read back. */
  function takeInbox(): News {
    const unseen = inbox.filter((followed) => followed.seq > seq);
    inbox = [];
    const gap = unseen.findIndex((followed, index) => followed.seq !== seq + index + 1);
    if (gap !== -1) isStale = true;
    const events = gap === -1 ? unseen : unseen.slice(0, gap);
    return { events, hasEnded: events.at(-1)?.event.type === "complete", isCensored };
  }
}

interface NewsRow {
  readonly status: string;
  readonly was_censored: boolean;
  readonly censor_reason: CensorReason | null;
  readonly seq: number | null;
  readonly event: RunEvent;
}

interface News {
  readonly events: LoggedEvent[];
  readonly hasEnded: boolean;
  readonly isCensored: boolean;
}

/**
 * Status and new events in one statement, so that an end is never seen without its last event. The events of
 * a censored run leave here as its owner may see them.
 */
async function readNews(
  { db, kindsOfRuns, log }: ServiceContext,
  kind: RunKind,
  runId: string,
  afterSeq: number,
): Promise<News> {
  try {
    const { rows } = await sql<NewsRow>`
      select runs.status, runs.was_censored, runs.censor_reason, run_events.seq, run_events.event
      from runs left join run_events on run_events.run_id = runs.id and run_events.seq > ${afterSeq}
      where runs.id = ${runId} order by run_events.seq
    `.execute(db);
    const [run] = rows;
    const reason = run ? censorReasonOf(run) : null;
    const { censor } = kindsOfRuns[kind];
    const toShown = (seq: number, event: RunEvent) => ({
      seq,
      event: reason ? censor(event, reason) : event,
    });
    const hasEnded = run?.status !== "running";
    const logged = rows.flatMap(({ seq, event }) =>
      seq === null ? [] : [{ seq, event: readRunEvent(event) }],
    );
    // An ended run without new rows may be packed.
    const isPacked = hasEnded && logged.length === 0;
    const unseen = isPacked
      ? numberEvents((await readRunEvents(db, runId)).slice(afterSeq), afterSeq)
      : logged;
    const events = unseen.map(({ seq, event }) => toShown(seq, event));
    // The end of a run that goes on, such as after a retry, is history.
    const news = events.filter(
      ({ event }, index) => event.type !== "complete" || (hasEnded && index === events.length - 1),
    );
    return { events: news, hasEnded, isCensored: reason !== null };
  } catch (error) {
    log.warn({ err: error, runId }, "run events not read");
    return { events: [], hasEnded: false, isCensored: true };
  }
}
