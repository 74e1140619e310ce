import { inTransaction } from "@standings/database";
import { hasPaidPlan } from "@standings/domain";
import { addJob } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { isTellable } from "./begin-due-visits.ts";
import { askedModels, costOf } from "./begin-visit.ts";

const DAYS_BEFORE = 3;
const DAY_MS = 86_400_000;

/**
 * Job, each hour: tells owners of brands whose next visit, within three days, their credits will not pay for, each visit once.
 * What their other brands take before is counted too.
 */
export async function warnOfShortVisits(request: ServiceRequest, now = new Date()): Promise<void> {
  const { db, catalogue } = requireSystem(request);
  const soon = await db
    .selectFrom("brands")
    .innerJoin("users", "users.id", "brands.user_id")
    .selectAll("brands")
    .select(["users.credits", "users.subscription_status as plan"])
    .where("next_visit_at", ">", now)
    .where("next_visit_at", "<=", new Date(now.getTime() + DAYS_BEFORE * DAY_MS))
    .where("users.deleted_at", "is", null)
    .orderBy("next_visit_at")
    .orderBy("brands.id")
    .execute();
  const left = new Map<string, number>();
  for (const { credits, plan, ...brand } of soon) {
    if (hasPaidPlan(plan) || askedModels(catalogue.now(), brand).length === 0) continue;
    const before = left.get(brand.user_id) ?? credits;
    const after = before - (await costOf(db, brand));
    if (after >= 0) left.set(brand.user_id, after);
    const { next_visit_at: dueAt } = brand;
    if (after >= 0 || dueAt === null || brand.warned_of?.getTime() === dueAt.getTime()) continue;
    if (!(await isTellable(db, brand, dueAt))) continue;
    await inTransaction(db, async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable("brands")
        .set({ warned_of: dueAt })
        .where("id", "=", brand.id)
        .where("next_visit_at", "=", dueAt)
        .where((eb) => eb.or([eb("warned_of", "is", null), eb("warned_of", "!=", dueAt)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return;
      const payload = { brandId: brand.id, dueAt: dueAt.toISOString(), isToday: false };
      await addJob(tx, "mail_visit_short", payload);
    });
  }
}
