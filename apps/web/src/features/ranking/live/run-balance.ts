import type { SearchEvent } from "@standings/domain";
import type { QueryUtils } from "../../../lib/api/create-api.ts";
import { publishBalance, refreshBalance } from "../../../lib/buying/balance.ts";
import type { RunTicket } from "../../../lib/search/ticket.ts";
import { wasSent } from "./start-run.ts";

interface FollowedRun {
  lastSeq: number;
  /** False while events can be replays from before this page load, which carry an old balance. */
  isLive: boolean;
}

/** Runs followed since the page was loaded, by `clientRunId`. */
const followed = new Map<string, FollowedRun>();

/** Shows the balance that a run's event carries, unless the event is a replay. */
export function publishRunBalance(
  utils: QueryUtils,
  ticket: RunTicket,
  seq: number,
  event: SearchEvent,
): void {
  const run = followed.get(ticket.clientRunId) ?? {
    lastSeq: -1,
    isLive: ticket.run === null || wasSent(ticket),
  };
  if (seq <= run.lastSeq) return;
  followed.set(ticket.clientRunId, { ...run, lastSeq: seq });
  if (event.type !== "start" && event.type !== "complete") return;
  // The end may be read long after it, when a laptop wakes: what was bought meanwhile is not in it.
  if (run.isLive && event.type === "complete") void refreshBalance(utils, event.remainingCredits);
  else if (run.isLive) void publishBalance(utils, event.remainingCredits);
  // The balance read at page load lacks only a later refund.
  else if (event.type === "complete" && event.refunded) void utils.auth.me.invalidate();
}

/** Events that follow a retry or an unlock are new. */
export function expectNewEvents({ clientRunId }: RunTicket): void {
  const run = followed.get(clientRunId);
  if (run) followed.set(clientRunId, { ...run, isLive: true });
}
