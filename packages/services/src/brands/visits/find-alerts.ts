import { type Brand, type BrandVisit, newId, type Tables, type ToldAlert } from "@standings/database";
import type { ModelId } from "@standings/domain";
import { trackChanges, type Visit } from "@standings/statistics";
import type { Transaction } from "kysely";
import { visitsPerMonth } from "../next-visit.ts";
import { BRAND_KEY } from "./roll-up.ts";

/** A prompt's visit, as tracking reads it. */
interface Tracked {
  readonly visitId: string;
  readonly visit: Visit;
}

/**
 * Finds what the newest visit makes certain: changes of a prompt (`studies.md` §5) and new versions of models, each told once.
 * Returns how many there are.
 */
export async function findAlerts(tx: Transaction<Tables>, visit: BrandVisit, brand: Brand): Promise<number> {
  const history = await readHistory(tx, visit);
  const versions = newVersions(history, visit);
  const changes = [...history].flatMap(([promptId, visits]) => {
    if (visits.at(-1)?.visitId !== visit.id) return [];
    const tracking = { visitsPerMonth: visitsPerMonth(brand.rhythm), companies: 1 };
    const { alerts, breaks } = trackChanges(
      visits.map((one) => one.visit),
      tracking,
    );
    const alert = alerts.find(({ alarm }) => alarm === visits.length - 1);
    const [from, to] = [visits[(alert?.change ?? 0) - 1], visits[alert?.change ?? 0]];
    if (!alert || !from || !to) return [];
    const told: ToldAlert = {
      type: "change",
      fromVisit: from.visitId,
      toVisit: to.visitId,
      before: alert.before,
      after: alert.after,
      byModel: alert.byModel.map((model) => ({ ...model, modelId: model.modelId as ModelId })),
      versions: breaks
        .filter((one) => one.visit >= alert.change - 1 && one.visit <= alert.alarm)
        .map(({ modelId }) => modelId as ModelId),
    };
    return [{ prompt_id: promptId, subject: `${promptId}/${to.visitId}`, told }];
  });
  const found = [
    ...versions.map((told) => ({ prompt_id: null, subject: subjectOf(told), told })),
    ...changes,
  ];
  if (found.length === 0) return 0;
  await tx
    .insertInto("brand_alerts")
    .values(
      found.map(({ prompt_id, subject, told }) => ({
        id: newId(),
        brand_id: brand.id,
        visit_id: visit.id,
        prompt_id,
        subject,
        type: told.type,
        told: JSON.stringify(told),
        at: visit.due_at,
      })),
    )
    .onConflict((conflict) => conflict.columns(["brand_id", "subject"]).doNothing())
    .execute();
  return found.length;
}

type Told<Type extends ToldAlert["type"]> = Extract<ToldAlert, { readonly type: Type }>;

function subjectOf({ modelId, toVersion }: Told<"version">): string {
  return `${modelId}/${toVersion}`;
}

/** The brand in all visits up to this one, by prompt, the oldest first. */
async function readHistory(tx: Transaction<Tables>, visit: BrandVisit): Promise<Map<string, Tracked[]>> {
  const rows = await tx
    .selectFrom("visit_figures as figures")
    .innerJoin("brand_visits as visit", "visit.id", "figures.visit_id")
    .innerJoin("visit_prompts as asked", (join) =>
      join
        .onRef("asked.visit_id", "=", "figures.visit_id")
        .onRef("asked.prompt_id", "=", "figures.prompt_id"),
    )
    .select(["figures.prompt_id", "figures.visit_id", "figures.points", "figures.answers"])
    .select(["visit.models", "asked.served"])
    .where("figures.brand_id", "=", visit.brand_id)
    .where("figures.company", "=", BRAND_KEY)
    .where("visit.due_at", "<=", visit.due_at)
    .orderBy("visit.due_at")
    .execute();
  const byPrompt = new Map<string, Tracked[]>();
  for (const { prompt_id, visit_id, points, models, answers, served } of rows) {
    const counted = models.flatMap((modelId, model) => {
      const count = answers[model] ?? 0;
      if (count === 0) return [];
      return [
        { modelId, servedId: served[model] ?? modelId, mean: (points[model] ?? 0) / count, answers: count },
      ];
    });
    if (counted.length === 0) continue;
    byPrompt.set(prompt_id, [...(byPrompt.get(prompt_id) ?? []), { visitId: visit_id, visit: counted }]);
  }
  return byPrompt;
}

/** Versions that this visit met and no visit before, of models that were met before. */
function newVersions(
  history: ReadonlyMap<string, readonly Tracked[]>,
  { id }: BrandVisit,
): Told<"version">[] {
  const known = new Map<string, string[]>();
  const met = new Map<string, string>();
  for (const visits of history.values()) {
    for (const { visitId, visit } of visits) {
      for (const { modelId, servedId } of visit) {
        if (visitId === id) met.set(`${modelId} ${servedId}`, servedId);
        else known.set(modelId, [...(known.get(modelId) ?? []), servedId]);
      }
    }
  }
  return [...met].flatMap(([key, toVersion]) => {
    const modelId = key.slice(0, key.indexOf(" ")) as ModelId;
    const before = known.get(modelId) ?? [];
    const fromVersion = before.at(-1);
    if (fromVersion === undefined || before.includes(toVersion)) return [];
    return [{ type: "version", modelId, fromVersion, toVersion }];
  });
}
