import { readQueues } from "@standings/database";
import type { QueueHealth } from "@standings/domain";
import { requireAdmin, type ServiceRequest } from "../../request.ts";

/** Work that is under way or waits, and what failed since midnight (UTC). For admins. */
export async function getQueues(request: ServiceRequest): Promise<QueueHealth> {
  const { services } = await requireAdmin(request);
  return readQueues(services.db);
}
