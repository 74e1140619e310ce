import { setImmediate } from "node:timers/promises";

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
  /** How many are open. */
  readonly size: number;
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
    get size() {
      return streams.size;
    },
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
