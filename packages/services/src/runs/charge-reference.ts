import type { RunEvent } from "@standings/domain";

/** Ledger reference of a run's charge and of its refund: the run id, and for later charges a counter. */
export function chargeReference(runId: string, events: readonly RunEvent[]): string {
  const refunds = events.filter((event) => event.type === "complete" && event.refunded).length;
  return refunds === 0 ? runId : `${runId}/${refunds + 1}`;
}
