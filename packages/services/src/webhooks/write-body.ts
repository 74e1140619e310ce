import { type AlertDetails, resultsOf, selectSearches, type WebhookSubject } from "@standings/database";
import type { WebhookMessage } from "@standings/domain";
import {
  brandPath,
  claimPath,
  experimentPath,
  isAnalysisKind,
  lookWords,
  PUBLIC_PAGES,
  readMarket,
  wholePoints,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";

/** Entries that a message names; the rest is read by the id. */
const TOP = 10;

interface Told {
  readonly event: WebhookMessage;
  readonly subject: WebhookSubject;
  readonly createdAt: Date;
}

/** The text of a message: its type, when it happened, and what happened, with an address to read the rest. */
export async function writeBody(
  services: ServiceContext,
  { event, subject, createdAt }: Told,
): Promise<string> {
  return JSON.stringify({
    type: event,
    timestamp: createdAt.toISOString(),
    data: await dataOf(services, event, subject),
  });
}

async function dataOf(
  services: ServiceContext,
  event: WebhookMessage,
  { runId, alertId, brandId, namesVersion, experimentId, look, credits }: WebhookSubject,
) {
  if (event === "credits.low") return { credits };
  if (brandId !== undefined) return describeRecount(services, brandId, namesVersion);
  if (experimentId !== undefined) return describeLook(services, experimentId, look);
  if (alertId !== undefined) {
    const weather = await describeWeather(services, alertId);
    return weather ?? (await describeClaim(services, alertId)) ?? describeAlert(services, alertId);
  }
  if (runId === undefined) return { message: "A test from Standings" };
  const run = await services.db
    .selectFrom("runs")
    .select(["kind", "status", "is_sandbox", "request"])
    .where("id", "=", runId)
    .executeTakeFirst();
  if (!run) return { id: runId, status: "deleted" };
  const known = { id: runId, kind: run.kind, status: run.status, isSandbox: run.is_sandbox };
  return isAnalysisKind(run.kind)
    ? { ...known, ...(await describeAnalysis(services, runId)) }
    : { ...known, ...(await describeSearch(services, runId)) };
}

async function describeSearch({ db, settings }: ServiceContext, id: string) {
  const search = await selectSearches(db).where("id", "=", id).executeTakeFirst();
  if (!search) return {};
  const { prompt, prompt2, created_at } = search;
  return {
    prompt,
    prompt2,
    askedAt: created_at.toISOString(),
    top: resultsOf(search)
      .results.slice(0, TOP)
      .map(({ rank, name, domain, points }) => ({ rank, name, domain, points })),
    url: `${settings.publicUrl}/api/search/${id}`,
  };
}

async function describeAnalysis({ db, settings }: ServiceContext, id: string) {
  const analysis = await db
    .selectFrom("analyses")
    .select(["domain", "model_id"])
    .where("run_id", "=", id)
    .executeTakeFirst();
  if (!analysis) return {};
  const { domain, model_id: modelId } = analysis;
  return { domain, modelId, url: `${settings.publicUrl}/company/${domain}` };
}

/** Whose figures the names of a version are in; what they say now is read by the brand's id. */
async function describeRecount(
  { db, settings }: ServiceContext,
  id: string,
  namesVersion: number | undefined,
) {
  const brand = await db
    .selectFrom("brands")
    .select(["name", "domain"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!brand) return { id, status: "deleted" };
  return {
    brand: { id, ...brand },
    namesVersion,
    url: `${settings.publicUrl}${brandPath(id)}`,
  };
}

/** What a registered look found, in the words of its page; the rest is read by the experiment's id. */
async function describeLook({ db, settings }: ServiceContext, id: string, number: number | undefined) {
  const experiment = await db
    .selectFrom("experiments as experiment")
    .innerJoin("brands", "brands.id", "experiment.brand_id")
    .select([
      "experiment.name",
      "experiment.market",
      "experiment.state",
      "experiment.plan",
      "experiment.looks",
      "frozen_at",
      "sha256",
    ])
    .select(["brands.id as brandId", "brands.name as brand", "brands.domain"])
    .where("experiment.id", "=", id)
    .executeTakeFirst();
  const look = experiment?.looks.find((one) => one.number === number);
  if (!experiment || !look) return { id, status: "deleted" };
  const { name, market, state, plan, frozen_at, sha256, brandId, brand, domain } = experiment;
  const { result } = look;
  const told = { plan, state, frozenAt: frozen_at?.toISOString() ?? null, progress: null };
  const words = lookWords(look, told);
  return {
    id,
    name,
    brand: { id: brandId, name: brand, domain },
    market: readMarket(market),
    plan: sha256,
    look: { number: look.number, isLast: look.isLast, takenAt: look.takenAt },
    verdict: result.kind === "answered" ? result.verdict : "not_answerable",
    effect: result.kind === "answered" ? result.effect : null,
    says: [words.headline, ...words.more].join(" "),
    url: `${settings.publicUrl}${experimentPath(brandId, id)}`,
  };
}

/** A claim that is new and wrong, as it was known then; null where the alert tells something else. */
async function describeClaim({ db, settings }: ServiceContext, id: string) {
  const alert = await db
    .selectFrom("brand_alerts as alert")
    .innerJoin("brands", "brands.id", "alert.brand_id")
    .innerJoin("brand_visits as visit", "visit.id", "alert.visit_id")
    .select(["alert.details", "alert.at", "brands.id as brandId", "brands.name", "brands.domain"])
    .select(["visit.market", "visit.is_sandbox as isSandbox"])
    .where("alert.id", "=", id)
    .executeTakeFirst();
  if (alert?.details.type !== "claim") return null;
  const { details, at, brandId, name, domain, isSandbox } = alert;
  // What waits to be checked is told to nobody.
  const { type: _, waits: __, claimId, ...claim } = details;
  const market = readMarket(alert.market);
  return {
    ...{
      id,
      brand: { id: brandId, name, domain },
      claimId,
      market,
      at: at.toISOString(),
      isSandbox,
      ...claim,
    },
    url: `${settings.publicUrl}${claimPath(brandId, { market, claimId })}`,
  };
}

/** A model that changed silently, told of a brand that asks it; null where the alert tells something else. */
async function describeWeather({ db, settings }: ServiceContext, id: string) {
  const alert = await db
    .selectFrom("brand_alerts as alert")
    .innerJoin("brands", "brands.id", "alert.brand_id")
    .innerJoin("brand_visits as visit", "visit.id", "alert.visit_id")
    .select(["alert.details", "alert.at", "brands.id as brandId", "brands.name", "brands.domain"])
    .select("visit.is_sandbox as isSandbox")
    .where("alert.id", "=", id)
    .executeTakeFirst();
  if (alert?.details.type !== "weather") return null;
  const { details, at, brandId, name, domain, isSandbox } = alert;
  return {
    id,
    brand: { id: brandId, name, domain },
    modelId: details.modelId,
    week: details.week,
    at: at.toISOString(),
    isSandbox,
    url: `${settings.publicUrl}${PUBLIC_PAGES.weather.path}`,
  };
}

/** A change, or a first listing, as it was known then; the rest is read by the brand's id. An alert may be gone. */
async function describeAlert({ db, settings }: ServiceContext, id: string) {
  const alert = await db
    .selectFrom("brand_alerts as alert")
    .innerJoin("brands", "brands.id", "alert.brand_id")
    .innerJoin("brand_visits as visit", "visit.id", "alert.visit_id")
    .innerJoin("brand_prompts as prompt", "prompt.id", "alert.prompt_id")
    .select(["alert.details", "alert.at", "brands.id as brandId", "brands.name", "brands.domain"])
    .select(["prompt.prompt", "visit.market", "visit.is_sandbox as isSandbox", "alert.withdrawn"])
    .where("alert.id", "=", id)
    .executeTakeFirst();
  if (!alert) return { id, status: "deleted" };
  const { details, at, brandId, name, domain, prompt, isSandbox, withdrawn } = alert;
  const market = readMarket(alert.market);
  const found = foundIn(details);
  if (found === null) return { id, status: "deleted" };
  return {
    id,
    brand: { id: brandId, name, domain },
    prompt,
    market,
    at: at.toISOString(),
    isSandbox,
    ...found,
    // A change that a silent change of a model explains stands no more.
    ...(withdrawn && { withdrawn }),
    url: `${settings.publicUrl}${brandPath(brandId, { tab: "alerts", market })}`,
  };
}

/** Scores of 0 to 100 before and after a change; how often a brand is listed for the first time. */
function foundIn(details: AlertDetails) {
  if (details.type === "change")
    return { scoreBefore: wholePoints(details.before), scoreAfter: wholePoints(details.after) };
  if (details.type !== "first") return null;
  const { type: _, ...first } = details;
  return first;
}
