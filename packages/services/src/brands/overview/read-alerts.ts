import type { Connection } from "@standings/database";
import {
  BRAND_KEY,
  type BrandAlert,
  type BrandPrompt,
  type ChangeAlert,
  type ModelId,
  marketCodeOf,
  type VersionAlert,
} from "@standings/domain";
import { sql } from "kysely";
import { visitsIn } from "../claims/said-of.ts";
import { change, mean, strataOf } from "./figures.ts";
import { type Axis, type FigureRow, type ReadVisit, sameSearch } from "./read-visits.ts";

/** What the page has read already. */
export interface KnownFigures {
  readonly axis: Axis;
  readonly prompts: readonly BrandPrompt[];
  /** Of the brand over all visits of the span. */
  readonly rows: readonly FigureRow[];
  readonly model: ModelId | null;
}

/** Sources told beside a change, and visits that count on each side of it. */
const SOURCES = 3;
const SIDE = 4;

/** Alerts of the span, the newest first; prompts that are asked no more are left out. */
export async function readAlerts(
  db: Connection,
  brandId: string,
  { axis, prompts, rows }: KnownFigures,
): Promise<BrandAlert[]> {
  const [first] = axis.visits;
  if (!first) return [];
  const kept = await db
    .selectFrom("brand_alerts as alert")
    .innerJoin("brand_visits as visit", "visit.id", "alert.visit_id")
    .select(["alert.id", "alert.prompt_id", "alert.visit_id", "alert.details", "alert.at", "alert.withdrawn"])
    .select(
      sql<boolean>`exists (
      select from claim_labels join statements using (claim_id, run_id, column_id)
      where claim_id::text = alert.details ->> 'claimId'
        and statements.visit_id in ${visitsIn({ id: brandId }, axis.market)}
    )`.as("isChecked"),
    )
    .where("alert.brand_id", "=", brandId)
    .where("visit.market", "is not distinct from", marketCodeOf(axis.market))
    .where("alert.at", ">=", first.due_at)
    .orderBy("alert.at", "desc")
    .orderBy("alert.id", "desc")
    .execute();
  const visits = new Map(axis.visits.map((visit) => [visit.id, visit]));
  const own = rows.filter(({ company }) => company === BRAND_KEY);
  const alerts: BrandAlert[] = [];
  for (const { id, prompt_id, details, at, withdrawn, isChecked } of kept) {
    if (details.type === "version") {
      const { modelId, fromVersion, toVersion } = details;
      const effect = effectOf(axis, own, modelId, at);
      alerts.push({ type: "version", id, at: at.toISOString(), modelId, fromVersion, toVersion, effect });
      continue;
    }
    if (details.type === "claim") {
      alerts.push({ ...details, waits: details.waits && !isChecked, id, at: at.toISOString() });
      continue;
    }
    if (details.type === "search" || details.type === "weather") {
      alerts.push({ ...details, id, at: at.toISOString() });
      continue;
    }
    if (details.type === "market") {
      const { promptIds: _, ...move } = details;
      alerts.push({ ...move, id, at: at.toISOString() });
      continue;
    }
    if (details.type === "way") {
      alerts.push({ ...details, id, at: at.toISOString(), market: axis.market });
      continue;
    }
    const prompt = prompts.find((one) => one.id === prompt_id);
    if (details.type === "first") {
      if (prompt)
        alerts.push({ ...details, id, at: at.toISOString(), promptId: prompt.id, prompt: prompt.prompt });
      continue;
    }
    const to = visits.get(details.toVisit);
    if (!prompt || !to) continue;
    const [before, after] = sidesOf(axis, to.due_at, at);
    const ofPrompt = own.filter((row) => row.prompt_id === prompt.id);
    alerts.push({
      type: "change",
      id,
      at: at.toISOString(),
      promptId: prompt.id,
      prompt: prompt.prompt,
      from: (visits.get(details.fromVisit) ?? to).due_at.toISOString(),
      to: to.due_at.toISOString(),
      before: details.before,
      after: details.after,
      isSettled: details.isSettled,
      withdrawn,
      byModel: details.byModel,
      versions: details.versions,
      searches: details.searches,
      placeBefore: placeIn(ofPrompt, before),
      placeAfter: placeIn(ofPrompt, after),
      listedBefore: listedIn(ofPrompt, before),
      listedAfter: listedIn(ofPrompt, after),
      sources: await changedSources(db, prompt.id, before, after),
      trend: axis.visits.map((visit) => {
        const strata = strataOf(rowsIn(ofPrompt, [visit]), mapOf([visit]), null, "score");
        return strata.size === 0 ? null : mean(strata);
      }),
    } satisfies ChangeAlert);
  }
  return alerts;
}

