import { type Brand, type Connection, EVERYBODY } from "@standings/database";
import {
  BRAND_KEY,
  type BrandFilters,
  type BrandOverview,
  type Market,
  marketCodeOf,
  readMarket,
  wonAndLost,
} from "@standings/domain";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { openPrompts } from "../keep-kinds.ts";
import { asksIn, readableMarkets } from "../markets.ts";
import { namesBeforeOf } from "../names/figures-before.ts";
import { readNotes } from "../notes.ts";
import { findBrand, isOfSandbox, readShownPrompts } from "../read-brand.ts";
import { calledNamesOf } from "./called-names.ts";
import { companiesOf, leadOf, othersOf } from "./company-figures.ts";
import { answersIn } from "./figures.ts";
import { byCompany, byPrompt, type OverviewFigures, rowsOf, totalsOf } from "./overview-figures.ts";
import { readPageCitations } from "./page-citations.ts";
import { plainAnswersOf } from "./plain-answers.ts";
import { readStandings, rivalQuestions, toPromptRow } from "./prompt-rows.ts";
import { readAlerts } from "./read-alerts.ts";
import { countMissed, readSourcesToGet } from "./read-sources.ts";
import { type Axis, type ReadVisit, readAxis, readFigures, readTotals } from "./read-visits.ts";

export interface BrandView extends OfBrand, BrandFilters {}

/** What the visits of a brand of the viewer say, in one market. Throws BRAND_NOT_FOUND or INVALID_MARKET. */
export async function getBrandOverview(
  request: ServiceRequest,
  { brandId, ...filters }: BrandView,
): Promise<BrandOverview> {
  const { services, viewer } = requireScope(request, "read");
  return overviewOf(services.db, await findBrand(services.db, viewer.userId, brandId), filters);
}

/** Sources that the overview names. */
const SOURCES = 6;
/** Visits that it names. */
const VISITS = 8;

export async function overviewOf(
  db: Connection,
  brand: Brand,
  filters: BrandFilters,
): Promise<BrandOverview> {
  const axis = await readAxis(db, brand, filters);
  const { market } = axis;
  const all = await readShownPrompts(db, brand, axis);
  const prompts = filters.label === null ? all : all.filter(({ label }) => label === filters.label);
  const counted = await openPrompts(db, brand, market, filters.label);
  const isCounted = isAmong(counted);
  const whole = [...axis.earlier, ...axis.recent];
  const shown = new Set(prompts.map(({ id }) => id));
  const read = await readFigures(db, brand.id, { visits: axis.visits, whole });
  const rows = read.filter(({ prompt_id }) => isCounted(prompt_id));
  const figures: OverviewFigures = {
    brand,
    filters,
    axis,
    prompts,
    rows: byCompany(rows),
    ofPrompts: byPrompt(read.filter(({ company }) => company === BRAND_KEY)),
    visits: new Map(axis.visits.map((visit) => [visit.id, visit])),
    totals: byCompany(await readTotals(db, brand.id, axis.visits, counted)),
  };
  const companies = companiesOf(figures);
  const standings = await readStandings(db, axis.recent, filters.label === null ? null : shown);
  const pages = await readPageCitations(db, figures);
  const open = all.filter(({ kind }) => kind === "open");
  const told = await readAlerts(db, brand.id, { axis, prompts: open, rows, model: filters.model });
  // Claims and facts are on pages of their own, which links to a brand do not open.
  const alerts = told.filter((alert) => alert.type !== "claim");
  const answers = (visits: readonly ReadVisit[]) =>
    answersIn(totalsOf(figures, EVERYBODY, visits), figures.visits, filters.model);
  // Alerts are of all models: of one model alone they call no change real.
  const { won, lost } = wonAndLost(filters.model === null ? alerts : []);
  const changed = new Map([
    ...won.map(({ promptId }) => [promptId, 1] as const),
    ...lost.map(({ promptId }) => [promptId, -1] as const),
  ]);
  return {
    timeZone: brand.time_zone,
    market,
    markets: await readableMarkets(db, brand),
    tracked: { prompts: all.length, isAsked: asksIn(brand, market) },
    askedBefore: axis.visits.length > 0 ? null : await readAskedBefore(db, brand.id, market),
    labels: [...new Set(all.flatMap(({ label }) => label ?? []))].sort(),
    models: [...new Set(axis.visits.flatMap(({ models }) => models))],
    visits: axis.visits.map((visit) => ({
      id: visit.id,
      at: visit.due_at.toISOString(),
      answers: answers([visit]),
    })),
    companies,
    namesBefore: await namesBeforeOf(db, figures, companies[0]?.line ?? []),
    others: othersOf(
      figures,
      companies,
      [...standings].flatMap(([promptId, standing]) => (isCounted(promptId) ? [standing] : [])),
    ),
    answers: answers(axis.recent),
    recentVisits: axis.recent.length,
    sample: sampleOf(figures),
    earlierVisits: axis.earlier.length,
    ...leadOf(figures, companies),
    prompts: prompts.map((prompt) =>
      toPromptRow(figures, prompt, {
        standing: standings.get(prompt.id),
        page: pages.get(prompt.id) ?? null,
        told: changed.get(prompt.id) ?? 0,
      }),
    ),
    rival: rivalQuestions(figures),
    plain: await plainAnswersOf(db, figures, counted),
    called: await calledNamesOf(db, figures, counted),
    missed: await countMissed(db, axis.recent, counted),
    sources: await readSourcesToGet(db, axis.recent, counted, SOURCES),
    alerts: alerts.filter((alert) => {
      if (filters.label === null) return true;
      if (alert.type === "market") return alert.label === filters.label;
      return !("promptId" in alert) || shown.has(alert.promptId);
    }),
    notes: await readNotes(db, brand.id, { market, from: dayOf(axis) }),
    lastVisits: await readLastVisits(db, brand.id, market),
    isSandbox: await isOfSandbox(db, brand.id),
  };
}

