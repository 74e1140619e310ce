import {
  ANALYSIS_NOT_STARTED,
  type AnalysisKind,
  type CompanySuggestion,
  type ModelId,
} from "@standings/domain";
import { useRef } from "react";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { publishBalance } from "../../../lib/buying/balance.ts";
import { askForCredits } from "./analysis-price.ts";

interface AnalysisToStart {
  readonly kind: AnalysisKind;
  readonly company: CompanySuggestion;
  /** The analysis on the screen. */
  readonly shownId: string | null;
}

/** Starts an analysis; which of them, and what it takes, is the server's. */
export function useStart({ kind, company: { domain, name }, shownId }: AnalysisToStart) {
  const utils = trpc.useUtils();
  // Kept after a call without an answer: trying again finds what the first may have started.
  const clientRunId = useRef(crypto.randomUUID());
  const call = trpc.analysis.start.useMutation({
    onMutate: () => ({ shownId }),
    onSuccess({ remainingCredits }) {
      clientRunId.current = crypto.randomUUID();
      void utils.analysis.stored.invalidate({ kind, domain });
      void publishBalance(utils, remainingCredits);
    },
    onError(error) {
      if (errorCode(error) !== null) clientRunId.current = crypto.randomUUID();
      if (errorCode(error) === "INSUFFICIENT_CREDITS") askForCredits(kind);
    },
  });
  return {
    start: (modelId: ModelId, id: string = clientRunId.current) =>
      call.mutate({ kind, domain, companyName: name, modelId, clientRunId: id }),
    reset: call.reset,
    startedId: call.data?.runId ?? null,
    isStarting: call.isPending,
    /** The analysis that was on the screen then. */
    shownBefore: call.context?.shownId ?? null,
    /** Why it was refused. */
    refusal: call.isError ? errorText(call.error, ANALYSIS_NOT_STARTED[kind]) : null,
    /** It was answered with the analysis on the screen, which is younger than a minute. */
    isRepeated: call.isSuccess && call.data.runId === call.context?.shownId,
  };
}
