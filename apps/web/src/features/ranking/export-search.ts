/** Downloads a saved search as a file (spec part 1 §7). */
import { ERRORS } from "@standings/domain";
import { downloadBlob, fileName, nameInDisposition } from "../../lib/download.ts";
import { authorization } from "../../lib/session/authorization.ts";
import { sendSignedIn } from "../../lib/session/renew-session.ts";

export type ExportFormat = "pdf" | "csv";
export type ExportView = "aggregated" | "by_model" | "comparison";

export interface ExportRequest {
  readonly searchId: string;
  readonly view: ExportView;
}

const FAILED: Record<ExportFormat, string> = {
  pdf: ERRORS.EXPORT_FAILED.message,
  csv: "Failed to export CSV. Please try again.",
};

/** Null when the file was saved; otherwise the error message. */
export async function exportSearch(format: ExportFormat, request: ExportRequest): Promise<string | null> {
  try {
    const send = () =>
      fetch(`/api/analysis/export-${format}`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...authorization() },
        body: JSON.stringify(request),
      });
    const response = await sendSignedIn(send, ({ status }) => status === 401);
    if (!response.ok) return (await refusal(response)) ?? FAILED[format];
    const name = nameInDisposition(response.headers.get("content-disposition"));
    downloadBlob(await response.blob(), name ?? fileName("export", format, new Date()));
    return null;
  } catch {
    return FAILED[format];
  }
}

/** The server's message for a refused request; null for a server failure. */
async function refusal(response: Response): Promise<string | null> {
  if (response.status >= 500) return null;
  const body: unknown = await response.json().catch(() => null);
  const isMessage =
    typeof body === "object" && body !== null && "error" in body && typeof body.error === "string";
  return isMessage && body.error !== "" ? (body.error as string) : null;
}
