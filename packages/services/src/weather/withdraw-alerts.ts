import { type Brand, type BrandVisit, inTransaction, type Tables } from "@standings/database";
import type { Withdrawal } from "@standings/domain";
import type { Transaction } from "kysely";
import { weekOfDay } from "../brands/experiments/weeks.ts";
import { askedAt } from "../brands/visits/asked-at.ts";
import { readHistory, trackPrompt } from "../brands/visits/find-alerts.ts";
import type { JobPayload } from "../jobs/add-job.ts";
import { requireSystem, type ServiceRequest } from "../request.ts";
import { readSilentChanges, type SilentChange, weekIn } from "./silent-changes.ts";

/** Days for which a change that was told can be withdrawn. */
const WITHDRAWN_WITHIN_DAYS = 14;

/**
 * Job, when a week of the panel was judged: tracks each prompt anew whose change was told in the last two weeks, and withdraws what
 * no longer stands now that it is known which models changed silently (`proof.md` §10). Done again, it changes nothing.
 */
export async function withdrawAlerts(
  request: ServiceRequest,
  _: JobPayload<"withdraw_alerts">,
): Promise<void> {
  const services = requireSystem(request);
  const { db, now } = services;
  const silent = await readSilentChanges(db, services.settings.modelsAreSandbox);
  if (silent.all.length === 0) return;
  const told = await db
    .selectFrom("brand_alerts")
    .select(["id", "brand_id", "visit_id", "prompt_id"])
    .where("type", "=", "change")
    .where("withdrawn", "is", null)
    .where("at", ">", new Date(now().getTime() - WITHDRAWN_WITHIN_DAYS * 86_400_000))
    .orderBy("at")
    .orderBy("id")
    .execute();
  for (const alert of told)
    await inTransaction(db, async (tx) => {
      const withdrawal = await withdrawalOf(tx, alert, now());
      if (withdrawal === null) return;
      await tx
        .updateTable("brand_alerts")
        .set({ withdrawn: JSON.stringify(withdrawal) })
        .where("id", "=", alert.id)
        .where("withdrawn", "is", null)
        .execute();
    });
}

interface ToldChange {
  readonly brand_id: string;
  readonly visit_id: string;
  readonly prompt_id: string | null;
}

/** What withdraws a change; null where it stands. */
async function withdrawalOf(
  tx: Transaction<Tables>,
  { brand_id, visit_id, prompt_id }: ToldChange,
  at: Date,
): Promise<Withdrawal | null> {
  const brand = await tx.selectFrom("brands").selectAll().where("id", "=", brand_id).executeTakeFirst();
  const visit = await tx.selectFrom("brand_visits").selectAll().where("id", "=", visit_id).executeTakeFirst();
  if (!brand || !visit || prompt_id === null) return null;
  const silent = await readSilentChanges(tx, visit.is_sandbox);
  const news = silent.all.filter((change) => mayExplain(change, visit));
  if (news.length === 0) return null;
  const visits = (await readHistory(tx, visit, silent)).get(prompt_id) ?? [];
  // What has no silent change behind it is not withdrawn: newer names may have counted its visits anew.
  const plain = (await readHistory(tx, visit, { ...silent, versionOn: (_, served) => served })).get(
    prompt_id,
  );
  if (stands(visits, brand) || !stands(plain ?? [], brand)) return null;
  const named = news.filter((change) => !change.isEverywhere);
  return {
    at: at.toISOString(),
    changes: named.map(({ modelId, week }) => ({ modelId, week })),
    hasManyAtOnce: named.length < news.length,
  };
}

function stands(visits: Parameters<typeof trackPrompt>[0], brand: Brand): boolean {
  return trackPrompt(visits, brand).alerts.some(({ alarm }) => alarm === visits.length - 1);
}

/** Whether a change is of a model that the visit asked, not later than it, and was not known yet when the visit ended. */
function mayExplain({ modelId, week, judgedAt }: SilentChange, visit: BrandVisit): boolean {
  const { models, ended_at } = visit;
  const isNews = ended_at === null || judgedAt > ended_at;
  return isNews && models.includes(modelId) && weekOfDay(week) <= weekIn(askedAt(visit));
}
