import { isId } from "@standings/database";
import type { LedgerLine } from "@standings/domain";
import { type LedgerPlace, readLedger, toLedgerLine } from "../../credits/read-ledger.ts";
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
  { id, ...place }: LedgerPlace & { readonly id: string },
): Promise<LedgerPage> {
  const { services } = await requireAdmin(request);
  if (!isId(id)) throw new ServiceError("USER_NOT_FOUND");
  const { rows, next } = await readLedger(services.db, id, place);
  return { lines: rows.map(toLedgerLine), next };
}
