import { addUpVisit, type Tables } from "@standings/database";
import { IDENTITY_VERSION } from "@standings/domain";
import type { Transaction } from "kysely";
import { addUpAnswers } from "../brands/visits/add-up-answers.ts";

/** Visits of one transaction. */
const BATCH = 5;

/**
 * Adds up again what ended visits found that older rules added up, for the brand as it is now; a study that was deleted keeps
 * its figures. Returns how many visits it did.
 */
export async function renewVisits(tx: Transaction<Tables>): Promise<number> {
  const visits = await tx
    .selectFrom("brand_visits")
    .selectAll()
    .where("identity_version", "<", IDENTITY_VERSION)
    .where("state", "!=", "running")
    .orderBy("id")
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const visit of visits) {
    const asked = await tx
      .selectFrom("visit_prompts")
      .innerJoin("runs", "runs.id", "visit_prompts.run_id")
      .select(["visit_prompts.prompt_id", "runs.id"])
      .where("visit_id", "=", visit.id)
      .where("state", "=", "done")
      .execute();
    for (const { prompt_id: promptId, id: runId } of asked)
      await addUpAnswers(tx, { visit, promptId, runId });
    for (const table of ["visit_totals", "visit_domains"] as const)
      await tx.deleteFrom(table).where("visit_id", "=", visit.id).execute();
    await addUpVisit(tx, { visitId: visit.id, brandId: visit.brand_id });
    await tx
      .updateTable("brand_visits")
      .set({ identity_version: IDENTITY_VERSION })
      .where("id", "=", visit.id)
      .execute();
  }
  return visits.length;
}
