import type { LoggedEvent } from "@standings/services";
import { tracked } from "@trpc/server";
import type { ApiContext } from "./procedures.ts";

/** Events of a run, which end after those that are known when told to. */
interface Followed<Event> extends AsyncIterable<LoggedEvent<Event>> {
  finish(): void;
}

/**
 * The events of a run as a subscription, each with its `seq`, so that a reconnect goes on after the last one seen. Cut short
 * when the process stops: an abort, unlike an end, makes the client go on elsewhere.
 */
export async function* trackEvents<Event>(events: Followed<Event>, streams: ApiContext["streams"]) {
  let isCut = false;
  const remove = streams.add({
    end() {
      isCut = true;
      events.finish();
    },
  });
  try {
    for await (const { seq, event } of events) yield tracked(String(seq), event);
  } finally {
    remove();
  }
  if (isCut) throw new DOMException("The server is stopping", "AbortError");
}
