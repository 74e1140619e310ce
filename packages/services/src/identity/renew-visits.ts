import { addUpVisit, type Tables } from "@standings/database";
import { IDENTITY_VERSION } from "@standings/domain";
import type { Transaction } from "kysely";
import { holdCountedNames } from "../brands/names/read-names.ts";
import { addUpAnswers, dropFindings } from "../brands/visits/add-up-answers.ts";

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
      .innerJoin("brand_prompts as prompt", "prompt.id", "visit_prompts.prompt_id")
      .select(["visit_prompts.prompt_id as promptId", "runs.id as runId", "prompt.prompt as question"])
      .where("visit_id", "=", visit.id)
      .where("state", "=", "done")
      .execute();
    const names = await holdCountedNames(tx, visit.brand_id);
    for (const prompt of asked) {
      await dropFindings(tx, { visit, ...prompt });
      await addUpAnswers(tx, { visit, names, ...prompt });
    }
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
