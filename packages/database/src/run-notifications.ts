import { EventEmitter } from "node:events";
import pg from "pg";
import { newId } from "./ids.ts";

const CHANNEL = "run_event";
/** Wait before the first attempt to connect again; it doubles up to the longest. */
const RECONNECT_MS = 250;
const LONGEST_RECONNECT_MS = 5_000;

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
  let client: pg.Client | undefined;
  let closed = false;
  let gathering: NodeJS.Timeout | undefined;
  let flushing = Promise.resolve();
  let reconnecting: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on("error", () => {});
    next.on("notification", ({ payload = "" }) => {
      const [sender = "", runId = ""] = payload.split(" ");
      if (sender !== origin) emitter.emit(runId);
    });
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      await next.end().catch(() => {});
      throw error;
    }
    client = next;
    // Only now: an attempt that fails ends too, and has already been told by its error.
    next.on("end", () => {
      client = undefined;
      reconnectIn(RECONNECT_MS);
    });
    if (closed) await next.end();
  }

  /** Jitter keeps many processes from coming back at once. */
  function reconnectIn(ms: number): void {
    if (closed) return;
    const next = Math.min(2 * ms, LONGEST_RECONNECT_MS);
    reconnecting = setTimeout(() => listen().catch(() => reconnectIn(next)), ms * (0.5 + Math.random()));
  }

  function flush(): void {
    gathering = undefined;
    flushing = send();
  }

  async function send(): Promise<void> {
    const payloads = [...pending].map((runId) => `${origin} ${runId}`);
    pending.clear();
    // A signal that cannot be sent is made up for by the followers' own looking.
    await client
      ?.query("select pg_notify($1, p) from unnest($2::text[]) p", [CHANNEL, payloads])
      .catch(() => {});
  }

  await listen();
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
      closed = true;
      clearTimeout(reconnecting);
      clearTimeout(gathering);
      // Others wait for what was signalled last.
      if (pending.size > 0) flush();
      await flushing;
      await client?.end().catch(() => {});
    },
  };
}
