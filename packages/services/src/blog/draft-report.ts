import type { ReportDraft } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../request.ts";

/** The report that an admin may publish on a company, written from its figures. Throws INVALID_DOMAIN or BUSY. */
export async function draftReport(request: ServiceRequest, _address: string): Promise<ReportDraft> {
  await requireAdmin(request);
  throw new Error("not built");
}
