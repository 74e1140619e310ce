import { type AlertDetails, type Brand, type BrandVisit, newId, type Tables } from "@standings/database";
import { BRAND_KEY, differ, type ModelId, readWay, type SearchedBy } from "@standings/domain";
import { SETTLING, trackChanges, type Visit } from "@standings/statistics";
import { sql, type Transaction } from "kysely";
import { readSilentChanges, type SilentChanges, weekIn } from "../../weather/silent-changes.ts";
import { weekOfDay } from "../experiments/weeks.ts";
import { visitsPerMonth } from "../next-visit.ts";
import { withKnownSearches } from "../overview/read-visits.ts";
import { askedAt } from "./asked-at.ts";

/** A prompt's visit, as tracking reads it. */
interface Tracked {
  readonly visitId: string;
  /** Its question names nobody: only such changes are told. */
  readonly isOpen: boolean;
  readonly visit: readonly Measured[];
}

/** A model's answers; `servedId` is the version with who searches for it and how they come about: each makes another measurement. */
interface Measured extends Element<Visit> {
  readonly listed: number;
  readonly version: string;
  readonly searchedBy: SearchedBy | null;
}
/** Visits that a prompt has been asked at without listing the brand before a first listing is told. */
const VISITS_BEFORE_FIRST = 2;

type Element<List> = List extends readonly (infer One)[] ? One : never;

/**
 * Finds what the newest visit makes certain: changes of a prompt (`studies.md` §5) new versions of models, and who
 * searches for them now, each told once.
 * Returns how many there are.
 */
export async function findAlerts(tx: Transaction<Tables>, visit: BrandVisit, brand: Brand): Promise<number> {
  const silent = await readSilentChanges(tx, visit.is_sandbox);
  const history = await readHistory(tx, visit, silent);
  const versions = newVersions(history, visit);
  const before = await visitBefore(tx, visit);
  const searches = newSearches(before, visit);
  const ways = newWays(before, visit);
  const weather = newWeather(before, visit, silent);
  const changes = [...history].flatMap(([promptId, visits]) => {
    if (visits.at(-1)?.visitId !== visit.id || !visits.at(-1)?.isOpen) return [];
    const { alerts, breaks } = trackPrompt(visits, brand);
    const now = visits.length - 1;
    const alert = alerts.findLast(({ alarm }) => now - alarm <= SETTLING);
    const [from, to] = [visits[(alert?.change ?? 0) - 1], visits[alert?.change ?? 0]];
    if (!alert || !from || !to) return [];
    const during = breaks.filter((one) => one.visit >= alert.change - 1 && one.visit <= alert.alarm);
    const broken = (is: (one: { readonly from: string; readonly to: string }) => boolean) =>
      during.filter(is).map(({ modelId }) => modelId as ModelId);
    const details: DetailsOf<"change"> = {
      type: "change",
      fromVisit: from.visitId,
      toVisit: to.visitId,
      before: alert.before,
      after: alert.after,
      isSettled: now - alert.alarm === SETTLING,
      byModel: alert.byModel.map((model) => ({ ...model, modelId: model.modelId as ModelId })),
      versions: broken(({ from, to }) => partsOf(from).version !== partsOf(to).version),
      searches: broken(({ from, to }) => differ(partsOf(from).search || null, partsOf(to).search || null)),
    };
    return [
      { prompt_id: promptId, subject: `${promptId}/${to.visitId}`, details, isNew: alert.alarm === now },
    ];
  });
  for (const { subject, details } of changes.filter(({ isNew }) => !isNew))
    await settle(tx, brand, subject, details);
  const found = [
    ...searches.map((details) => ({
      prompt_id: null,
      subject: `${details.modelId}/search/${visit.id}`,
      details,
    })),
    ...ways.map((details) => ({
      prompt_id: null,
      subject: `${details.modelId}/way/${visit.id}`,
      details,
    })),
    ...weather.map((details) => ({
      prompt_id: null,
      subject: `${details.modelId}/weather/${details.week}/${visit.market ?? ""}`,
      details,
    })),
    ...versions.map((details) => ({ prompt_id: null, subject: subjectOf(details, visit), details })),
    ...changes.filter(({ isNew }) => isNew),
    ...(await firstListings(tx, history, visit)),
  ];
  if (found.length === 0) return 0;
  await tx
    .insertInto("brand_alerts")
    .values(
      found.map(({ prompt_id, subject, details }) => ({
        id: newId(),
        brand_id: brand.id,
        visit_id: visit.id,
        prompt_id,
        subject,
        type: details.type,
        details: JSON.stringify(details),
        at: visit.due_at,
      })),
    )
    .onConflict((conflict) => conflict.columns(["brand_id", "subject"]).doNothing())
    .execute();
  return found.length;
}

