import { addUpNewEntries, type LedgerDrift } from "@standings/database";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { logDrift } from "./log-drift.ts";

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
