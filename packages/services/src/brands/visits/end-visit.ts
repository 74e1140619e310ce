import { addUpVisit, type Brand, type BrandVisit, returnAllowance, type Tables } from "@standings/database";
import type { Transaction } from "kysely";
import { sql } from "kysely";
import { giveCredits } from "../../billing/account-credits.ts";
import { addJob } from "../../jobs/add-job.ts";
import { queueLooks } from "../experiments/take-looks.ts";
import { findAlerts } from "./find-alerts.ts";
import { findSearchers } from "./find-searchers.ts";

/**
 * Ends a visit whose studies have all ended: gives back what they did not use, adds their figures up, finds what changed, and
 * queues the mails.
 */
export async function endVisit(tx: Transaction<Tables>, visit: BrandVisit, brand: Brand): Promise<void> {
  const { used } = await tx
    .selectFrom("brand_visits")
    .select("used")
    .where("id", "=", visit.id)
    .executeTakeFirstOrThrow();
  await release(tx, visit, visit.held - used);
  await addUpVisit(tx, { visitId: visit.id, brandId: brand.id });
  await tx
    .updateTable("brand_visits")
    .set({ state: used > 0 ? "completed" : "failed", ended_at: sql<Date>`now()` })
    .where("id", "=", visit.id)
    .execute();
  if (used === 0) return;
  await findAlerts(tx, await findSearchers(tx, visit), brand);
  await queueLooks(tx, brand.id);
  await addJob(tx, "find_market_moves", { visitId: visit.id });
  await addJob(tx, "read_claims", { brandId: brand.id, visitId: visit.id });
  await addJob(tx, "mail_brand", { visitId: visit.id });
}

/** Gives back what a visit did not use; its id is what its hold refers to. */
export async function release(
  tx: Transaction<Tables>,
  visit: Pick<BrandVisit, "id" | "user_id" | "funding" | "began_at">,
  unused: number,
): Promise<void> {
  if (unused <= 0) return;
  const { user_id: userId, funding, id: reference, began_at } = visit;
  if (funding === "pro") await returnAllowance(tx, { userId, kind: "pro_analyses" }, began_at, unused);
  if (funding !== "credits") return;
  await giveCredits(tx, { userId, delta: unused, reason: "visit_release", reference });
}
