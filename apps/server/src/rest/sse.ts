import type { FastifyReply, FastifyRequest } from "fastify";
import type { EventStreams } from "../http/event-streams.ts";
import { type Pieces, sendStream } from "../http/send-stream.ts";

/** Where a stream's events come from. */
export interface EventSource<Item> {
  readonly events: Pieces<Item> & {
    /** Ends after the events that are there. */
    finish(): void;
  };
  /** An event as it goes over the wire: see `toChunk`. */
  toText(item: Item): string | Uint8Array;
}

/** One server-sent event: its id and one `data:` line of JSON. */
export function toChunk(id: number, data: object): string {
  return `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
}

/**
 * Sends server-sent events, with comment lines as heartbeats. Ends with the source, when the client goes away, or when the
 * process stops. What `open` rejects with is answered as any other error, before the stream begins.
 */
export async function streamEvents<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  streams: EventStreams,
  open: () => Promise<EventSource<Item>>,
): Promise<void> {
  const { events, toText } = await open();
  const { raw } = reply;
  const sent = sendStream(request, reply, events, toText);
  const remove = streams.add({
    end: () => events.finish(),
    beat: () => raw.writableNeedDrain || raw.write(": keep-alive\n\n"),
  });
  await sent.finally(remove);
}
