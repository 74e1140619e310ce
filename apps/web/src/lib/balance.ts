import { emit } from "./browser-events.ts";
import type { DataLayer } from "./data.tsx";
import { balanceQuery, USAGE } from "./queries.ts";

/**
 * Asks the server for the balance and tells everybody; 0 when it can't be had (spec part 1 §4). A run's own
 * events are no source: replayed, they carry the balance of back then.
 */
export async function refreshBalance(data: DataLayer): Promise<void> {
  const { queryClient } = data;
  const credits = await queryClient.fetchQuery(balanceQuery(data)).then(
    (balance) => balance.credits,
    () => 0,
  );
  emit("creditsUpdated", { credits });
  await queryClient.invalidateQueries({ queryKey: USAGE });
}
