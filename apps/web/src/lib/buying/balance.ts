import type { DataLayer } from "../api/data.tsx";
import { balanceQuery, USAGE } from "../api/queries.ts";
import { emit } from "../browser-events.ts";

/**
 * Asks the server for the balance and tells everybody. When it can't be had, `fallback` is told; without one
 * what is shown stays. A run's own events are no source: replayed, they carry the balance of back then.
 */
export async function refreshBalance(data: DataLayer, fallback: number | null = null): Promise<void> {
  const { queryClient } = data;
  const credits = await queryClient.fetchQuery(balanceQuery(data)).then(
    (balance) => balance.credits,
    () => fallback,
  );
  if (credits !== null) emit("creditsUpdated", { credits });
  await queryClient.invalidateQueries({ queryKey: USAGE });
}
