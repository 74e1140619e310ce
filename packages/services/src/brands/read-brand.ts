import { type Brand, type BrandVisit, type Connection, isId, NIL_ID } from "@standings/database";
import {
  type BrandPrompt,
  type BrandRecord,
  type BrandSettings,
  type Market,
  promptsIn,
  type RunningVisit,
  readMarket,
  visitCost,
} from "@standings/domain";
import { sql } from "kysely";
import { ServiceError } from "../errors.ts";
import { asksIn, marketsOf } from "./markets.ts";

/** A brand of a user. Throws BRAND_NOT_FOUND. */
export function findBrand(db: Connection, userId: string, brandId: string): Promise<Brand> {
  return found(brandOf(db, userId, brandId));
}

/** The same, locked until the transaction ends. Throws BRAND_NOT_FOUND. */
export function lockBrand(tx: Connection, userId: string, brandId: string): Promise<Brand> {
  return found(brandOf(tx, userId, brandId).forNoKeyUpdate());
}

function brandOf(db: Connection, userId: string, brandId: string) {
  return db
    .selectFrom("brands")
    .selectAll()
    .where("id", "=", isId(brandId) ? brandId : NIL_ID)
    .where("user_id", "=", userId);
}

async function found(query: ReturnType<typeof brandOf>): Promise<Brand> {
  const brand = await query.executeTakeFirst();
  if (!brand) throw new ServiceError("BRAND_NOT_FOUND");
  return brand;
}

/** Prompts that visits ask, of all markets, in their order. */
export async function readPrompts(db: Connection, brandId: string): Promise<BrandPrompt[]> {
  const prompts = await promptsOf(db, brandId).where("removed_at", "is", null).execute();
  return prompts.map(toPrompt);
}

/**
 * Prompts that figures of a market are told by, in their order: those that visits ask there, or those that some visits asked where the
 * market is asked no more.
 */
export async function readShownPrompts(
  db: Connection,
  brand: Brand,
  {
    market,
    visits,
  }: { readonly market: Market | null; readonly visits: readonly Pick<BrandVisit, "asked">[] },
): Promise<BrandPrompt[]> {
  if (asksIn(brand, market)) return promptsIn(await readPrompts(db, brand.id), market);
  const ids = [...new Set(visits.flatMap(({ asked }) => asked))];
  const prompts = await promptsOf(db, brand.id).where("id", "=", sql<string>`any (${ids}::uuid[])`).execute();
  return prompts.map(toPrompt);
}

function promptsOf(db: Connection, brandId: string) {
  return db
    .selectFrom("brand_prompts")
    .select(["id", "prompt", "market", "pair_id as pairId", "label", "page", "kind"])
    .where("brand_id", "=", brandId)
    .orderBy("position")
    .orderBy("created_at")
    .orderBy("id");
}

function toPrompt({
  market,
  ...prompt
}: Omit<BrandPrompt, "market"> & { readonly market: string | null }): BrandPrompt {
  return { ...prompt, market: readMarket(market) };
}

/** What its owner has chosen. */
export function settingsOf(brand: Brand): BrandSettings {
  const { name, domain, competitors, models, rhythm, day, hour, rounds } = brand;
  return {
    name,
    domain,
    competitors,
    models,
    natural: brand.asks_natural,
    rhythm,
    day,
    hour,
    rounds,
    webSearch: brand.web_search,
    markets: marketsOf(brand),
    timeZone: brand.time_zone,
    alertMails: brand.alert_mails,
    digestMails: brand.digest_mails,
  };
}

/** The brand as its page shows it. */
export async function toRecord(db: Connection, brand: Brand): Promise<BrandRecord> {
  const prompts = await readPrompts(db, brand.id);
  return {
    ...settingsOf(brand),
    id: brand.id,
    agency: brand.agency,
    prompts,
    isPaused: brand.paused_at !== null,
    nextVisitAt: brand.next_visit_at?.toISOString() ?? null,
    visitCost: visitCost(prompts.length, settingsOf(brand)),
    visit: (await readRunningVisits(db, [brand.id])).get(brand.id) ?? null,
    isSandbox: await isOfSandbox(db, brand.id),
    createdAt: brand.created_at.toISOString(),
  };
}

/** Whether answers of the sandbox are among its figures. */
export async function isOfSandbox(db: Connection, brandId: string): Promise<boolean> {
  const visit = await db
    .selectFrom("brand_visits")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("is_sandbox", "=", true)
    .unionAll(
      db
        .selectFrom("direct_visits")
        .select("id")
        .where("brand_id", "=", brandId)
        .where("is_sandbox", "=", true),
    )
    .executeTakeFirst();
  return visit !== undefined;
}

/** The visits under way of brands, one for each market, as one. */
export async function readRunningVisits(
  db: Connection,
  brandIds: readonly string[],
): Promise<ReadonlyMap<string, RunningVisit>> {
  if (brandIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("brand_visits as visit")
    .innerJoin("visit_prompts as asked", "asked.visit_id", "visit.id")
    .innerJoin("brand_prompts as prompt", "prompt.id", "asked.prompt_id")
    .select(["visit.id", "visit.brand_id", "visit.began_at"])
    .select(
      sql<
        RunningVisit["asking"]
      >`coalesce(json_agg(json_build_object('prompt', prompt.prompt, 'studyId', asked.run_id)
        order by asked.position) filter (where asked.state = 'running' and asked.run_id is not null), '[]')`.as(
        "asking",
      ),
    )
    .select(({ fn }) => fn.count<string>("asked.prompt_id").as("prompts"))
    .select(({ fn }) =>
      fn.count<string>("asked.prompt_id").filterWhere("asked.state", "in", ["done", "failed"]).as("done"),
    )
    .where("visit.brand_id", "in", [...brandIds])
    .where("visit.state", "=", "running")
    .groupBy(["visit.id", "visit.brand_id", "visit.began_at"])
    .orderBy("visit.began_at")
    .orderBy("visit.id")
    .execute();
  const running = new Map<string, RunningVisit>();
  for (const { id, brand_id, began_at, prompts, done, asking } of rows) {
    const one = running.get(brand_id) ?? {
      id,
      prompts: 0,
      done: 0,
      startedAt: began_at.toISOString(),
      asking: [],
    };
    running.set(brand_id, {
      ...one,
      prompts: one.prompts + Number(prompts),
      done: one.done + Number(done),
      asking: [...one.asking, ...asking],
    });
  }
  return running;
}
