import {
  ANALYSIS_NOT_STARTED,
  type AnalysisKind,
  type CompanySuggestion,
  DEFAULT_MODEL_ID,
  INSUFFICIENT_CREDITS,
  type ModelId,
} from "@standings/domain";
import { skipToken } from "@tanstack/react-query";
import { useReducer, useRef, useState } from "react";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { publishBalance } from "../../../lib/buying/balance.ts";
import { useCompanyView } from "../use-company-view.ts";
import { askForCredits } from "./ask-for-credits.ts";
import { NO_PROGRESS, reduceProgress } from "./followed.ts";
import { useStored } from "./use-stored.ts";

export type Analysis<Kind extends AnalysisKind> = ReturnType<typeof useAnalysis<Kind>>;

/** The viewer's analysis of a company and kind, followed while it runs, and what starts one or shows another model's. */
export function useAnalysis<Kind extends AnalysisKind>(kind: Kind, { domain, name }: CompanySuggestion) {
  const utils = trpc.useUtils();
  const { view, change } = useCompanyView();
  const chosen = view.by ?? null;
  const lastChosen = useRef<ModelId | null>(null);
  const [startedId, setStartedId] = useState<string | null>(null);
  const [seen, dispatch] = useReducer(reduceProgress, NO_PROGRESS);
  // Kept after a call without an answer: trying again finds what the first may have started.
  const clientRunId = useRef(crypto.randomUUID());
  const stored = useStored(kind, domain, chosen);
  const { record = null } = stored;

  const runId = record?.isRunning ? record.id : startedId;
  const progress = seen.runId === runId ? seen : NO_PROGRESS;
  const isFollowed = runId !== null && !progress.hasEnded;
  const refresh = () => utils.analysis.stored.invalidate({ kind, domain });
  const stream = trpc.analysis.events.useSubscription(isFollowed ? { runId } : skipToken, {
    onData({ id, data: event }) {
      if (runId === null) return;
      dispatch({ runId, seq: Number(id), event });
      if (event.type === "start") return;
      void refresh();
      if (event.type === "complete") void publishBalance(utils, event.remainingCredits);
    },
  });

  const modelId = (isFollowed ? progress.modelId : null) ?? chosen ?? record?.modelId ?? DEFAULT_MODEL_ID;
  const shownId = record?.id ?? null;
  const starting = trpc.analysis.start.useMutation({
    onMutate: () => ({ shownId }),
    onSuccess({ runId: id, remainingCredits }) {
      clientRunId.current = crypto.randomUUID();
      setStartedId(id);
      void refresh();
      void publishBalance(utils, remainingCredits);
    },
    onError(error) {
      if (errorCode(error) !== null) clientRunId.current = crypto.randomUUID();
      if (errorCode(error) === "INSUFFICIENT_CREDITS") askForCredits(kind);
    },
  });
  const start = (asked = modelId) => {
    dispatch(null);
    change({ by: asked });
    const order = { kind, domain, companyName: name, modelId: asked };
    starting.mutate({ ...order, clientRunId: clientRunId.current });
  };

  /** Shows the analysis of another model. Where there is none yet, one is started if another is on the screen (spec part 2 §4). */
  const choose = async (asked: ModelId) => {
    if (asked === modelId) return;
    lastChosen.current = asked;
    change({ by: asked });
    setStartedId(null);
    starting.reset();
    dispatch(null);
    const found = await utils.analysis.stored.fetch({ kind, domain, modelId: asked }).catch(() => undefined);
    if (found === null && shownId !== null && lastChosen.current === asked) start(asked);
  };

  const refusal = starting.isError ? errorText(starting.error, ANALYSIS_NOT_STARTED[kind]) : null;
  const failure = refusal ?? seen.error;
  const isComing = startedId !== null && record?.id !== startedId && stored.isFetching;
  const isRunning =
    starting.isPending ||
    (failure === null && !stream.error && (isFollowed || isComing || record?.isRunning === true));
  return {
    kind,
    /** Null for none, and while it loads. */
    record,
    modelId,
    progress,
    isRunning,
    isLoading: stored.record === undefined && !stored.isError,
    isUnreachable: stored.isError || stream.error !== null,
    /** Why the last start has no result. */
    failure,
    isShortOfCredits: failure === INSUFFICIENT_CREDITS,
    isRefunded: seen.isRefunded,
    /** The last start was answered with the analysis that was shown already: it is younger than a minute. */
    isRepeated: starting.isSuccess && starting.data.runId === starting.context?.shownId,
    start: () => start(),
    choose: (asked: ModelId) => void choose(asked),
    reload: stored.reload,
  };
}
