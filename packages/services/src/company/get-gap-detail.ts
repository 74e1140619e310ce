import type { GapDetail } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../request.ts";

/** CONTRACT, to be built by `competition`. */
export async function getGapDetail(
  request: ServiceRequest,
  _wanted: { readonly domain: string; readonly source: string },
): Promise<GapDetail> {
  requireUser(request);
  throw new Error("not built");
}
