import { setImmediate } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";

/** An event stream that is open. */
export interface OpenStream {
  /** Lets it send what there is, then ends it: its client goes on elsewhere after the last event it saw. */
  end(): void;
  /** Sends a comment, so that nothing between server and client takes the stream for dead. */
  beat?(): void;
}

/** The event streams of this process. */
export interface EventStreams {
  /** Returns how to take it off again. */
  add(stream: OpenStream): () => void;
  /** Ends every stream, and each that is opened from now on. */
  end(): void;
}

const HEARTBEAT_MS = 15_000;
/** Heartbeats between two looks at other work. */
const BEATS_AT_ONCE = 50;
/** Clients come back within this time, each at its own moment. */
const RESUME_WITHIN_MS = 1_000;

/** Tells a client that loses the stream when to open it again (the `retry` field of server-sent events). */
export function resumeHint(): string {
  return `retry: ${Math.ceil(Math.random() * RESUME_WITHIN_MS)}\n\n`;
}

/** Puts the hint before the events of a stream that a library writes; other answers stay as they are. */
export async function addResumeHint(
  _request: FastifyRequest,
  _reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (!(payload instanceof Response) || !payload.body) return payload;
  if (payload.headers.get("content-type") !== "text/event-stream") return payload;
  const reader = payload.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(resumeHint())),
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, payload);
}

export function createEventStreams(): EventStreams {
  const streams = new Set<OpenStream>();
  let hasEnded = false;
  let beating: NodeJS.Timeout | undefined;

  /** One timer for all streams: ten thousand of their own would cost more than the streams. */
  async function beat(): Promise<void> {
    let count = 0;
    for (const stream of streams) {
      stream.beat?.();
      count += 1;
      if (count % BEATS_AT_ONCE === 0) await setImmediate();
    }
  }

  return {
    add(stream) {
      streams.add(stream);
      beating ??= setInterval(() => void beat(), HEARTBEAT_MS).unref();
      if (hasEnded) stream.end();
      return () => {
        streams.delete(stream);
        if (streams.size > 0) return;
        clearInterval(beating);
        beating = undefined;
      };
    },
    end() {
      hasEnded = true;
      for (const stream of streams) stream.end();
    },
  };
}
