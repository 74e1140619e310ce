import type { ColumnId } from "@standings/domain";
import { skipToken } from "@tanstack/react-query";
import { useCallback, useEffect, useReducer, useState, useSyncExternalStore } from "react";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { isLoss, useReopen } from "../../../lib/api/use-reopen.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { notify } from "../../../lib/notify.ts";
import { namedColumnsOf, type Question } from "../../../lib/search/question.ts";
import { dropTicket, type RunTicket } from "../../../lib/search/ticket.ts";
import { useSession } from "../../../lib/session/session.ts";
import { forgetSaved, useLeftRun } from "./left-runs.ts";
import { expectNewEvents, publishRunBalance } from "./run-balance.ts";
import { cacheKey, cacheState, firstState } from "./run-cache.ts";
import { reduceRun } from "./run-state.ts";
import { SEARCH_FAILED, type StartProblem, startOnce, startProblem } from "./start-run.ts";

/** Starts the ticket's run, or finds it, and follows it. Mount it with `key={ticket.clientRunId}`. */
export function useRun(question: Question, ticket: RunTicket) {
  const catalogue = useCatalogue();
  const utils = trpc.useUtils();
  const { user } = useSession();
  const key = cacheKey(user?.id, ticket);
  const [state, dispatch] = useReducer(
    reduceRun,
    { key, ticket, columns: namedColumnsOf(question, catalogue) },
    firstState,
  );
  const [attempt, setAttempt] = useState(0);
  const [problem, setProblem] = useState<StartProblem | null>(null);
  const isOnline = useOnline();
  const { searchId, followedFrom, phase } = state;
  const hasStarted = searchId !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ticket implies the question; attempt repeats the call
  useEffect(() => {
    if (hasStarted || !isOnline) return;
    let current = true;
    setProblem(null);
    startOnce(utils, question, ticket).then(
      (reply) => current && dispatch({ type: "started", ...reply }),
      (error: unknown) => current && setProblem(startProblem(error)),
    );
    return () => {
      current = false;
    };
  }, [utils, ticket.clientRunId, attempt, hasStarted, isOnline]);

  const isFollowed = hasStarted && phase === "streaming";
  const lastEventId = followedFrom >= 0 ? String(followedFrom) : null;
  const stream = trpc.search.events.useSubscription(isFollowed ? { searchId, lastEventId } : skipToken, {
    onData: ({ id, data: event }) => {
      const seq = Number(id);
      dispatch({ type: "event", seq, event });
      publishRunBalance(utils, ticket, seq, event);
    },
    onError: (error) => {
      if (isLoss(error)) return;
      if (errorCode(error) === "SEARCH_NOT_FOUND") dropTicket(question);
      dispatch({ type: "failed", error: errorText(error, SEARCH_FAILED) });
    },
  });

  const isLost = useReopen(stream);

  useEffect(() => cacheState(key, state), [key, state]);
  useLeftRun(question, searchId, key);
  useEffect(() => {
    if (phase === "done" && searchId !== null) forgetSaved(utils, searchId);
  }, [phase, searchId, utils]);

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
          void refreshBalance(utils);
        },
        (error: unknown) => {
          if (isLoss(error)) {
            // Whether it was accepted stands in the run's log.
            expectNewEvents(ticket);
            dispatch({ type: "readAgain" });
            void refreshBalance(utils);
            return;
          }
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
    dispatch({ type: "readAgain" });
  }, [ticket]);
  const connected = isOnline && !isLost;
  const isOffline = !hasStarted && !isOnline;
  return { state, connected, isOffline, problem, startAgain, retryModel, followAgain };
}

/** False while the browser knows that it has no connection. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
