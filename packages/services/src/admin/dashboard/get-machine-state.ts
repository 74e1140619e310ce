import { readQueues } from "@standings/database";
import type { LedgerCheck, QueueHealth } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

/** The last results of the ledger's checks, the newest first; empty before the first one. For admins. */
export async function getLedgerCheck(request: ServiceRequest): Promise<LedgerCheck[]> {
  const { services } = await requireAdmin(request);
  const checks = await services.db
    .selectFrom("ledger_checks")
    .select(["kind", "drift", "checked_at"])
    .orderBy("checked_at", "desc")
    .execute();
  return checks.map(({ kind, drift, checked_at }) => ({
    kind,
    checkedAt: checked_at.toISOString(),
    accounts: drift.map(({ userId, credits, ledger }) => ({ userId, credits, ledger })),
  }));
}

/** Work that is under way or waits, and what failed since midnight (UTC). For admins. */
export async function getQueues(request: ServiceRequest): Promise<QueueHealth> {
  const { services } = await requireAdmin(request);
  return readQueues(services.db);
}
