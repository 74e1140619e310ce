import {
  addUpNewEntries,
  type LedgerDrift,
  readLedgerDrift as readDrift,
  recountEntries,
} from "@standings/database";
import type { Log } from "../context.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";

/**
 * Users whose balance is not the sum of their ledger entries, at most 10; there must never be one. Entries that were
 * added up before are not read again.
 */
export async function checkLedger(request: ServiceRequest): Promise<LedgerDrift[]> {
  const { db, log } = requireSystem(request);
  const drift = await addUpNewEntries(db);
  logDrift(log, drift);
  return drift;
}

/**
 * As `checkLedger`, from every entry: it also finds entries that were changed after they were added up, which the
 * database refuses to everybody but its owner.
 */
export async function recountLedger(request: ServiceRequest): Promise<LedgerDrift[]> {
  const { db, log } = requireSystem(request);
  const drift = await recountEntries(db);
  logDrift(log, drift);
  return drift;
}

/** Tells the operator what a check of the ledger found. */
function logDrift(log: Log, drift: readonly LedgerDrift[]): void {
  if (drift.length > 0) log.error({ drift }, "balances differ from the ledger");
  else log.info({}, "every balance is the sum of its ledger entries");
}

/** What the last checks of the ledger found, without adding anything up. */
export async function readLedgerDrift(request: ServiceRequest): Promise<LedgerDrift[]> {
  return readDrift(requireSystem(request).db);
}
