import { CREDIT_COST, type Usage } from "@standings/domain";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useData } from "../../../lib/api/data.tsx";
import { errorText } from "../../../lib/api/errors.ts";
import { usageQuery } from "../../../lib/api/queries.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { isSearchIncluded } from "../../../lib/buying/plans.ts";
import { plural } from "../../../lib/format.ts";
import { notify } from "../../../lib/notify.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { Hidden } from "../hidden.ts";
import type { RunState } from "./run-state.ts";

const UNLOCK_FAILED = "The results could not be shown. Please try again.";

/** Paying afterwards for a run that began without credits. */
export interface Unlock {
  /** Null while it is being asked for. */
  readonly usage: Usage | null;
  /** There is something to pay with, or nothing to pay. */
  readonly isPossible: boolean;
  readonly label: string;
  readonly isRunning: boolean;
  readonly unlock: () => void;
}

export function useUnlock(run: RunState, hidden: Hidden | null, onUnlocked: () => void): Unlock {
  const { searchId, phase } = run;
  const data = useData();
  const { user } = useSession();
  const usage = useQuery({ ...usageQuery(data), enabled: hidden !== null }).data ?? null;
  const call = useMutation({
    mutationFn: async (id: string) => (await data.api()).search.unlock.mutate({ searchId: id }),
    onSuccess: onUnlocked,
    onError: (error) => {
      notify.error(errorText(error, UNLOCK_FAILED));
      void refreshBalance(data);
    },
  });
  const isFree = usage !== null && isSearchIncluded(usage);
  const action = hidden?.kind === "unasked" ? "Ask all models" : "Show all results";
  // Until the run has been read again in full.
  const isRunning = call.isPending || phase === "streaming";
  return {
    usage,
    isPossible: isFree || (user?.credits ?? 0) >= CREDIT_COST.search,
    label: isFree ? action : `${action} (${plural(CREDIT_COST.search, "credit")})`,
    isRunning,
    unlock: () => searchId !== null && !isRunning && call.mutate(searchId),
  };
}
