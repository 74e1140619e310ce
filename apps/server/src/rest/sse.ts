import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

export interface StreamedEvent {
  readonly id: number;
  readonly data: object;
}

const HEARTBEAT_MS = 15_000;

/**
 * Sends events as server-sent events, one `data:` line of JSON each, with comment lines as heartbeats. Ends with
 * the source; when the client goes away first, `open` sees its signal abort. Waits for slow readers. What `open`
 * rejects with is answered as any other error, before the stream begins.
 */
export async function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  open: (signal: AbortSignal) => Promise<AsyncIterable<StreamedEvent>>,
): Promise<void> {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const events = await open(gone.signal);
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  raw.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  const heartbeat = setInterval(() => raw.write(": keep-alive\n\n"), HEARTBEAT_MS);
  try {
    for await (const { id, data } of events) {
      gather(raw);
      const hasRoom = raw.write(`id: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
      if (!hasRoom && !gone.signal.aborted) await once(raw, "drain", { signal: gone.signal });
    }
  } catch (error) {
    if (!gone.signal.aborted) request.log.error({ err: error, requestId: request.id }, "stream broke");
  } finally {
    clearInterval(heartbeat);
    // Ending while corked would lose what was gathered.
    if (raw.writableCorked > 0) raw.uncork();
    raw.end();
  }
}

/** Events that are ready together leave in one packet. */
function gather(raw: ServerResponse): void {
  if (raw.writableCorked > 0) return;
  raw.cork();
  setImmediate(() => raw.writableCorked > 0 && raw.uncork());
}
