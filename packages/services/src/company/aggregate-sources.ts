import type { AggregatedSources } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../request.ts";

/** CONTRACT, to be built by `competition`. */
export async function aggregateSources(
  request: ServiceRequest,
  _address: string,
): Promise<AggregatedSources> {
  requireUser(request);
  throw new Error("not built");
}
