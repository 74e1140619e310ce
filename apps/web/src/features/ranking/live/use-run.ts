import type { AppRouter } from "@standings/api";
import { type ColumnId, rankingKindOf } from "@standings/domain";
import type { inferRouterOutputs } from "@trpc/server";
import { useCallback, useEffect, useReducer, useState } from "react";
import { trackSearch } from "../../../lib/advertising/conversions.ts";
import { type DataLayer, useData } from "../../../lib/api/data.tsx";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { HISTORY } from "../../../lib/api/queries.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { notify } from "../../../lib/notify.ts";
import { columnsOf, type Question } from "../../../lib/search/question.ts";
import { type RunTicket, settlePrivacy } from "../../../lib/search/run-tickets.ts";
import { currentUser } from "../../../lib/session/session.ts";
import { initialRun, reduceRun } from "./run-state.ts";

export const SEARCH_FAILED = "An error occurred during the search. Please try again.";

type StartReply = inferRouterOutputs<AppRouter>["search"]["start"];

/** One start call per ticket, however often effects run; the server is idempotent by `clientRunId` besides. */
const starts = new Map<string, Promise<StartReply>>();

function startOnce(data: DataLayer, question: Question, ticket: RunTicket): Promise<StartReply> {
  const running = starts.get(ticket.clientRunId);
  if (running) return running;
  const user = currentUser(data);
  const { clientRunId } = ticket;
  const isPrivate = settlePrivacy(question, ticket, user?.privateByDefault ?? false);
  const call = data
    .api()
    .then(({ search }) =>
      search.start.mutate({ ...question, models: [...question.models], clientRunId, isPrivate }),
    );
  starts.set(clientRunId, call);
  const reported = {
    query: question.prompt,
    userId: user?.id ?? null,
    subject: clientRunId,
    type: rankingKindOf(question.kind),
  };
  call.then(
    () => trackSearch(reported),
    () => undefined,
  );
  call.catch(() => starts.delete(ticket.clientRunId));
  return call;
}

/** Starts (or finds) the ticket's run and follows it. Mount it with `key={ticket.clientRunId}`. */
export function useRun(question: Question, ticket: RunTicket) {
  const data = useData();
  const [state, dispatch] = useReducer(reduceRun, columnsOf(question), initialRun);
  const [connected, setConnected] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const [startError, setStartError] = useState<{ message: string; changed: boolean } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question is the ticket's; attempt asks again
  useEffect(() => {
    let current = true;
    setStartError(null);
    startOnce(data, question, ticket).then(
      (reply) => current && dispatch({ type: "started", ...reply }),
      (error: unknown) =>
        current &&
        setStartError({
          message: errorText(error, SEARCH_FAILED),
          changed: errorCode(error) === "RUN_CHANGED",
        }),
    );
    return () => {
      current = false;
    };
  }, [data, ticket.clientRunId, attempt]);

  const { searchId, lastSeq, phase } = state;
  const following = searchId !== null && phase === "streaming";
  // biome-ignore lint/correctness/useExhaustiveDependencies: lastSeq is where following begins, not a reason to begin again
  useEffect(() => {
    if (!following || searchId === null) return;
    let stop: (() => void) | null = null;
    let current = true;
    void import("./follow-run.ts").then(({ followRun }) => {
      if (!current) return;
      stop = followRun(searchId, lastSeq, {
        onEvent: (seq, event) => dispatch({ type: "event", seq, event }),
        onConnected: setConnected,
        onError: (error) => dispatch({ type: "failed", error: errorText(error, SEARCH_FAILED) }),
      });
    });
    return () => {
      current = false;
      stop?.();
      setConnected(true);
    };
  }, [searchId, following]);

  useEffect(() => {
    if (phase === "streaming" || phase === "done") void refreshBalance(data);
  }, [phase, data]);

  useEffect(() => {
    if (phase === "done") void data.queryClient.invalidateQueries({ queryKey: HISTORY });
  }, [phase, data]);

  const retryModel = useCallback(
    (columnId: ColumnId) => {
      const before = state.columns.find((column) => column.columnId === columnId);
      if (!searchId || !before) return;
      dispatch({ type: "retrying", columnId, at: new Date().toISOString() });
      // Following goes on only after the server has taken the retry: before, the run has ended and so would the stream.
      const call = data.api().then(({ search }) => search.retryModel.mutate({ searchId, columnId }));
      call.then(
        () => dispatch({ type: "retryAccepted" }),
        (error: unknown) => {
          dispatch({ type: "retryRefused", before });
          notify.error(errorText(error, "Retry failed."));
        },
      );
    },
    [data, searchId, state.columns],
  );
  const startAgain = useCallback(() => setAttempt((count) => count + 1), []);
  const followAgain = useCallback(() => dispatch({ type: "unlocked" }), []);
  return { state, connected, startError, startAgain, retryModel, followAgain };
}
