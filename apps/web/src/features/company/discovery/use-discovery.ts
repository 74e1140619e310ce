import {
  type CompanySuggestion,
  CREDIT_COST,
  DISCOVERY_FAILED,
  DISCOVERY_FEATURE,
  type ModelId,
  NO_DISCOVERY,
} from "@standings/domain";
import { skipToken } from "@tanstack/react-query";
import { useReducer, useRef, useState } from "react";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { emit } from "../../../lib/browser-events.ts";
import { publishBalance } from "../../../lib/buying/balance.ts";
import { useSession } from "../../../lib/session/session.ts";
import { NOTHING_FOLLOWED, reduceFollowed } from "./followed.ts";

/** The viewer's newest discovery for a company, followed while it runs, and what starts and stops one. */
export function useDiscovery({ domain, name }: CompanySuggestion) {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const latest = trpc.discovery.latest.useQuery({ domain }, { staleTime: 0, refetchOnMount: "always" });
  const [startedId, setStartedId] = useState<string | null>(null);
  const [followed, dispatch] = useReducer(reduceFollowed, NOTHING_FOLLOWED);
  // Kept after a call without an answer: trying again finds what the first may have started.
  const clientRunId = useRef(crypto.randomUUID());

  const runId = startedId ?? latest.data?.runId ?? null;
  const state = followed.runId === runId ? followed.state : NO_DISCOVERY;
  const wasRunning = startedId !== null || latest.data?.isRunning === true;
  const isFollowed = runId !== null && !state.hasEnded;

  const stream = trpc.discovery.events.useSubscription(isFollowed ? { runId } : skipToken, {
    onData({ id, data: event }) {
      if (runId === null) return;
      dispatch({ runId, seq: Number(id), event });
      if (event.type !== "complete" || !wasRunning) return;
      void publishBalance(utils, event.remainingCredits);
      void utils.company.invalidate();
      void utils.search.history.invalidate();
      void utils.discovery.latest.invalidate();
    },
  });

  const start = trpc.discovery.start.useMutation({
    onSuccess({ runId: id, remainingCredits }) {
      clientRunId.current = crypto.randomUUID();
      setStartedId(id);
      void publishBalance(utils, remainingCredits);
    },
    onError(error) {
      if (errorCode(error) !== null) clientRunId.current = crypto.randomUUID();
      if (errorCode(error) !== "INSUFFICIENT_CREDITS") return;
      emit("openPricingModal", {
        ...DISCOVERY_FEATURE,
        currentCredits: user?.credits,
        creditsRequired: CREDIT_COST.discovery,
      });
    },
  });
  const stop = trpc.discovery.stop.useMutation({ meta: { failed: "The discovery could not be stopped" } });

  const isRefused = start.isError && errorCode(start.error) !== "INSUFFICIENT_CREDITS";
  const failure = isRefused ? errorText(start.error, DISCOVERY_FAILED) : state.error;
  const isRunning = start.isPending || (runId !== null && wasRunning && !state.hasEnded && !stream.error);
  return {
    state,
    // Also while an ended one comes event by event, so that nothing else stands in its place for a moment.
    isLoading: latest.isPending || (isFollowed && !isRunning && !stream.error),
    isRunning,
    /** Why there is no result; a refused start comes before what an earlier one found. */
    failure,
    isUnreachable: latest.isError || stream.error !== null,
    isStopping: stop.isPending || state.isStopped,
    start: (modelId: ModelId, isPrivate: boolean) =>
      start.mutate({ domain, companyName: name, modelId, isPrivate, clientRunId: clientRunId.current }),
    stop: () => runId !== null && stop.mutate({ runId }),
    reload: () => void latest.refetch(),
  };
}