/** Gives a change that was told the figures that it has by now. */
async function settle(
  tx: Transaction<Tables>,
  { id }: Pick<Brand, "id">,
  subject: string,
  { before, after, byModel, isSettled }: DetailsOf<"change">,
): Promise<void> {
  const figures = JSON.stringify({ before, after, byModel, isSettled });
  await sql`update brand_alerts set details = details || ${figures}::jsonb
    where brand_id = ${id} and subject = ${subject} and type = 'change'`.execute(tx);
}

/**
 * The prompts that list the brand for the first time at a visit, after two visits at least that did not. Told once for a
 * question, as a fact: whether it stays is a change.
 */
async function firstListings(
  tx: Transaction<Tables>,
  history: ReadonlyMap<string, readonly Tracked[]>,
  visit: BrandVisit,
) {
  const found = listingsAfterNone(history, visit);
  if (found.length === 0) return [];
  const rows = await tx
    .selectFrom("brand_prompts as prompt")
    .select(["prompt.id", "prompt.prompt_key"])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("visit_figures as figures")
          .select("figures.visit_id")
          .whereRef("figures.prompt_id", "=", "prompt.id")
          .whereRef("figures.brand_id", "=", "prompt.brand_id")
          .where("figures.company", "=", BRAND_KEY)
          .where("figures.visit_id", "!=", visit.id)
          .where(sql<boolean>`0 < any (figures.listed)`),
      ).as("was_listed"),
    )
    .where(
      "prompt.id",
      "in",
      found.map(({ prompt_id }) => prompt_id),
    )
    .execute();
  const questions = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap((one) => {
    const { was_listed, prompt_key } = questions.get(one.prompt_id) ?? { was_listed: true, prompt_key: "" };
    return was_listed ? [] : [{ ...one, subject: `first/${prompt_key}` }];
  });
}

function listingsAfterNone(history: ReadonlyMap<string, readonly Tracked[]>, { id }: BrandVisit) {
  return [...history].flatMap(([promptId, visits]) => {
    const now = visits.at(-1);
    const before = visits.slice(0, -1);
    if (now?.visitId !== id || !now.isOpen || before.length < VISITS_BEFORE_FIRST) return [];
    const earlier = before.flatMap(({ visit }) => visit);
    const listing = now.visit.filter(({ listed }) => listed > 0);
    if (listing.length === 0 || earlier.some(({ listed }) => listed > 0)) return [];
    const details: DetailsOf<"first"> = {
      type: "first",
      listed: sumOf(listing, "listed"),
      answers: sumOf(now.visit, "answers"),
      models: listing.map(({ modelId }) => modelId as ModelId),
      earlierVisits: before.length,
      earlierAnswers: sumOf(earlier, "answers"),
    };
    return [{ prompt_id: promptId, details }];
  });
}

function sumOf(measured: readonly Measured[], what: "listed" | "answers"): number {
  return measured.reduce((sum, one) => sum + one[what], 0);
}

/** Between a version, who searches for it and how its answers come about; no version has a line break. */
const BETWEEN = "\n";

function partsOf(servedId: string): { readonly version: string; readonly search: string } {
  const [version = "", search = ""] = servedId.split(BETWEEN);
  return { version, search };
}

type VisitBefore = Pick<BrandVisit, "models" | "searched_by" | "ways" | "due_at" | "began_at" | "ended_at">;

