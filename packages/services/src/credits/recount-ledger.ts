import { type LedgerDrift, recountEntries } from "@standings/database";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { logDrift } from "./log-drift.ts";

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
