import { findUnpackedRuns, packRun, type UnpackedRun } from "@standings/database";
import { requireSystem, type ServiceRequest } from "../request.ts";

/** Followers and most retries of a run are over by then. */
const PACK_AFTER_HOURS = 2;
const BATCH = 50;
/** Most runs of one job: about ten seconds of work a minute. */
const MOST = 1_000;

const HOUR_MS = 3_600_000;

/**
 * Job: packs runs that ended hours ago, those begun first before the others (decision 30). Packing changes nothing
 * that can be read. Returns how many it packed.
 */
export async function packRuns(request: ServiceRequest, now = new Date()): Promise<number> {
  const { db, log } = requireSystem(request);
  const endedBefore = new Date(now.getTime() - PACK_AFTER_HOURS * HOUR_MS);
  let packed = 0;
  let after: UnpackedRun | undefined;
  for (let seen = 0; seen < MOST; seen += BATCH) {
    const runs = await findUnpackedRuns(db, { endedBefore, after, limit: BATCH });
    for (const { id } of runs) {
      // One that cannot be packed must not keep the others waiting.
      const isPacked = await packRun(db, id).catch((error: unknown) => {
        log.warn({ err: error, runId: id }, "run not packed");
        return false;
      });
      if (isPacked) packed += 1;
    }
    after = runs.at(-1);
    if (runs.length < BATCH) break;
  }
  return packed;
}
