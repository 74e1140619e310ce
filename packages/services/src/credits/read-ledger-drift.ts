import { type LedgerDrift, readLedgerDrift as readDrift } from "@standings/database";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** What the last checks of the ledger found, without adding anything up. */
export async function readLedgerDrift(request: ServiceRequest): Promise<LedgerDrift[]> {
  return readDrift(requireSystem(request).db);
}
