import {
  addUpSearches,
  BRAND_KEY,
  type BrandAlerts,
  type BrandSearches,
  type BrandSources,
  type CompetitorGrid,
  competitorKey,
  type GridCell,
  type ModelId,
  type OfMarket,
  sourceType,
} from "@standings/domain";
import { sql } from "kysely";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { readAlertChecks } from "../claims/alert-checks.ts";
import { openPrompts } from "../keep-kinds.ts";
import { findBrand, readShownPrompts } from "../read-brand.ts";
import { answersIn, mean, strataOf } from "./figures.ts";
import type { BrandView } from "./get-overview.ts";
import { placeOver, readStandings } from "./prompt-rows.ts";
import { readAlerts } from "./read-alerts.ts";
import { countMissed, ofPrompts, readSources } from "./read-sources.ts";
import { inList, readAxis, readFigures } from "./read-visits.ts";

const SOURCES = 200;

/** Sources of the last four weeks of a brand of the viewer. Throws BRAND_NOT_FOUND or INVALID_MARKET. */
export async function getBrandSources(
  request: ServiceRequest,
  { brandId, ...filters }: BrandView,
): Promise<BrandSources> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const { market, recent } = await readAxis(db, brand, filters);
  const only = await openPrompts(db, brand, market, filters.label);
  const asked = await db
    .selectFrom("visit_prompts")
    .select(["visit_id", "prompt_id", "answers", "standing"])
    .where("visit_id", "=", inList(recent))
    .execute();
  const shown = only === null ? asked : asked.filter(({ prompt_id }) => only.includes(prompt_id));
  const visits = new Map(recent.map((visit) => [visit.id, visit]));
  const owners = {
    own: brand.domain,
    competitors: new Set(brand.competitors.map(({ domain }) => domain)),
    companies: new Set(asked.flatMap(({ standing }) => standing.map(({ domain }) => domain))),
  };
  const sources = await readSources(db, recent, only, { order: "answers", limit: SOURCES });
  return {
    market,
    answers: answersIn(shown, visits, null),
    missed: await countMissed(db, recent, only),
    sources: sources
      .filter(({ models }) => filters.model === null || models.includes(filters.model))
      .map(({ lists, ...source }) => ({
        ...source,
        type: sourceType(source.domain, owners),
        lists: lists.map(({ name, domain }) => ({ name, domain })),
      })),
  };
}

/**
 * What models searched the web for in the last four weeks to answer open prompts of a brand of the viewer, and in how many of these
 * answers it is listed. Throws BRAND_NOT_FOUND or INVALID_MARKET.
 */
export async function getBrandSearches(
  request: ServiceRequest,
  { brandId, ...filters }: BrandView,
): Promise<BrandSearches> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const { market, recent } = await readAxis(db, brand, filters);
  const only = await openPrompts(db, brand, market, filters.label);
  const rows = await db
    .selectFrom("visit_searches as searches")
    .innerJoin("brand_prompts as prompts", "prompts.id", "searches.prompt_id")
    .innerJoin("brand_visits as visits", "visits.id", "searches.visit_id")
    .select(["prompts.prompt", "searches.model_id as modelId", "searched", "told", "queries"])
    .where("visit_id", "=", inList(recent))
    .where(ofPrompts(only))
    .$if(filters.model !== null, (some) => some.where("model_id", "=", sql<ModelId>`${filters.model}`))
    .orderBy("visits.due_at")
    .orderBy("prompts.position")
    .orderBy("model_id")
    .execute();
  return { market, ...addUpSearches(rows) };
}

/** Prompts and companies of a brand of the viewer, over the last four weeks. Throws BRAND_NOT_FOUND or INVALID_MARKET. */
export async function getCompetitorGrid(
  request: ServiceRequest,
  { brandId, ...filters }: BrandView,
): Promise<CompetitorGrid> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const { market, recent, visits: shown } = await readAxis(db, brand, filters);
  const rows = await readFigures(db, brand.id, { visits: recent, whole: recent });
  const standings = await readStandings(db, recent, null);
  const visits = new Map(recent.map((visit) => [visit.id, visit]));
  const companies = [
    { name: brand.name, domain: brand.domain, key: brand.domain, company: BRAND_KEY, isBrand: true },
    ...brand.competitors.map((entry) => {
      const key = competitorKey(entry);
      return { ...entry, key, company: key, isBrand: false };
    }),
  ];
  const prompts = (await readShownPrompts(db, brand, { market, visits: shown })).filter(
    ({ label }) => filters.label === null || label === filters.label,
  );
  return {
    market,
    companies: companies.map(({ company: _company, ...shown }) => shown),
    rows: prompts.map(({ id, prompt, label }) => {
      const ofPrompt = rows.filter((row) => row.prompt_id === id);
      const own = ofPrompt.filter((row) => row.company === BRAND_KEY);
      return {
        promptId: id,
        prompt,
        label,
        answers: answersIn(own, visits, filters.model),
        cells: companies.map(({ company }): GridCell => {
          const ofCompany = ofPrompt.filter((row) => row.company === company);
          const listed = strataOf(ofCompany, visits, filters.model, "listed");
          return {
            listed: [...listed.values()].reduce((sum, one) => sum + one.sum, 0),
            score: mean(strataOf(ofCompany, visits, filters.model, "score")),
            place: placeOver(
              standings.get(id) ?? { entries: [] },
              company,
              ofCompany.map((row) => row.place),
            ),
          };
        }),
      };
    }),
  };
}

/** All alerts of the last year of a brand of the viewer, the newest first. Throws BRAND_NOT_FOUND or INVALID_MARKET. */
export async function listBrandAlerts(
  request: ServiceRequest,
  { brandId, market: wanted }: OfBrand & OfMarket,
): Promise<BrandAlerts> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brand = await findBrand(db, viewer.userId, brandId);
  const filters = { market: wanted, span: "1y", model: null, label: null, webSearch: null } as const;
  const axis = await readAxis(db, brand, filters);
  const { market, visits } = axis;
  const rows = await readFigures(db, brand.id, { visits, whole: [] });
  const prompts = (await readShownPrompts(db, brand, axis)).filter(({ kind }) => kind === "open");
  const counted = await openPrompts(db, brand, market, null);
  const open = rows.filter(({ prompt_id }) => counted === null || counted.includes(prompt_id));
  const byJudge = await readAlertChecks(db, brand, market);
  const alerts = await readAlerts(db, brand.id, { axis, prompts, rows: open, model: null });
  return { market, byJudge, alerts };
}
