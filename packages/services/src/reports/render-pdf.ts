import { type Report, ReportError } from "@standings/reports";
import { readUser } from "../auth/user-view.ts";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import type { Viewer } from "../request.ts";

/** A plan, an unexpired trial or a purchase includes PDFs. Throws EXPORT_NOT_INCLUDED. */
export async function requirePdfExport(
  { db }: Pick<ServiceContext, "db">,
  { userId }: Pick<Viewer, "userId">,
): Promise<void> {
  const { canExportPdf } = await readUser(db, userId);
  if (!canExportPdf) throw new ServiceError("EXPORT_NOT_INCLUDED");
}

/** Throws EXPORT_FAILED when the renderer is overloaded. */
export async function renderPdf(
  { reports, catalogue }: Pick<ServiceContext, "reports" | "catalogue">,
  report: Report,
): Promise<Uint8Array> {
  try {
    return await reports.renderPdf(report, catalogue.now());
  } catch (cause) {
    throw cause instanceof ReportError ? new ServiceError("EXPORT_FAILED", { cause }) : cause;
  }
}
