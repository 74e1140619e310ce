import { setTimeout } from "node:timers/promises";
import { inTransaction } from "@standings/database";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { forgetFieldChanges } from "./change-fields.ts";
import { countBatch } from "./count-batch.ts";
import { tryLockCounts } from "./lock-counts.ts";

/** Searches of one transaction: what they have in common is written once. */
const BATCH = 200;
/** Between tries while others change the rows of all that is queued. */
const WAIT_MS = 50;
const TRIES = 100;

/** Job: counts every queued search for the pages of companies, and teaches the directory. Throws when some stay changed by others for seconds. */
export async function countSearches(request: ServiceRequest): Promise<void> {
  await countQueued(requireSystem(request));
}

/**
 * Counts until nothing is queued, or another process does: that one looks again once it has let go, so nothing that was
 * queued before stays behind.
 */
export async function countQueued({ db }: Pick<ServiceContext, "db">): Promise<void> {
  let idle = 0;
  while (idle < TRIES) {
    const done = await inTransaction(db, async (tx) =>
      (await tryLockCounts(tx)) ? countBatch(tx, { limit: BATCH }) : null,
    );
    if (done === null) return;
    const { rows } = await sql`select from uncounted_searches limit 1`.execute(db);
    if (rows.length === 0) return forgetFieldChanges(db);
    idle = done === 0 ? idle + 1 : 0;
    if (done === 0) await setTimeout(WAIT_MS);
  }
  throw new Error("Searches stay queued: others hold their rows");
}
