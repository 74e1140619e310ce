import {
  type CompanySuggestion,
  DISCOVERY_FAILED,
  DISCOVERY_FEATURE,
  discoveryCost,
  type ModelId,
  NO_DISCOVERY,
  type Trade,
} from "@standings/domain";
import { skipToken } from "@tanstack/react-query";
import { useReducer, useRef, useState } from "react";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { isLoss, useReopen } from "../../../lib/api/use-reopen.ts";
import { emit } from "../../../lib/browser-events.ts";
import { publishBalance } from "../../../lib/buying/balance.ts";
import { useSession } from "../../../lib/session/session.ts";
import { NOTHING_FOLLOWED, reduceFollowed } from "./followed.ts";

/** What is asked for. */
export interface DiscoveryWish {
  readonly modelIds: readonly ModelId[];
  readonly trade: Trade;
  readonly isPrivate: boolean;
}

/** The viewer's newest discovery for a company, followed while it runs, and what starts and stops one. */
export function useDiscovery({ domain, name }: CompanySuggestion) {
  const utils = trpc.useUtils();
  const { user } = useSession();
  const latest = trpc.discovery.latest.useQuery({ domain }, { staleTime: 0, refetchOnMount: "always" });
  const [startedId, setStartedId] = useState<string | null>(null);
  const [followed, dispatch] = useReducer(reduceFollowed, NOTHING_FOLLOWED);
  const sent = useRef<Sent | null>(null);

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

  useReopen(stream);
  const isRefused = stream.error !== null && !isLoss(stream.error);

  const started = {
    onSuccess({
      runId: id,
      remainingCredits,
    }: {
      readonly runId: string;
      readonly remainingCredits: number;
    }) {
      sent.current = null;
      setStartedId(id);
      void publishBalance(utils, remainingCredits);
    },
  };
  const draft = trpc.discovery.draft.useMutation({ ...started, onError: refused });
  const start = trpc.discovery.start.useMutation({ ...started, onError: refused });
  const stop = trpc.discovery.stop.useMutation({ meta: { failed: "The discovery could not be stopped" } });

  const discard = trpc.discovery.discard.useMutation({
    meta: { failed: "The prompts could not be discarded" },
    async onSuccess() {
      await latest.refetch();
      setStartedId(null);
    },
  });

  function refused(
    error: Parameters<typeof errorCode>[0],
    { modelIds = [] }: { readonly modelIds?: readonly string[] | undefined },
  ) {
    if (errorCode(error) !== null) sent.current = null;
    if (errorCode(error) !== "INSUFFICIENT_CREDITS") return;
    emit("openPricingModal", {
      ...DISCOVERY_FEATURE,
      currentCredits: user?.credits,
      creditsRequired: discoveryCost(modelIds.length),
    });
  }

  /** The same wish after a call without an answer has the same id, and finds what the first may have started. */
  function orderOf(wish: DiscoveryWish, prompts: readonly string[] | null) {
    const order = { domain, companyName: name, ...wish, modelIds: [...wish.modelIds] };
    const key = JSON.stringify([order, prompts]);
    if (sent.current?.key !== key) sent.current = { key, clientRunId: crypto.randomUUID() };
    return { ...order, clientRunId: sent.current.clientRunId };
  }

  const isStarting = start.isPending || draft.isPending;
  const refusal = [start.error, draft.error].find(
    (error) => error && errorCode(error) !== "INSUFFICIENT_CREDITS",
  );
  const failure = refusal ? errorText(refusal, DISCOVERY_FAILED) : state.error;
  const isRunning = isStarting || (runId !== null && wasRunning && !state.hasEnded && !isRefused);
  return {
    state,
    // Also while an ended one comes event by event, so that nothing else stands in its place for a moment.
    isLoading: latest.isPending || (isFollowed && !isRunning && !isRefused),
    isRunning,
    /** Why there is no result; a refused start comes before what an earlier one found. */
    failure,
    isUnreachable: latest.isError || isRefused,
    isStopping: stop.isPending || state.isStopped,
    /** Has prompts proposed, which wait to be tested. */
    propose(wish: DiscoveryWish) {
      start.reset();
      draft.mutate(orderOf(wish, null));
    },
    /** Tests prompts. */
    test(wish: DiscoveryWish, prompts: readonly string[]) {
      draft.reset();
      start.mutate({ ...orderOf(wish, prompts), prompts: [...prompts] });
    },
    discard: () => runId !== null && discard.mutate({ runId }),
    stop: () => runId !== null && stop.mutate({ runId }),
    reload: () => void latest.refetch(),
  };
}

/** The last order that was sent, without an answer yet. */
interface Sent {
  readonly key: string;
  readonly clientRunId: string;
}
