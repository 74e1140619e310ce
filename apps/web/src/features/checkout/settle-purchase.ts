import { type CheckoutState, findPack } from "@standings/domain";
import { trackPurchase } from "../../lib/advertising/conversions.ts";
import type { DataLayer } from "../../lib/api/data.tsx";
import { INVOICES, meQuery, TRANSACTIONS } from "../../lib/api/queries.ts";
import { emit } from "../../lib/browser-events.ts";
import { refreshBalance } from "../../lib/buying/balance.ts";
import { currentUser } from "../../lib/session/session.ts";

const REFRESH_MS = 2000;
const settled = new Set<string>();

/**
 * Tells everybody what a paid checkout changed: the balance now, everything else from the server after two
 * seconds (spec part 1 §4), and the advertising conversion. Once per page load, however often effects run.
 */
export function settlePurchase(data: DataLayer, checkoutId: string, checkout: CheckoutState): void {
  if (settled.has(checkoutId)) return;
  settled.add(checkoutId);
  emit("creditsUpdated", { credits: checkout.credits });
  setTimeout(() => void refresh(data), REFRESH_MS);
  const user = currentUser(data);
  if (!user) return;
  const credits = findPack(checkout.creditPackage ?? "")?.credits ?? 0;
  trackPurchase({ checkoutId, userId: user.id, value: checkout.amount / 100, credits });
}

/** A purchase also brings PDF export, a transaction and an invoice. A balance that can't be had is 0 (spec part 1 §4). */
async function refresh(data: DataLayer): Promise<void> {
  const stale = [meQuery(data).queryKey, TRANSACTIONS, INVOICES];
  await Promise.all(stale.map((queryKey) => data.queryClient.invalidateQueries({ queryKey })));
  await refreshBalance(data, 0);
}