/** The visit before, of the same market. */
function visitBefore(
  tx: Transaction<Tables>,
  { brand_id, market, due_at }: BrandVisit,
): Promise<VisitBefore | undefined> {
  return tx
    .selectFrom("brand_visits")
    .select(["models", "searched_by", "ways", "due_at", "began_at", "ended_at"])
    .where("brand_id", "=", brand_id)
    .where("market", "is not distinct from", market)
    .where("due_at", "<", due_at)
    .where("state", "=", "completed")
    .orderBy("due_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Models whose answers come about in another way than at the visit before. */
function newWays(before: VisitBefore | undefined, { models, ways }: BrandVisit): DetailsOf<"way">[] {
  if (!before) return [];
  const until = before.due_at.toISOString();
  return models.flatMap((modelId, model): DetailsOf<"way">[] => {
    const [kept, now] = [before.ways[before.models.indexOf(modelId)], ways[model]];
    const [from, to] = [readWay(kept), readWay(now)];
    return from && to && differ(kept, now) ? [{ type: "way", modelId, from, to, until }] : [];
  });
}

/** Models that changed silently since the visit before, or in the week before it and were judged only when it had ended. */
function newWeather(
  before: VisitBefore | undefined,
  visit: BrandVisit,
  { changes }: SilentChanges,
): DetailsOf<"weather">[] {
  if (!before) return [];
  const [from, to] = [weekIn(askedAt(before)), weekIn(askedAt(visit))];
  return changes.flatMap(({ modelId, week, judgedAt }): DetailsOf<"weather">[] => {
    const at = weekOfDay(week);
    const isNews = at >= from || (at === from - 1 && before.ended_at !== null && judgedAt > before.ended_at);
    return visit.models.includes(modelId) && isNews && at < to ? [{ type: "weather", modelId, week }] : [];
  });
}

/** Models for which somebody else searches than at the visit before. */
function newSearches(
  before: VisitBefore | undefined,
  { models, searched_by }: BrandVisit,
): DetailsOf<"search">[] {
  if (!before) return [];
  const until = before.due_at.toISOString();
  return models.flatMap((modelId, model): DetailsOf<"search">[] => {
    const fromSearch = before.searched_by[before.models.indexOf(modelId)] ?? null;
    const toSearch = searched_by[model] ?? null;
    if (fromSearch === null || toSearch === null || fromSearch === toSearch) return [];
    return [{ type: "search", modelId, fromSearch, toSearch, until }];
  });
}

type DetailsOf<Type extends AlertDetails["type"]> = Extract<AlertDetails, { readonly type: Type }>;

/** Each market tells it once. */
function subjectOf({ modelId, toVersion }: DetailsOf<"version">, { market }: BrandVisit): string {
  return `${modelId}/${toVersion}${market === null ? "" : `\n${market}`}`;
}

/** What tracking says of a prompt at its newest visit. */
export function trackPrompt(visits: readonly Tracked[], { rhythm }: Pick<Brand, "rhythm">) {
  return trackChanges(
    visits.map((one) => one.visit),
    { visitsPerMonth: visitsPerMonth(rhythm), companies: 1 },
  );
}

/** The brand in all visits of its market up to this one, by prompt, the oldest first. */
export async function readHistory(
  tx: Transaction<Tables>,
  visit: BrandVisit,
  { versionOn }: SilentChanges,
): Promise<Map<string, Tracked[]>> {
  const rows = await tx
    .selectFrom("visit_figures as figures")
    .innerJoin("brand_visits as visit", "visit.id", "figures.visit_id")
    .innerJoin("visit_prompts as asked", (join) =>
      join
        .onRef("asked.visit_id", "=", "figures.visit_id")
        .onRef("asked.prompt_id", "=", "figures.prompt_id"),
    )
    .innerJoin("brand_prompts as prompt", "prompt.id", "figures.prompt_id")
    .select([
      "prompt.kind",
      "figures.prompt_id",
      "figures.visit_id",
      "figures.points",
      "figures.answers",
      "figures.listed",
    ])
    .select([
      "visit.models",
      "visit.searched_by",
      "visit.ways",
      "visit.due_at",
      "visit.began_at",
      "asked.served",
    ])
    .where("figures.brand_id", "=", visit.brand_id)
    .where("figures.company", "=", BRAND_KEY)
    .where("visit.market", "is not distinct from", visit.market)
    .where("visit.due_at", "<=", visit.due_at)
    .orderBy("visit.due_at")
    .execute();
  const byPrompt = new Map<string, Tracked[]>();
  for (const {
    prompt_id,
    visit_id,
    due_at,
    began_at,
    points,
    models,
    answers,
    listed,
    served,
    searched_by,
    ways,
    kind,
  } of withKnownSearches(rows)) {
    const counted = models.flatMap((modelId, model): Measured[] => {
      const count = answers[model] ?? 0;
      if (count === 0) return [];
      const version = served[model] ?? modelId;
      const searchedBy = searched_by[model] ?? null;
      const epoch = versionOn(modelId, version, askedAt({ due_at, began_at }));
      const servedId = [epoch, searchedBy ?? "", ways[model] ?? ""].join(BETWEEN);
      const mean = (points[model] ?? 0) / count;
      return [{ modelId, servedId, version, searchedBy, mean, answers: count, listed: listed[model] ?? 0 }];
    });
    if (counted.length === 0) continue;
    const visits = byPrompt.get(prompt_id) ?? [];
    visits.push({ visitId: visit_id, isOpen: kind === "open", visit: counted });
    byPrompt.set(prompt_id, visits);
  }
  return byPrompt;
}

/** Versions that this visit met and no visit before, of models that were met before. */
function newVersions(
  history: ReadonlyMap<string, readonly Tracked[]>,
  { id }: BrandVisit,
): DetailsOf<"version">[] {
  const known = new Map<string, { last: string; readonly all: Set<string> }>();
  const met = new Map<string, string>();
  for (const visits of history.values()) {
    for (const { visitId, visit } of visits) {
      for (const { modelId, version: servedId } of visit) {
        if (visitId === id) met.set(`${modelId} ${servedId}`, servedId);
        else {
          const of = known.get(modelId) ?? { last: servedId, all: new Set() };
          of.last = servedId;
          known.set(modelId, of);
          of.all.add(servedId);
        }
      }
    }
  }
  return [...met].flatMap(([key, toVersion]) => {
    const modelId = key.slice(0, key.indexOf(" ")) as ModelId;
    const before = known.get(modelId);
    if (!before || before.all.has(toVersion)) return [];
    return [{ type: "version", modelId, fromVersion: before.last, toVersion }];
  });
}
