import type { FastifyInstance } from "fastify";
import { createEventStreams, type EventStreams } from "./event-streams.ts";

/** Where a server stands on its way out, shared by the health check, the routes and `drain`. */
export interface Lifecycle {
  /** It still answers, but `/readyz` says 503 and no connection is kept. */
  readonly isLeaving: boolean;
  readonly streams: EventStreams;
  leave(): void;
}

export function createLifecycle(): Lifecycle {
  let isLeaving = false;
  return {
    get isLeaving() {
      return isLeaving;
    },
    streams: createEventStreams(),
    leave() {
      isLeaving = true;
    },
  };
}

/** How often connections are closed that have become idle since the server began to close. */
const SWEEP_MS = 50;

/**
 * Makes `server.close()` end event streams and idle connections, and wait for every request: also for one whose
 * client is gone, because its handler may still be using the database. Call it before routes are registered.
 */
export function followLifecycle(server: FastifyInstance, lifecycle: Lifecycle): void {
  const handling = new Set<Promise<unknown>>();
  let sweeping: NodeJS.Timeout | undefined;
  server.addHook("onRoute", (route) => {
    const { handler } = route;
    route.handler = function track(request, reply) {
      const answer: unknown = handler.call(this, request, reply);
      if (answer instanceof Promise) {
        handling.add(answer);
        const forget = () => void handling.delete(answer);
        answer.then(forget, forget);
      }
      return answer;
    };
  });
  server.addHook("onSend", async (_request, reply) => {
    if (lifecycle.isLeaving) reply.header("connection", "close");
  });
  server.addHook("preClose", async () => {
    lifecycle.leave();
    lifecycle.streams.end();
    // Node closes the connections that are idle now; those of answers under way become idle later.
    sweeping = setInterval(() => server.server.closeIdleConnections(), SWEEP_MS);
  });
  server.addHook("onClose", async () => {
    clearInterval(sweeping);
    while (handling.size > 0) await Promise.allSettled(handling);
  });
}
