import { type Brand, type Connection, inTransaction, newId, readAllowance } from "@standings/database";
import { IDENTITY_VERSION, marketCodeOf, visitCost } from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext, Settings } from "../../context.ts";
import { addJob } from "../../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../../request.ts";
import { lockAccount } from "../../runs/lock-account.ts";
import { isVisited } from "../change-brand.ts";
import { beginDueDirect } from "../direct/begin-due-direct.ts";
import { weekOf } from "../next-visit.ts";
import { lockBrand, readPrompts, settingsOf } from "../read-brand.ts";
import { beginVisit, costOf, takeDue } from "./begin-visit.ts";

/** Brands that are visited at once, over all processes: the others wait their turn. */
export const VISITS_AT_ONCE = 8;

/**
 * Job, each minute and when a visit ends: begins the visits that are due, those that wait longest first. Late rather than never:
 * of visits that were due while no process ran, the last one is made up for. Never twice: a brand has one visit at a time on the
 * axis. Direct questions that are due have the places that are left. A brand that fails keeps no other waiting; the job fails after all.
 */
export async function beginDueVisits(request: ServiceRequest, now = new Date()): Promise<void> {
  const services = requireSystem(request);
  const due = await services.db
    .selectFrom("brands")
    .select(["id", "user_id"])
    .where("next_visit_at", "<=", now)
    .orderBy("next_visit_at")
    .orderBy("id")
    .execute();
  const errors: unknown[] = [];
  for (const { id, user_id } of due) {
    if (!(await hasPlace(services))) break;
    await beginDue(services, { id, userId: user_id }, now).catch((error) => errors.push(error));
  }
  errors.push(...(await beginDueDirect(services, () => hasPlace(services), now)));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} visits could not begin`);
}

async function hasPlace({ db }: ServiceContext): Promise<boolean> {
  const { rows } = await sql<{ running: number }>`
    select (select count(distinct brand_id) from brand_visits where state = 'running')
      + (select count(*) from direct_visits where state = 'running') as running
  `.execute(db);
  return Number(rows[0]?.running) < VISITS_AT_ONCE;
}

async function beginDue(
  services: ServiceContext,
  { id, userId }: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, { userId, token: "" });
    const brand = await lockBrand(tx, userId, id);
    // The one before goes on: then it comes after that.
    if (await isVisited(tx, id)) return;
    const dueAt = await takeDue(tx, brand, now);
    // Another process has begun it.
    if (dueAt === null) return;
    const begun = await beginVisit(tx, services, brand, { dueAt, apiTokenId: null });
    if (begun === "no_models") await tellWithoutModels(tx, brand, dueAt);
    if (begun !== "short") return;
    const isTold = await isTellable(tx, brand, dueAt);
    const byMarket = Map.groupBy(await readPrompts(tx, id), ({ market }) => marketCodeOf(market));
    await tx
      .insertInto("brand_visits")
      .values(
        [...byMarket].map(([market, { length: prompts }]) => ({
          id: newId(),
          market,
          brand_id: id,
          user_id: userId,
          due_at: dueAt,
          state: "short" as const,
          prompts,
          rounds: brand.rounds,
          models: brand.models,
          web_search: brand.web_search,
          asks_natural: brand.asks_natural,
          is_sandbox: services.settings.modelsAreSandbox,
          funding: "none" as const,
          ended_at: now,
          asked: [],
          held: visitCost(prompts, settingsOf(brand)),
          identity_version: IDENTITY_VERSION,
        })),
      )
      .execute();
    if (!isTold) return;
    const { settings } = services;
    const { credits, plan } = await tx
      .selectFrom("users")
      .select(["credits", "subscription_status as plan"])
      .where("id", "=", userId)
      .executeTakeFirstOrThrow();
    await addJob(tx, "mail_visit_short", {
      ...{ brandId: id, dueAt: dueAt.toISOString(), isToday: true },
      ...{ cost: await costOf(tx, brand), credits, creditsBefore: 0 },
      analysesLeft: plan === "pro" ? await analysesLeftAt(tx, settings, { userId, at: now }) : null,
    });
  });
}

const TOLD_AGAIN_MS = 6 * 86_400_000;

/** What Pro's month of a time has left. */
export async function analysesLeftAt(
  db: Connection,
  { proMonthlyAnalyses }: Pick<Settings, "proMonthlyAnalyses">,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<number> {
  const used = await readAllowance(db, { userId, kind: "pro_analyses" }, at);
  return Math.max(0, proMonthlyAnalyses - used);
}

/** Of a brand that is visited daily once a week, while it lasts. */
async function tellWithoutModels(tx: Connection, brand: Brand, dueAt: Date): Promise<void> {
  const { id, told_without_models_at: told } = brand;
  if (told !== null && dueAt.getTime() - told.getTime() < TOLD_AGAIN_MS) return;
  await tx.updateTable("brands").set({ told_without_models_at: dueAt }).where("id", "=", id).execute();
  await addJob(tx, "mail_without_models", { brandId: id, dueAt: dueAt.toISOString() });
}

/**
 * Whether a lack of credits is told: of a brand that is visited daily, once a week while it lasts.
 */
export async function isTellable(
  db: Connection,
  { id, rhythm, time_zone }: Pick<Brand, "id" | "rhythm" | "time_zone">,
  dueAt: Date,
): Promise<boolean> {
  if (rhythm !== "daily") return true;
  const last = await db
    .selectFrom("brand_visits")
    .select(["state", "due_at"])
    .where("brand_id", "=", id)
    .where("due_at", "<", dueAt)
    .orderBy("due_at", "desc")
    .executeTakeFirst();
  return last?.state !== "short" || weekOf(last.due_at, time_zone) !== weekOf(dueAt, time_zone);
}
