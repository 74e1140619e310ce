import { lastEventIdSchema } from "@standings/api";
import type { EventStreams } from "../http/event-streams.ts";
import type { RouteOptions } from "../request-of.ts";
import { byId, call, type RestServer } from "./call.ts";
import { createFollow } from "./follow-search.ts";
import { streamEvents } from "./sse.ts";

/** Events of a ranking or a comparison that was started before. */
export async function runRoutes(
  server: RestServer,
  { userRequestOf, streams }: RouteOptions & { readonly streams: EventStreams },
): Promise<void> {
  const follow = createFollow();
  server.get(
    "/:id/events",
    call("read", "Events of a ranking or comparison, as they come", {
      takes: { params: byId },
      replies: { 200: "text/event-stream" },
      isResumable: true,
      errors: ["SEARCH_NOT_FOUND"],
    }),
    async (request, reply) => {
      const caller = await userRequestOf(request);
      const afterSeq = lastEventIdSchema.parse(request.headers["last-event-id"]?.toString());
      const { id: searchId } = request.params;
      return streamEvents(request, reply, streams, () => follow(caller, { searchId, afterSeq }));
    },
  );
}