/**
 * The visits just before a time and since, each side with the same searches throughout; of a change the last ones until it was known,
 * since it may be dated some visits early.
 */
function sidesOf({ visits }: Axis, at: Date, known?: Date): [before: ReadVisit[], after: ReadVisit[]] {
  const before = visits.filter(({ due_at }) => due_at < at);
  const after = visits.filter(({ due_at }) => due_at >= at && (known === undefined || due_at <= known));
  const since = sameSearch(after, after[0]);
  return [sameSearch(before, before.at(-1)).slice(-SIDE), known ? since.slice(-SIDE) : since.slice(0, SIDE)];
}

function mapOf(visits: readonly ReadVisit[]): ReadonlyMap<string, ReadVisit> {
  return new Map(visits.map((visit) => [visit.id, visit]));
}

function rowsIn(rows: readonly FigureRow[], visits: readonly ReadVisit[]): FigureRow[] {
  const ids = new Set(visits.map(({ id }) => id));
  return rows.filter(({ visit_id }) => ids.has(visit_id));
}

/** The middle place of the visits that list it; null when most do not. */
function placeIn(rows: readonly FigureRow[], visits: readonly ReadVisit[]): number | null {
  const places = rowsIn(rows, visits).map(({ place }) => place ?? Number.POSITIVE_INFINITY);
  places.sort((a, b) => a - b);
  const middle = places[Math.floor((places.length - 1) / 2)];
  return middle === undefined || middle === Number.POSITIVE_INFINITY ? null : middle;
}

function listedIn(rows: readonly FigureRow[], visits: readonly ReadVisit[]): number {
  return mean(strataOf(rowsIn(rows, visits), mapOf(visits), null, "listed"));
}

/** What a model's new version did to the brand's score with it, with two visits on each side. */
function effectOf(axis: Axis, own: readonly FigureRow[], modelId: ModelId, at: Date): VersionAlert["effect"] {
  const [before, after] = sidesOf(axis, at);
  if (before.length < 2 || after.length < 2) return null;
  const over = (some: readonly ReadVisit[]) => strataOf(rowsIn(own, some), mapOf(some), modelId, "score");
  return change(over(after), over(before));
}

/** The domains whose share of citing answers changed most between two groups of visits of a prompt. */
async function changedSources(
  db: Connection,
  promptId: string,
  before: readonly ReadVisit[],
  after: readonly ReadVisit[],
): Promise<ChangeAlert["sources"]> {
  const share = (visits: readonly ReadVisit[]) => sql<number>`
    coalesce(sum(answers) filter (where visit_id = any (${visits.map(({ id }) => id)}::uuid[])), 0)::float
      / greatest(1, (select sum(answers) from (select unnest(answers) as answers from visit_prompts
          where prompt_id = ${promptId} and visit_id = any (${visits.map(({ id }) => id)}::uuid[])) as counted))`;
  const { rows } = await sql<ChangeAlert["sources"][number]>`
    select * from (
      select domain, ${share(before)} as before, ${share(after)} as after from visit_sources
      where prompt_id = ${promptId} and visit_id = any (${[...before, ...after].map(({ id }) => id)}::uuid[])
      group by domain
    ) as shares
    where abs(after - before) >= 0.1
    order by abs(after - before) desc, domain limit ${SOURCES}
  `.execute(db);
  return rows;
}
