import type { PaymentStatus } from "@standings/domain";
import { useQuery } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { trpc } from "../../lib/api/trpc.ts";

const POLL_MS = 4000;

/** Outcome of a checkout; polls while it is undecided. */
export function useOutcome(checkoutId: string) {
  const { client } = trpc.useUtils();
  return useQuery({
    queryKey: [...getMutationKey(trpc.billing.confirmCheckout), checkoutId],
    queryFn: () => client.billing.confirmCheckout.mutate({ sessionId: checkoutId }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data && isUndecided(state.data.status) ? POLL_MS : false),
  });
}

function isUndecided(status: PaymentStatus): boolean {
  return status === "open" || status === "pending";
}
