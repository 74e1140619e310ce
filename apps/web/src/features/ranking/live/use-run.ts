import { type ColumnId, rankingKindOf } from "@standings/domain";
import { skipToken } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useState } from "react";
import { trackSearch } from "../../../lib/advertising/conversions.ts";
import type { StartReply } from "../../../lib/api/api-types.ts";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { type TrpcUtils, trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { columnsOf, type Question } from "../../../lib/search/question.ts";
import type { RunTicket } from "../../../lib/search/run-tickets.ts";
import { expectNewEvents, publishRunBalance } from "./run-balance.ts";
import { initialRun, reduceRun } from "./run-state.ts";
import { keepStarted, settlePrivacy } from "./use-ticket.ts";

export const SEARCH_FAILED = "An error occurred during the search. Please try again.";
export const OFFLINE = "You are offline. The search starts when you are connected again.";

/** One start call per ticket, even when effects run twice. The server is idempotent by `clientRunId` as well. */
const starts = new Map<string, Promise<StartReply>>();

function startOnce({ auth, client }: TrpcUtils, question: Question, ticket: RunTicket): Promise<StartReply> {
  const running = starts.get(ticket.clientRunId);
  if (running) return running;
  const user = auth.me.getData();
  const { clientRunId } = ticket;
  const isPrivate = settlePrivacy(question, ticket, user?.privateByDefault ?? false);
  const input = { ...question, models: [...question.models], clientRunId, isPrivate };
  const call = client.search.start.mutate(input);
  starts.set(clientRunId, call);
  const reported = {
    query: question.prompt,
    userId: user?.id ?? null,
    subject: clientRunId,
    type: rankingKindOf(question.kind),
  };
  call.then(
    () => {
      keepStarted(question, ticket);
      trackSearch(reported);
    },
    () => starts.delete(clientRunId),
  );
  return call;
}

/** Starts (or finds) the ticket's run and follows it. Mount it with `key={ticket.clientRunId}`. */
export function useRun(question: Question, ticket: RunTicket) {
  const utils = trpc.useUtils();
  const [state, dispatch] = useReducer(reduceRun, columnsOf(question), initialRun);
  const [attempt, setAttempt] = useState(0);
  const [startError, setStartError] = useState<{ message: string; changed: boolean } | null>(null);
  const { searchId, followedFrom, phase } = state;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ticket implies the question; attempt repeats the call
  useEffect(() => {
    let current = true;
    setStartError(null);
    startOnce(utils, question, ticket).then(
      (reply) => current && dispatch({ type: "started", ...reply }),
      (error: unknown) =>
        current &&
        setStartError({
          message: errorText(error, navigator.onLine ? SEARCH_FAILED : OFFLINE),
          changed: errorCode(error) === "RUN_CHANGED",
        }),
    );
    return () => {
      current = false;
    };
  }, [utils, ticket.clientRunId, attempt]);

  const isOffline = startError?.message === OFFLINE;
  useEffect(() => {
    if (!isOffline) return;
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener("online", again, { once: true });
    return () => window.removeEventListener("online", again);
  }, [isOffline]);

  const isFollowed = searchId !== null && phase === "streaming";
  const lastEventId = followedFrom >= 0 ? String(followedFrom) : null;
  const stream = trpc.search.events.useSubscription(isFollowed ? { searchId, lastEventId } : skipToken, {
    onData: ({ id, data: event }) => {
      const seq = Number(id);
      dispatch({ type: "event", seq, event });
      publishRunBalance(utils, ticket, seq, event);
    },
    onError: (error) => dispatch({ type: "failed", error: errorText(error, SEARCH_FAILED) }),
  });

  useEffect(() => {
    if (phase === "done") void utils.search.history.invalidate();
  }, [phase, utils]);

  const retryModel = useCallback(
    (columnId: ColumnId) => {
      const before = state.columns.find((column) => column.columnId === columnId);
      if (!searchId || !before) return;
      dispatch({ type: "retrying", columnId, at: new Date().toISOString() });
      // The stream of an ended run closes, so following resumes only after the server has accepted the retry.
      utils.client.search.retryModel.mutate({ searchId, columnId }).then(
        () => {
          expectNewEvents(ticket);
          dispatch({ type: "retryAccepted" });
        },
        (error: unknown) => {
          dispatch({ type: "retryRefused", before });
          notify.error(errorText(error, "Retry failed."));
        },
      );
    },
    [utils, ticket, searchId, state.columns],
  );
  const startAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const followAgain = useCallback(() => {
    expectNewEvents(ticket);
    dispatch({ type: "unlocked" });
  }, [ticket]);
  // False while a lost connection is being restored; a first connection has no error.
  const connected = !(stream.status === "connecting" && stream.error !== null);
  return { state, connected, startError, startAgain, retryModel, followAgain };
}
