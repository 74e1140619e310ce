import type { PaymentStatus } from "@standings/domain";
import { useQuery } from "@tanstack/react-query";
import { useData } from "../../lib/api/data.tsx";
import { MY_DATA } from "../../lib/api/queries.ts";

const LOOK_AGAIN_MS = 4000;

/** What came of a checkout; looks again by itself while it is undecided. */
export function useOutcome(checkoutId: string) {
  const { api } = useData();
  return useQuery({
    queryKey: [...MY_DATA, "checkout", checkoutId],
    queryFn: async () => (await api()).billing.confirmCheckout.mutate({ sessionId: checkoutId }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (state.data && isUndecided(state.data.status) ? LOOK_AGAIN_MS : false),
  });
}

function isUndecided(status: PaymentStatus): boolean {
  return status === "open" || status === "pending";
}
