import type { Connection } from "@standings/database";
import { BRAND_KEY, type BrandRecord, type BrandSummary } from "@standings/domain";
import { type RawBuilder, sql } from "kysely";
import { requireScope, type ServiceRequest } from "../request.ts";
import type { OfBrand } from "./change-brand.ts";
import { marketsOf } from "./markets.ts";
import { findBrand, readRunningVisits, toRecord } from "./read-brand.ts";

/** A brand of the viewer with what comes next. Throws BRAND_NOT_FOUND. */
export async function getBrand(request: ServiceRequest, { brandId }: OfBrand): Promise<BrandRecord> {
  const { services, viewer } = requireScope(request, "read");
  return toRecord(services.db, await findBrand(services.db, viewer.userId, brandId));
}

/** Visits that a row draws. */
const TREND = 12;
/** Visits of the newest figure, when a week has one. */
const RECENT = 4;

interface Sums {
  readonly brand_id: string;
  readonly listed: number;
  readonly answers: number;
}

/** The viewer's brands, the oldest first, each with the figures of its first market. */
export async function listBrands(request: ServiceRequest): Promise<BrandSummary[]> {
  const { services, viewer } = requireScope(request, "read");
  const { db } = services;
  const brands = await db
    .selectFrom("brands")
    .selectAll()
    .select([
      sql<number>`(select count(*)::integer from brand_prompts
        where brand_id = brands.id and removed_at is null and market is not distinct from brands.markets[1])`.as(
        "prompts",
      ),
      sql<boolean>`exists (select from brand_prompts
        where brand_id = brands.id and kind <> 'open' and market is not distinct from brands.markets[1])`.as(
        "hasOthers",
      ),
      sql<number>`(select count(*)::integer from brand_visits
        where brand_id = brands.id and state = 'completed' and market is not distinct from brands.markets[1])`.as(
        "visits",
      ),
      sql<boolean>`exists (select from brand_visits where brand_id = brands.id and is_sandbox)`.as(
        "isSandbox",
      ),
      // Prompts whose change the page tells.
      sql<number>`(select count(distinct prompt_id)::integer from brand_alerts alert
        join brand_visits visit on visit.id = alert.visit_id join brand_prompts prompt on prompt.id = alert.prompt_id
        where alert.brand_id = brands.id and type = 'change' and withdrawn is null and at > now() - interval '30 days'
          and visit.market is not distinct from brands.markets[1] and removed_at is null and kind = 'open')`.as(
        "alerts",
      ),
    ])
    .where("user_id", "=", viewer.userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  if (brands.length === 0) return [];
  const ids = brands.map(({ id }) => id);
  // Sums over all prompts are kept; of open ones alone they are added up where a brand has others.
  const [mixed, open] = [
    brands.filter(({ hasOthers }) => hasOthers),
    brands.filter(({ hasOthers }) => !hasOthers),
  ];
  const rows = [
    ...(await readSums(db, open, sql`visit_totals`)),
    ...(await readSums(
      db,
      mixed,
      sql`(select figures.* from visit_figures as figures join brand_prompts on brand_prompts.id = prompt_id
        where kind = 'open')`,
    )),
  ];
  const running = await readRunningVisits(db, ids);
  return brands.map((brand) => {
    const { id, name, domain, rhythm, paused_at, next_visit_at, prompts, visits, alerts } = brand;
    const markets = marketsOf(brand);
    const shares = rows.filter((row) => row.brand_id === id && row.answers > 0);
    const recent = shares.slice(-RECENT);
    const answers = recent.reduce((sum, row) => sum + row.answers, 0);
    return {
      id,
      name,
      domain,
      rhythm,
      timeZone: brand.time_zone,
      markets,
      market: markets[0] ?? null,
      prompts,
      visits,
      alerts,
      isPaused: paused_at !== null,
      isSandbox: brand.isSandbox,
      nextVisitAt: next_visit_at?.toISOString() ?? null,
      visit: running.get(id) ?? null,
      listed: answers === 0 ? null : recent.reduce((sum, row) => sum + row.listed, 0) / answers,
      trend: shares.map((row) => row.listed / row.answers),
    };
  });
}

/** Answers of the newest visits of brands, and those that list them, by visit; `figures` has the brand and its competitors. */
async function readSums(
  db: Connection,
  brands: readonly { readonly id: string }[],
  figures: RawBuilder<unknown>,
): Promise<Sums[]> {
  if (brands.length === 0) return [];
  const { rows } = await sql<Sums>`
    select newest.brand_id, sum((select sum(one) from unnest(listed) as one))::float as listed,
      sum((select sum(one) from unnest(answers) as one))::float as answers
    from brands as own cross join lateral (
      select brand_id, id, due_at from brand_visits
      where brand_id = own.id and state = 'completed' and market is not distinct from own.markets[1] order by due_at desc limit ${TREND}
    ) as newest join ${figures} as figures on figures.visit_id = newest.id and company = ${BRAND_KEY}
      and figures.brand_id = newest.brand_id
    where own.id = any (${brands.map(({ id }) => id)}::uuid[])
    group by newest.brand_id, newest.id, newest.due_at
    order by newest.due_at
  `.execute(db);
  return rows;
}
