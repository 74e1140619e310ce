import { type Brand, type Connection, type DirectVisit, inTransaction } from "@standings/database";
import {
  DIRECT_COST,
  DIRECT_ROUNDS,
  DIRECT_WEEKS,
  type DirectProgress,
  type DirectState,
  type DirectVisitRecord,
  directQuestions,
  readMarket,
} from "@standings/domain";
import { sql } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { secondReading } from "../../models/second-reading.ts";
import { requireScope, requireUser, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { countBeingRead } from "../claims/said-of.ts";
import { readCountedNames } from "../names/read-names.ts";
import { findBrand, lockBrand } from "../read-brand.ts";
import { firstMarket } from "./ask-directly.ts";

/** The direct questions of a brand of the viewer, and when they were asked. Throws BRAND_NOT_FOUND. */
export async function getDirect(request: ServiceRequest, { brandId }: OfBrand): Promise<DirectState> {
  const { services, viewer } = requireScope(request, "read");
  return readDirect(services, await findBrand(services.db, viewer.userId, brandId));
}

/**
 * Has direct questions about a brand of the viewer asked again every few weeks, or no more. The first time is never at once: it
 * comes that long after the last, tomorrow at the earliest. Throws BRAND_NOT_FOUND.
 */
export async function changeDirect(
  request: ServiceRequest,
  { brandId, repeats }: OfBrand & { readonly repeats: boolean },
): Promise<DirectState> {
  const { services, viewer } = requireUser(request);
  return inTransaction(services.db, async (tx) => {
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const next = sql<Date>`greatest(now() + interval '1 day', (
      select coalesce(max(began_at), now()) + make_interval(weeks => ${DIRECT_WEEKS}) from direct_visits
      where brand_id = ${brand.id} and state <> 'short'
    ))`;
    if (brand.asks_direct !== repeats)
      await tx
        .updateTable("brands")
        .set({ asks_direct: repeats, next_direct_at: repeats ? next : null })
        .where("id", "=", brand.id)
        .execute();
    return readDirect(services, await findBrand(tx, viewer.userId, brandId), tx);
  });
}

async function readDirect(
  services: ServiceContext,
  brand: Brand,
  db: Connection = services.db,
): Promise<DirectState> {
  const visits = await db
    .selectFrom("direct_visits")
    .selectAll()
    .where("brand_id", "=", brand.id)
    .orderBy("began_at", "desc")
    .limit(2)
    .execute();
  const running = visits.find(({ state }) => state === "running");
  const last = visits.find(({ state }) => state !== "running");
  const hasReader = secondReading(services, services.settings.claims) !== null;
  return {
    market: readMarket(firstMarket(brand)),
    questions: directQuestions(await readCountedNames(db, brand.id)),
    models: brand.models,
    rounds: DIRECT_ROUNDS,
    cost: DIRECT_COST,
    repeats: brand.asks_direct,
    nextAt: brand.paused_at === null ? (brand.next_direct_at?.toISOString() ?? null) : null,
    running: running === undefined ? null : await readProgress(db, running),
    reading:
      last?.state === "completed" && hasReader
        ? await countBeingRead(db, brand, { asked: "direct", market: readMarket(last.market) })
        : null,
    last: last === undefined ? null : toRecord(last),
  };
}

function toRecord({ id, began_at, state, used, held }: DirectVisit): DirectVisitRecord | null {
  if (state === "running") return null;
  return { id, at: began_at.toISOString(), state, credits: state === "short" ? held : used };
}

/** Answers of ended questions count in full: a model that failed is asked no more. */
async function readProgress(db: Connection, visit: DirectVisit): Promise<DirectProgress> {
  const each = visit.rounds * visit.models.length;
  const { rows } = await sql<{ questions: number; answers: number }>`
    select count(*)::integer as questions, coalesce(sum(case
      when state in ('done', 'failed') then ${each}
      else (select least(count(*), ${each}) from model_answers answer where answer.run_id = asked.run_id)
    end), 0)::integer as answers
    from direct_questions asked where visit_id = ${visit.id}
  `.execute(db);
  const [{ questions, answers } = { questions: 0, answers: 0 }] = rows;
  return { id: visit.id, startedAt: visit.began_at.toISOString(), answers, of: questions * each };
}
