import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type EventStreams, resumeHint } from "../http/event-streams.ts";

/** Where a stream's events come from. */
export interface EventSource<Item> {
  readonly events: {
    next(): Promise<IteratorResult<Item>>;
    /** Ends after the events that are there. */
    finish(): void;
    /** Ends at once. */
    return(): Promise<unknown>;
  };
  /** An event as it goes over the wire: see `toChunk`. */
  toText(item: Item): string;
}

/** One server-sent event: its id and one `data:` line of JSON. */
export function toChunk(id: number, data: object): string {
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Sends server-sent events, with comment lines as heartbeats. Ends with the source, when the client goes away, or when the
 * process stops; a slow reader is waited for. What `open` rejects with is answered as any other error, before the
 * stream begins.
 */
export async function streamEvents<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  streams: EventStreams,
  open: () => Promise<EventSource<Item>>,
): Promise<void> {
  const { events, toText } = await open();
  const { raw } = reply.hijack();
  raw.once("close", () => void events.return());
  if (raw.destroyed) void events.return();
  writeHead(reply);
  const remove = streams.add({
    end: () => events.finish(),
    beat: () => raw.writableNeedDrain || raw.write(": keep-alive\n\n"),
  });
  try {
    for (let next = await events.next(); !next.done; next = await events.next()) {
      gather(raw);
      if (!raw.write(toText(next.value)) && !raw.destroyed) await drained(raw);
    }
  } catch (error) {
    if (!raw.destroyed) request.log.error({ err: error, requestId: request.id }, "stream broke");
  } finally {
    remove();
    // Ending while corked would lose what was gathered.
    if (raw.writableCorked > 0) raw.uncork();
    raw.end();
  }
}

function writeHead(reply: FastifyReply): void {
  const { raw } = reply;
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  gather(raw);
  raw.write(resumeHint());
}

/** Resolves when the client has read enough, or is gone. */
function drained(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    raw.once("drain", resolve);
    raw.once("close", resolve);
  });
}

/** Events that are ready together leave in one packet. */
function gather(raw: ServerResponse): void {
  if (raw.writableCorked > 0) return;
  raw.cork();
  setImmediate(() => raw.writableCorked > 0 && raw.uncork());
}
