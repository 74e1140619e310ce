import { hasEnded } from "@standings/domain";
import { discoveryFileName, discoveryTable, type TableFormat, tableFile } from "@standings/reports";
import { readDiscovery } from "../discovery/read-discovery.ts";
import { ServiceError } from "../errors.ts";
import { countUse } from "../limits/rate-limit.ts";
import { requireScope, type ServiceRequest } from "../request.ts";
import type { ExportedFile } from "./export-result.ts";

export interface DiscoveryTableExport {
  readonly runId: string;
  readonly format: TableFormat;
}

/**
 * The answers of a discovery of the viewer as CSV or spreadsheet, a row for each prompt and model. Throws DISCOVERY_NOT_FOUND,
 * NO_RESULTS_TO_EXPORT before a test has ended, or TOO_MANY_REQUESTS.
 */
export async function exportDiscovery(
  request: ServiceRequest,
  { runId, format }: DiscoveryTableExport,
): Promise<ExportedFile> {
  const { services, viewer } = requireScope(request, "read");
  await countUse(services, "export", viewer);
  const record = await readDiscovery(request, { runId });
  if (!record.state.items.some(hasEnded)) throw new ServiceError("NO_RESULTS_TO_EXPORT");
  const bytes = await tableFile(discoveryTable(record, services.catalogue.now()), format);
  return { bytes, fileName: discoveryFileName(record, format) };
}
