import { EventEmitter } from "node:events";
import pg from "pg";
import { newId } from "./ids.ts";

const CHANNEL = "run_event";
const RECONNECT_MS = 500;

/**
 * "Look again" signals for followers of runs, across processes. A signal carries nothing but the run id:
 * the events themselves are read from the log, so a lost signal only delays (followers also look by themselves).
 */
export interface RunNotifications {
  notify(runId: string): void;
  subscribe(runId: string, listener: () => void): () => void;
  close(): Promise<void>;
}

export async function openRunNotifications(url: string): Promise<RunNotifications> {
  const emitter = new EventEmitter().setMaxListeners(0);
  const pending = new Set<string>();
  const origin = newId();
  let client: pg.Client | undefined;
  let closed = false;
  let flushing = false;

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: url });
    next.on("error", () => {});
    next.on("notification", ({ payload = "" }) => {
      const [sender = "", runId = ""] = payload.split(" ");
      if (sender !== origin) emitter.emit(runId);
    });
    next.on("end", () => {
      if (client === next) client = undefined;
      if (!closed) setTimeout(reconnect, RECONNECT_MS);
    });
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  }

  function reconnect(): void {
    if (!closed) listen().catch(() => setTimeout(reconnect, RECONNECT_MS));
  }

  async function flush(): Promise<void> {
    if (flushing) return;
    flushing = true;
    while (pending.size > 0 && client) {
      const runIds = [...pending];
      pending.clear();
      const payloads = runIds.map((runId) => `${origin} ${runId}`);
      await client
        .query("select pg_notify($1, p) from unnest($2::text[]) p", [CHANNEL, payloads])
        .catch(() => {});
    }
    flushing = false;
  }

  await listen();
  return {
    notify(runId) {
      emitter.emit(runId);
      pending.add(runId);
      setImmediate(() => void flush());
    },
    subscribe(runId, listener) {
      emitter.on(runId, listener);
      return () => emitter.off(runId, listener);
    },
    async close() {
      closed = true;
      await client?.end().catch(() => {});
    },
  };
}
