import { type CheckoutState, findPack } from "@standings/domain";
import { trackPurchase } from "../../lib/advertising/conversions.ts";
import type { TrpcUtils } from "../../lib/api/trpc.ts";
import { emit } from "../../lib/browser-events.ts";
import { refreshBalance } from "../../lib/buying/balance.ts";

const REFRESH_MS = 2000;
const settled = new Set<string>();

/**
 * Publishes a paid checkout: the balance now, all else from the server after two seconds (spec part 1 §4), and the
 * advertising conversion. Runs once per page load, even when effects run twice.
 */
export function settlePurchase(utils: TrpcUtils, checkoutId: string, checkout: CheckoutState): void {
  if (settled.has(checkoutId)) return;
  settled.add(checkoutId);
  emit("creditsUpdated", { credits: checkout.credits });
  setTimeout(() => void refresh(utils), REFRESH_MS);
  const user = utils.auth.me.getData();
  if (!user) return;
  const credits = findPack(checkout.creditPackage ?? "")?.credits ?? 0;
  trackPurchase({ checkoutId, userId: user.id, value: checkout.amount / 100, credits });
}

/** A purchase also adds PDF export, a transaction and an invoice. An unknown balance is 0 (spec part 1 §4). */
async function refresh(utils: TrpcUtils): Promise<void> {
  const { auth, billing } = utils;
  await Promise.all([auth.me, billing.transactions, billing.invoices].map((query) => query.invalidate()));
  await refreshBalance(utils, 0);
}
