import { isId } from "@standings/database";
import type { LedgerLine } from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

export interface LedgerPage {
  readonly lines: LedgerLine[];
  /** Leads to older lines; null on the last page. */
  readonly next: string | null;
}

/** A user's ledger, the newest entry first. For admins. Throws USER_NOT_FOUND. */
export async function listLedgerOf(
  request: ServiceRequest,
  {
    id,
    before,
    limit,
  }: { readonly id: string; readonly before?: string | undefined; readonly limit: number },
): Promise<LedgerPage> {
  const { services } = await requireAdmin(request);
  if (!isId(id)) throw new ServiceError("USER_NOT_FOUND");
  let query = services.db.selectFrom("ledger_entries").selectAll().where("user_id", "=", id);
  if (before !== undefined) query = query.where("id", "<", before);
  const rows = await query
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const lines = rows.slice(0, limit).map((row) => ({
    id: row.id,
    at: row.created_at.toISOString(),
    delta: row.delta,
    balance: row.balance,
    reason: row.reason,
    note: row.note,
  }));
  return { lines, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}
