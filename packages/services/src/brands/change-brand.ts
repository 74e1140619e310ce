import { type Brand, type Connection, inTransaction, isId, type Tables } from "@standings/database";
import {
  type Agency,
  type BrandRecord,
  type BrandSettings,
  marketCode,
  marketCodeOf,
  ownSites,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { addLast } from "./add-last.ts";
import {
  type BrandWishes,
  type CheckedPrompt,
  checkBrand,
  checkLabel,
  checkPage,
  checkPrompts,
  type PromptWish,
} from "./check-brand.ts";
import { dayAfterPause, isAskedDirectly } from "./direct/ask-directly.ts";
import { followMarkets, inMarkets, marketsOf } from "./markets.ts";
import { readNames } from "./names/read-names.ts";
import { followSettings } from "./names/versions.ts";
import { nextVisit } from "./next-visit.ts";
import { findBrand, lockBrand, readPrompts, settingsOf, toRecord } from "./read-brand.ts";

export interface OfBrand {
  readonly brandId: string;
}

export interface BrandChanges extends OfBrand, Partial<BrandWishes> {
  /** Null takes it away, with its logo. */
  readonly agency?: Pick<Agency, "name"> | null | undefined;
}

/**
 * Changes what is given of a brand of the viewer; a visit under way stays as it began, prompts follow the markets, and a model that was
 * retired may stay: it is not asked. Throws BRAND_NOT_FOUND, BRAND_INVALID, INVALID_MARKET, INVALID_MODEL, TOO_MANY_COMPETITORS or
 * TOO_MANY_MARKETS.
 */
export async function changeBrand(request: ServiceRequest, changes: BrandChanges): Promise<BrandRecord> {
  return onOwn(request, changes.brandId, async (tx, brand, services) => {
    const { brandId: _id, agency, ...given } = changes;
    const settings = checkBrand(
      { ...settingsOf(brand), ...withoutUndefined(given) },
      services.catalogue.now(),
      brand.models,
    );
    if (brand.asks_natural && !settings.natural && (await asksTopicsPlainly(tx, brand.id)))
      throw new ServiceError("BRAND_INVALID", {
        message: "Its visits ask topics in plain words: ask these no more first",
      });
    await tx
      .updateTable("brands")
      .set({
        name: settings.name,
        domain: settings.domain,
        models: [...settings.models],
        web_search: settings.webSearch,
        asks_natural: settings.natural,
        markets: settings.markets.map(marketCode),
        rounds: settings.rounds,
        rhythm: settings.rhythm,
        day: settings.day,
        hour: settings.hour,
        time_zone: settings.timeZone,
        alert_mails: settings.alertMails,
        digest_mails: settings.digestMails,
        competitors: JSON.stringify(settings.competitors),
        ...(agency === undefined ? {} : { agency: withLogo(agency, brand) }),
        ...(isSameRhythm(settingsOf(brand), settings) || brand.paused_at !== null
          ? {}
          : { next_visit_at: nextVisit(settings, new Date()), warned_of: null }),
      })
      .where("id", "=", brand.id)
      .execute();
    const asked = await readPrompts(tx, brand.id);
    const following = await followMarkets(tx, brand, asked, settings.markets);
    await addLast(tx, brand.id, following, { keepsLabels: false });
    await followSettings(tx, brand, settings);
  });
}

/** A paused brand is not visited; it stays readable. Throws BRAND_NOT_FOUND. */
export function pauseBrand(
  request: ServiceRequest,
  { brandId, isPaused }: OfBrand & { readonly isPaused: boolean },
): Promise<BrandRecord> {
  return onOwn(request, brandId, async (tx, brand) => {
    if (isPaused === (brand.paused_at !== null)) return;
    const paused = isPaused
      ? { paused_at: new Date(), next_visit_at: null }
      : {
          paused_at: null,
          next_visit_at: nextVisit(settingsOf(brand), new Date()),
          warned_of: null,
          next_direct_at: dayAfterPause(),
        };
    await tx.updateTable("brands").set(paused).where("id", "=", brand.id).execute();
  });
}

/** Whether visits ask a topic in plain words. */
async function asksTopicsPlainly(tx: Transaction<Tables>, brandId: string): Promise<boolean> {
  const tracked = await tx
    .selectFrom("tracked_topics")
    .innerJoin("topics", "topics.id", "tracked_topics.topic_id")
    .select("topics.id")
    .where("tracked_topics.brand_id", "=", brandId)
    .where("topics.form", "=", "natural")
    .limit(1)
    .executeTakeFirst();
  return tracked !== undefined;
}

/**
 * Deletes a brand of the viewer with all its figures and studies. Throws BRAND_NOT_FOUND, BRAND_IS_VISITED while a visit is
 * under way, or BRAND_IS_ASKED while direct questions are.
 */
export async function deleteBrand(request: ServiceRequest, { brandId }: OfBrand): Promise<void> {
  const { services, viewer } = requireUser(request);
  await inTransaction(services.patientDb, async (tx) => {
    const { id } = await findBrand(tx, viewer.userId, brandId);
    // They stay, without a brand.
    await tx.selectFrom("topics").select("id").where("brand_id", "=", id).orderBy("id").forUpdate().execute();
    await lockVisits(tx, id);
    const brand = await lockBrand(tx, viewer.userId, id);
    if (await isVisited(tx, brand.id)) throw new ServiceError("BRAND_IS_VISITED");
    if (await isAskedDirectly(tx, brand.id)) throw new ServiceError("BRAND_IS_ASKED");
    await sql`delete from runs where id in (${runsOf(brand.id)})`.execute(tx);
    await tx.deleteFrom("brands").where("id", "=", brand.id).execute();
  });
}

/** Locks a brand's visits and their runs before the brand, as whoever deletes its account does (`lockUnderWay`). */
async function lockVisits(tx: Transaction<Tables>, brandId: string): Promise<void> {
  for (const table of ["brand_visits", "direct_visits"] as const) {
    const visits = tx.selectFrom(table).select("id").where("brand_id", "=", brandId);
    await visits.orderBy("id").forNoKeyUpdate().execute();
  }
  await sql`select from runs where id in (${runsOf(brandId)}) order by id for no key update`.execute(tx);
}

/** SQL: the runs of a brand's visits. */
function runsOf(brandId: string) {
  return sql`
    select run_id from visit_prompts where brand_id = ${brandId} and run_id is not null
    union all select run_id from direct_questions asked join direct_visits visit on visit.id = asked.visit_id
      where brand_id = ${brandId} and run_id is not null`;
}

export async function isVisited(db: Connection, brandId: string): Promise<boolean> {
  const running = await db
    .selectFrom("brand_visits")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("state", "=", "running")
    .executeTakeFirst();
  return running !== undefined;
}

/**
 * Adds prompts to a brand of the viewer. One that the brand asks already stays as it is; one that it asked before is asked again, with its
 * past. One that asks what another market asks (`pairOf`) takes the place of what its own market asked for that. Throws BRAND_NOT_FOUND,
 * INVALID_MARKET, INVALID_PROMPT, PROMPT_NOT_FOUND or TOO_MANY_PROMPTS.
 */
export function addPrompts(
  request: ServiceRequest,
  { brandId, prompts }: OfBrand & { readonly prompts: readonly PromptWish[] },
): Promise<BrandRecord> {
  return onOwn(request, brandId, async (tx, brand) => {
    const wanted = inMarkets(await paired(tx, brand, checkPrompts(prompts)), marketsOf(brand));
    for (const { pairOf, pairId, market, key } of wanted)
      if (pairOf && pairId) await makeWay(tx, brand, { pairId, market: marketCodeOf(market), key });
    await addLast(tx, brand.id, wanted);
  });
}

/** With the pair and the label of the prompts that they ask the same as. Throws INVALID_MARKET or PROMPT_NOT_FOUND. */
async function paired(
  tx: Transaction<Tables>,
  brand: Brand,
  prompts: readonly CheckedPrompt[],
): Promise<CheckedPrompt[]> {
  if (prompts.every(({ pairOf }) => !pairOf)) return [...prompts];
  const known = new Map((await readPrompts(tx, brand.id)).map((prompt) => [prompt.id, prompt]));
  return prompts.map((prompt) => {
    if (!prompt.pairOf) return prompt;
    const other = known.get(prompt.pairOf);
    if (!other) throw new ServiceError("PROMPT_NOT_FOUND");
    if (prompt.market === null || marketCode(prompt.market) === marketCodeOf(other.market))
      throw new ServiceError("INVALID_MARKET");
    return { ...prompt, pairId: other.pairId, label: prompt.label ?? other.label };
  });
}

interface PairPlace {
  readonly pairId: string;
  readonly market: string | null;
  readonly key: string;
}

/** Asks no more what a market asked for a pair; the same words, asked already, become its part of the pair. */
async function makeWay(
  tx: Transaction<Tables>,
  brand: Brand,
  { pairId, market, key }: PairPlace,
): Promise<void> {
  const ofMarket = tx
    .updateTable("brand_prompts")
    .where("brand_id", "=", brand.id)
    .where("market", "is not distinct from", market)
    .where("removed_at", "is", null);
  await ofMarket
    .set({ removed_at: new Date() })
    .where("pair_id", "=", pairId)
    .where("prompt_key", "!=", key)
    .execute();
  await ofMarket.set({ pair_id: pairId }).where("prompt_key", "=", key).execute();
}

export interface OfPrompt extends OfBrand {
  readonly promptId: string;
}

export interface PromptChanges extends OfPrompt {
  /** Null: under no label. */
  readonly label?: string | null | undefined;
  /** The brand's page that is to be cited in its answers; null: none. */
  readonly page?: string | null | undefined;
}

/**
 * Groups a prompt under a label, and names the page that is to be cited in its answers; what is not given stays. Throws
 * BRAND_NOT_FOUND, PROMPT_NOT_FOUND, or BRAND_INVALID for a page of another site.
 */
export function changePrompt(
  request: ServiceRequest,
  { brandId, promptId, label, page }: PromptChanges,
): Promise<BrandRecord> {
  return onOwn(request, brandId, async (tx, brand) => {
    if (!isId(promptId)) throw new ServiceError("PROMPT_NOT_FOUND");
    const known = await tx
      .selectFrom("brand_prompts")
      .select("id")
      .where("brand_id", "=", brand.id)
      .where("id", "=", promptId)
      .executeTakeFirst();
    if (!known) throw new ServiceError("PROMPT_NOT_FOUND");
    if (label === undefined && page === undefined) return;
    const sites = ownSites(await readNames(tx, brand.id, brand.names_version));
    await tx
      .updateTable("brand_prompts")
      .set({
        ...(label !== undefined && { label: checkLabel(label) }),
        ...(page !== undefined && { page: page?.trim() ? checkPage(page, brand.domain, sites) : null }),
      })
      .where("id", "=", known.id)
      .execute();
  });
}

/** Asks a prompt no more; what was asked stays in the figures of the past. Throws BRAND_NOT_FOUND. */
export function removePrompt(request: ServiceRequest, { brandId, promptId }: OfPrompt): Promise<BrandRecord> {
  return onOwn(request, brandId, async (tx, brand) => {
    if (!isId(promptId)) return;
    await tx
      .updateTable("brand_prompts")
      .set({ removed_at: new Date() })
      .where("brand_id", "=", brand.id)
      .where("removed_at", "is", null)
      .where("id", "=", promptId)
      .execute();
  });
}

/** Changes a brand of the viewer under its lock, and reads it. `before` locks what is locked before brands. */
export async function onOwn(
  request: ServiceRequest,
  brandId: string,
  change: (tx: Transaction<Tables>, brand: Brand, services: ServiceContext) => Promise<void>,
  before?: (tx: Transaction<Tables>, userId: string) => Promise<unknown>,
): Promise<BrandRecord> {
  const { services, viewer } = requireUser(request);
  return inTransaction(services.db, async (tx) => {
    await before?.(tx, viewer.userId);
    await change(tx, await lockBrand(tx, viewer.userId, brandId), services);
    return toRecord(tx, await findBrand(tx, viewer.userId, brandId));
  });
}

/** As it is stored: nobody has neither a name nor a logo. */
function withLogo(given: Pick<Agency, "name"> | null, { agency }: Brand): string | null {
  const name = given?.name.replace(/\s+/gu, " ").trim() ?? "";
  const logoUrl = given === null ? null : (agency?.logoUrl ?? null);
  return name === "" && logoUrl === null ? null : JSON.stringify({ name, logoUrl });
}

function isSameRhythm(a: BrandSettings, b: BrandSettings): boolean {
  return a.rhythm === b.rhythm && a.day === b.day && a.hour === b.hour && a.timeZone === b.timeZone;
}

function withoutUndefined(given: Partial<BrandWishes>): Partial<BrandWishes> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}