function sampleOf(figures: OverviewFigures): BrandOverview["sample"] {
  const { visits, filters, axis } = figures;
  const { recent } = axis;
  const answered = rowsOf(figures, BRAND_KEY, recent).filter(
    (row) => answersIn([row], visits, filters.model) > 0,
  );
  const once = <Value>(read: (visit: ReadVisit) => readonly Value[]) => [...new Set(recent.flatMap(read))];
  return {
    questions: new Set(answered.map(({ prompt_id }) => prompt_id)).size,
    models: once(({ models }) => models).filter((one) => filters.model === null || one === filters.model),
    rounds: once(({ rounds }) => [rounds]).sort((a, b) => a - b),
    webSearch: once(({ web_search }) => [web_search]),
  };
}

/** Whether a prompt is among some, which are all where they are null. */
function isAmong(promptIds: readonly string[] | null): (promptId: string) => boolean {
  const known = promptIds && new Set(promptIds);
  return (promptId) => known === null || known.has(promptId);
}

/** Day of the first visit that is shown. */
function dayOf({ visits }: Axis): string {
  return (visits[0]?.due_at ?? new Date()).toISOString().slice(0, "YYYY-MM-DD".length);
}

/** The market of the newest visit with figures, where a market has none. */
async function readAskedBefore(
  db: Connection,
  brandId: string,
  market: Market | null,
): Promise<BrandOverview["askedBefore"]> {
  const code = marketCodeOf(market);
  const newest = await db
    .selectFrom("brand_visits")
    .select("market")
    .where("brand_id", "=", brandId)
    .where("state", "=", "completed")
    .orderBy((eb) => eb("market", "is not distinct from", code), "desc")
    .orderBy("due_at", "desc")
    .orderBy("market")
    .limit(1)
    .executeTakeFirst();
  return newest && newest.market !== code ? { market: readMarket(newest.market) } : null;
}

async function readLastVisits(
  db: Connection,
  brandId: string,
  market: Market | null,
): Promise<BrandOverview["lastVisits"]> {
  const rows = await db
    .selectFrom("brand_visits")
    .select(["id", "due_at", "ended_at", "state", "prompts", "rounds", "held", "used"])
    .where("brand_id", "=", brandId)
    .where("market", "is not distinct from", marketCodeOf(market))
    .orderBy("due_at", "desc")
    .limit(VISITS)
    .execute();
  return rows.map(({ id, due_at, ended_at, state, prompts, rounds, held, used }) => ({
    id,
    state,
    prompts,
    rounds,
    dueAt: due_at.toISOString(),
    endedAt: ended_at?.toISOString() ?? null,
    credits: state === "completed" || state === "failed" ? used : held,
  }));
}
