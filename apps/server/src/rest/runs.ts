import type { FastifyInstance } from "fastify";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { callsOf } from "./call.ts";
import { createFollow } from "./follow-search.ts";
import { seenEvent } from "./headers.ts";
import { streamEvents } from "./sse.ts";

/** Events of a ranking or a comparison that was started before. */
export async function runRoutes(
  server: FastifyInstance,
  options: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  const follow = createFollow();
  callsOf(server, options).read.get(
    "/:id/events",
    "Events of a ranking or comparison, as they come",
    { answers: "text/event-stream", isResumable: true, errors: ["SEARCH_NOT_FOUND"] },
    async (caller, { id: searchId }, request, reply) => {
      const afterSeq = seenEvent(request);
      return streamEvents(request, reply, options.streams, () => follow(caller, { searchId, afterSeq }));
    },
  );
}
