import type { LedgerDrift } from "@standings/database";
import type { Log } from "../context.ts";

/** Tells the operator what a check of the ledger found. */
export function logDrift(log: Log, drift: readonly LedgerDrift[]): void {
  if (drift.length > 0) log.error({ drift }, "balances differ from the ledger");
  else log.info({}, "every balance is the sum of its ledger entries");
}
