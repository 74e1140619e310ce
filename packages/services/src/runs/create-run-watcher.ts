import { findChangedRuns, type LoggedEvent } from "@standings/database";
import type { ServiceContext } from "../context.ts";
import { type RunNews, readRunNews } from "./read-run-news.ts";
import { type FollowerHost, RunFollower } from "./run-follower.ts";
import { RunWatch } from "./run-watch.ts";

type WatchedRun = Pick<RunNews, "userId" | "kind">;

/** Follows runs for all clients of this process. */
export interface RunWatcher {
  /** Knows a run that this process has just begun: whoever follows it soon need not read it. Call it after commit. */
  begin(runId: string, news: RunNews): void;
  /** A follower of a run after `afterSeq`, with the run as it is now; undefined when there is no such run. */
  follow(
    runId: string,
    afterSeq: number,
  ): Promise<{ readonly run: WatchedRun; readonly events: RunFollower } | undefined>;
  close(): void;
}

/** Signalled runs that are read without asking first which of them have changed. */
const FEW = 20;
/** Followers that are woken between two looks at other work. */
const WOKEN_AT_ONCE = 4;

type WatcherParts = Pick<ServiceContext, "db" | "kindsOfRuns" | "notifications" | "log" | "settings">;

export function createRunWatcher(parts: WatcherParts): RunWatcher {
  const { db, notifications, log } = parts;
  const watches = new Map<string, { watch: RunWatch; followers: number; unsubscribe: () => void }>();
  const wake = createWakeQueue();
  const signalled = new Set<RunWatch>();
  /** Of runs that have just begun: they keep their watches for one to two looks. */
  let begun: RunFollower[] = [];
  let leaving: RunFollower[] = [];
  const looking = setInterval(() => {
    for (const follower of leaving) void follower.return();
    [leaving, begun] = [begun, []];
    const all = [...watches.values()].map(({ watch }) => watch);
    for (const watch of all) watch.age();
    void look(all);
  }, parts.settings.patience.followLookMs).unref();

  const host: FollowerHost = {
    release({ watch: { runId } }) {
      const watched = watches.get(runId);
      if (!watched) return;
      watched.followers -= 1;
      if (watched.followers > 0) return;
      watched.unsubscribe();
      watches.delete(runId);
    },
    onFailure(watch, error) {
      watch.hasFailed = true;
      log.warn({ err: error, runId: watch.runId }, "run events not read");
    },
  };

  function refresh(watch: RunWatch): void {
    watch
      .refresh(watch.lastSeq ?? Number.POSITIVE_INFINITY)
      .catch((error: unknown) => host.onFailure(watch, error));
  }

  function watchRun(runId: string): RunWatch {
    const known = watches.get(runId);
    if (known) {
      known.followers += 1;
      return known.watch;
    }
    const read = (id: string, afterSeq: number) => readRunNews(parts, id, afterSeq);
    const watch = new RunWatch(runId, read, ({ waiting }) => wake(waiting));
    const onSignal = (news: readonly LoggedEvent[] | undefined) => {
      if (!news) lookSoon(watch);
      else if (!watch.append(news)) refresh(watch);
    };
    watches.set(runId, { watch, followers: 1, unsubscribe: notifications.subscribe(runId, onSignal) });
    return watch;
  }

  /** Reads what another process signalled; the many that a lost connection may have missed are asked for first. */
  function lookSoon(watch: RunWatch): void {
    if (signalled.size === 0) {
      setImmediate(() => {
        const all = [...signalled];
        signalled.clear();
        if (all.length > FEW) void look(all);
        else all.forEach(refresh);
      });
    }
    signalled.add(watch);
  }

  async function look(all: readonly RunWatch[]): Promise<void> {
    const seen = all.flatMap(({ runId, lastSeq, hasEnded }) =>
      lastSeq === undefined || hasEnded ? [] : [{ runId, lastSeq }],
    );
    try {
      const changed = new Set(seen.length > 0 ? await findChangedRuns(db, seen) : []);
      for (const watch of all) {
        if (watch.hasFailed || changed.has(watch.runId)) refresh(watch);
      }
    } catch (error) {
      log.warn({ err: error }, "followed runs not looked at");
    }
  }

  return {
    begin(runId, news) {
      const watch = watchRun(runId);
      watch.take(0, news);
      begun.push(new RunFollower(watch, host, news.lastSeq));
    },
    async follow(runId, afterSeq) {
      // Watched before it is read, so that nothing falls between.
      const events = new RunFollower(watchRun(runId), host, afterSeq);
      try {
        const { watch } = events;
        const run = watch.knows(afterSeq) ? watch.run : await watch.refresh(afterSeq);
        if (run) return { run, events };
      } catch (error) {
        await events.return();
        throw error;
      }
      await events.return();
      return undefined;
    },
    close: () => clearInterval(looking),
  };
}

/** Wakes followers a few at a time, whatever run they follow: other requests get their turn between. */
function createWakeQueue(): (followers: Set<RunFollower>) => void {
  let queue: RunFollower[] = [];
  let next = 0;
  let budget = WOKEN_AT_ONCE;
  let isScheduled = false;

  function run(): void {
    for (; budget > 0 && next < queue.length; budget -= 1) {
      queue[next]?.wake();
      next += 1;
    }
    if (next === queue.length) {
      queue = [];
      next = 0;
    }
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      budget = WOKEN_AT_ONCE;
      if (queue.length > 0) run();
    });
  }

  return (followers) => {
    for (const follower of followers) queue.push(follower);
    followers.clear();
    if (queue.length > 0) run();
  };
}
