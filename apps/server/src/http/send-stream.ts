import type { ServerResponse } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { resumeHint } from "./event-streams.ts";

/** What a stream is made of, piece by piece. */
export interface Pieces<Piece> {
  next(): Promise<IteratorResult<Piece> | ReadableStreamReadResult<Piece>>;
  /** Ends at once. */
  return(): Promise<unknown>;
}

/**
 * Sends server-sent events, the hint to come back before them. Ends with the pieces or when the client goes away; a slow
 * reader is waited for.
 */
export async function sendStream<Piece>(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: Pieces<Piece>,
  toText: (piece: Piece) => string | Uint8Array,
): Promise<void> {
  const { raw } = reply.hijack();
  raw.once("close", () => void pieces.return());
  if (raw.destroyed) void pieces.return();
  writeHead(reply);
  try {
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
      gather(raw);
      if (!raw.write(toText(next.value)) && !raw.destroyed) await drained(raw);
    }
  } catch (error) {
    if (!raw.destroyed) request.log.error({ err: error, requestId: request.id }, "stream broke");
  } finally {
    end(raw);
  }
}

function writeHead(reply: FastifyReply): void {
  const { raw } = reply;
  reply.headers({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  const set = Object.entries(reply.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  // Written at once: headers that are set one by one stay in memory as long as the stream.
  raw.writeHead(200, Object.fromEntries(set));
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

/** What is ready in one turn leaves in one packet. */
function gather(raw: ServerResponse): void {
  if (raw.writableCorked > 0) return;
  raw.cork();
  setImmediate(() => raw.writableCorked > 0 && raw.uncork());
}

/** What was gathered leaves with the end. Ending while the answer is corked would lose it; `end` uncorks the socket. */
function end(raw: ServerResponse): void {
  raw.socket?.cork();
  if (raw.writableCorked > 0) raw.uncork();
  raw.end();
}
