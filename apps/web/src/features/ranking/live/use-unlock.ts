import type { Usage } from "@standings/domain";
import { trpc } from "../../../lib/api/trpc.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { canPayForSearch } from "../../../lib/buying/plans.ts";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { useSession } from "../../../lib/session/session.ts";
import type { Hidden } from "../hidden.ts";
import type { RunState } from "./run-state.ts";

const UNLOCK_FAILED = "The results could not be shown. Please try again.";

/** Payment for a run that started without credits. */
export interface Unlock {
  /** Null while loading. */
  readonly usage: Usage | null;
  /** The user can pay, or the search is free. */
  readonly isPossible: boolean;
  readonly label: string;
  readonly isRunning: boolean;
  readonly unlock: () => void;
}

export function useUnlock(run: RunState, hidden: Hidden | null, onUnlocked: () => void): Unlock {
  const { searchId, phase } = run;
  const utils = trpc.useUtils();
  const { user } = useSession();
  const { full } = useSearchPrices();
  const usage = trpc.credits.usage.useQuery(undefined, { enabled: hidden !== null }).data ?? null;
  const call = trpc.search.unlock.useMutation({
    meta: { failed: UNLOCK_FAILED },
    onSuccess: onUnlocked,
    onError: () => void refreshBalance(utils),
  });
  const action = hidden?.kind === "unasked" ? "Ask all models" : "Show all results";
  // True until the full run has been read.
  const isRunning = call.isPending || phase === "streaming";
  return {
    usage,
    isPossible: canPayForSearch(user),
    label: priced(action, full),
    isRunning,
    unlock: () => searchId !== null && !isRunning && call.mutate({ searchId }),
  };
}
