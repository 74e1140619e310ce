import { addUpVisit, type Brand, type BrandVisit, returnAllowance, type Tables } from "@standings/database";
import type { Transaction } from "kysely";
import { sql } from "kysely";
import { giveCredits } from "../../billing/account-credits.ts";
import type { ServiceContext } from "../../context.ts";
import { addJob } from "../../jobs/add-job.ts";
import { queueLooks } from "../experiments/take-looks.ts";
import { findAlerts } from "./find-alerts.ts";
import { VISITS_COMPARED } from "./find-market-moves.ts";
import { findSearchers } from "./find-searchers.ts";

interface VisitOfBrand {
  readonly visit: BrandVisit;
  readonly brand: Brand;
}

/**
 * Ends a visit whose studies have all ended, with what they used: gives back the rest, adds up their figures and finds what
 * changed. Queues the jobs that have something to do.
 */
export async function endVisit(
  tx: Transaction<Tables>,
  { settings }: Pick<ServiceContext, "settings">,
  { visit, brand }: VisitOfBrand,
): Promise<void> {
  const { used } = visit;
  await release(tx, visit, visit.held - used);
  await addUpVisit(tx, { visitId: visit.id, brandId: brand.id });
  const { visits, ...how } = used > 0 ? await findSearchers(tx, visit) : { visits: 0 };
  await tx
    .updateTable("brand_visits")
    .set({ ...how, state: used > 0 ? "completed" : "failed", ended_at: sql<Date>`now()` })
    .where("id", "=", visit.id)
    .execute();
  if (used === 0) return;
  await findAlerts(tx, { ...visit, ...how }, brand);
  await queueLooks(tx, brand.id);
  if (visits >= VISITS_COMPARED) await addJob(tx, "find_market_moves", { visitId: visit.id });
  if (settings.claims) await addJob(tx, "read_claims", { brandId: brand.id, visitId: visit.id });
  if (brand.alert_mails || brand.digest_mails) await addJob(tx, "mail_brand", { visitId: visit.id });
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
