import type { AnalysisKind } from "@standings/domain";
import { skipToken } from "@tanstack/react-query";
import { useReducer } from "react";
import { trpc } from "../../../lib/api/trpc.ts";
import { isLoss, useReopen } from "../../../lib/api/use-reopen.ts";
import { publishBalance } from "../../../lib/buying/balance.ts";
import { NO_PROGRESS, reduceProgress } from "./followed.ts";

interface FollowedAnalysis {
  readonly kind: AnalysisKind;
  readonly domain: string;
  /** Null: nothing to follow. */
  readonly runId: string | null;
}

/** What a run has done so far; its facts, its advice and its end are read anew when its log says that they are there. */
export function useProgress({ kind, domain, runId }: FollowedAnalysis) {
  const utils = trpc.useUtils();
  const [seen, dispatch] = useReducer(reduceProgress, NO_PROGRESS);
  const progress = seen.runId === runId ? seen : NO_PROGRESS;
  const isFollowed = runId !== null && !progress.hasEnded;
  const stream = trpc.analysis.events.useSubscription(isFollowed ? { runId } : skipToken, {
    onData({ id, data: event }) {
      if (runId === null) return;
      dispatch({ runId, seq: Number(id), event });
      if (event.type === "start") return;
      void utils.analysis.stored.invalidate({ kind, domain });
      if (event.type !== "complete") return;
      void utils.analysis.models.invalidate({ kind, domain });
      void publishBalance(utils, event.remainingCredits);
    },
  });
  useReopen(stream);
  return {
    progress,
    isFollowed,
    /** Refused for good: what is lost on the way is opened again. */
    isLost: stream.error !== null && !isLoss(stream.error),
    /** Of the last run that was followed. */
    error: seen.error,
    movedTo: seen.movedTo,
    isRefunded: seen.isRefunded,
    forget: () => dispatch(null),
  };
}
