import { inTransaction } from "@standings/database";
import { allowancePeriod, holderOf } from "@standings/domain";
import { addJob } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { analysesLeftAt, isTellable } from "./begin-due-visits.ts";
import { askedModels, costOf } from "./begin-visit.ts";

const DAYS_BEFORE = 3;
const DAY_MS = 86_400_000;

/**
 * Job, each hour: tells owners of brands whose next visit, within three days, neither their plan nor their credits will pay for,
 * each visit once. What their other brands take before is counted too.
 */
export async function warnOfShortVisits(request: ServiceRequest, now = new Date()): Promise<void> {
  const { db, catalogue, settings } = requireSystem(request);
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
  // By account, and by its month of analyses.
  const taken = new Map<string, number>();
  for (const { credits, plan, ...brand } of soon) {
    const { user_id: userId, next_visit_at: dueAt } = brand;
    if (dueAt === null || askedModels(catalogue.now(), brand).length === 0) continue;
    const cost = await costOf(db, brand);
    const month = `${userId} ${allowancePeriod("pro_analyses", dueAt)}`;
    const analysesLeft =
      plan === "pro"
        ? (await analysesLeftAt(db, settings, { userId, at: dueAt })) - (taken.get(month) ?? 0)
        : null;
    const creditsBefore = taken.get(userId) ?? 0;
    const means = { plan, credits: credits - creditsBefore, analysesLeft: analysesLeft ?? 0 };
    const holder = holderOf(means, cost);
    if (holder === "pro") taken.set(month, (taken.get(month) ?? 0) + cost);
    if (holder === "credits") taken.set(userId, creditsBefore + cost);
    if (holder !== null || brand.warned_of?.getTime() === dueAt.getTime()) continue;
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
      await addJob(tx, "mail_visit_short", {
        ...{ brandId: brand.id, dueAt: dueAt.toISOString(), isToday: false },
        ...{ cost, credits, creditsBefore, analysesLeft },
      });
    });
  }
}
