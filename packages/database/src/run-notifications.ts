import { EventEmitter } from "node:events";
import { newId } from "./ids.ts";
import { LongConnection } from "./long-connection.ts";

const CHANNEL = "run_event";
/** What a process's listening connection is called in `pg_stat_activity`. */
export const SIGNALS_CONNECTION = "standings signals";

/** Signals to other processes are gathered for this long and sent in one statement. */
const GATHER_MS = 15;

/**
 * Signals for followers of runs, across processes. In this process they carry what was appended; between
 * processes they only say "look again", so a lost one only delays (followers also look by themselves).
 */
export interface RunNotifications<News> {
  /** Call it after commit. */
  notify(runId: string, news: News): void;
  /** `news` is undefined when another process appended. */
  subscribe(runId: string, listener: (news: News | undefined) => void): () => void;
  /** Sends what is left to signal, then ends. */
  close(): Promise<void>;
}

export async function openRunNotifications<News>(url: string): Promise<RunNotifications<News>> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const pending = new Set<string>();
  const origin = newId();
  let gathering: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();
  const connection = new LongConnection({
    url,
    name: SIGNALS_CONNECTION,
    channels: [CHANNEL],
    onNotification(_channel, payload) {
      const [sender = "", runId = ""] = payload.split(" ");
      if (sender !== origin) emitter.emit(runId);
    },
    // Signals of the time without a connection are lost: everybody looks again.
    onReconnect() {
      for (const runId of emitter.eventNames()) emitter.emit(runId);
    },
  });

  function flush(): void {
    gathering = undefined;
    // One after the other: they share a connection.
    flushing = flushing.then(send);
  }

  async function send(): Promise<void> {
    const payloads = [...pending].map((runId) => `${origin} ${runId}`);
    pending.clear();
    // A signal that cannot be sent is made up for by the followers' own looking.
    await connection.client
      ?.query("select pg_notify($1, p) from unnest($2::text[]) p", [CHANNEL, payloads])
      .catch(() => {});
  }

  await connection.open();
  return {
    notify(runId, news) {
      emitter.emit(runId, news);
      pending.add(runId);
      gathering ??= setTimeout(flush, GATHER_MS);
    },
    subscribe(runId, listener) {
      emitter.on(runId, listener);
      return () => emitter.off(runId, listener);
    },
    async close() {
      clearTimeout(gathering);
      // Others wait for what was signalled last.
      if (pending.size > 0) flush();
      await flushing;
      await connection.close();
    },
  };
}
