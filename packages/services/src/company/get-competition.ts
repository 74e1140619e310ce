import type { Competition } from "@standings/domain";
import { requireUser, type ServiceRequest } from "../request.ts";

/** CONTRACT, to be built by `competition`. */
export async function getCompetition(request: ServiceRequest, _address: string): Promise<Competition> {
  requireUser(request);
  throw new Error("not built");
}
