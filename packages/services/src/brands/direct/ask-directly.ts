import {
  type Brand,
  type Connection,
  type DirectVisit,
  hold,
  inTransaction,
  isId,
  newId,
  type Tables,
} from "@standings/database";
import { DIRECT_COST, DIRECT_ROUNDS, DIRECT_WEEKS, directQuestions, marketCodeOf } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { getBalanceOf } from "../../credits/get-balance.ts";
import { ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { secondReading } from "../../models/second-reading.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../../request.ts";
import { lockAccount } from "../../runs/lock-account.ts";
import { allowanceLimits } from "../../runs/pay-for-run.ts";
import { outOfCredits } from "../../runs/start-run-in.ts";
import { marketsOf } from "../markets.ts";
import { readCountedNames } from "../names/read-names.ts";
import { lockBrand } from "../read-brand.ts";
import { askedModels, type StartedVisit, type VisitOrder, withoutModels } from "../visits/begin-visit.ts";

/**
 * Asks models the direct questions about a brand of the viewer now, in its first market. What all rounds may cost is held, in full
 * or not at all. Throws BRAND_NOT_FOUND, BRAND_IS_ASKED while they are being asked, BRAND_NOT_READ without a model that reads answers,
 * BRAND_INVALID for a brand without a model that is offered, INVALID_INPUT or RUN_CHANGED (an id of no visit, or of another brand's), or
 * INSUFFICIENT_CREDITS (with the documented fields).
 */
export async function askDirectly(
  request: ServiceRequest,
  { brandId, clientVisitId }: VisitOrder,
): Promise<StartedVisit> {
  const { services, viewer } = requireScope(request, "run");
  if (!isId(clientVisitId)) throw new ServiceError("INVALID_INPUT");
  return inTransaction(services.db, async (tx) => {
    await lockAccount(tx, viewer);
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const known = await tx
      .selectFrom("direct_visits")
      .selectAll()
      .where("id", "=", clientVisitId)
      .executeTakeFirst();
    if (known?.brand_id === brand.id) return toStarted(tx, known);
    if (known) throw new ServiceError("RUN_CHANGED");
    if (await isAskedDirectly(tx, brand.id)) throw new ServiceError("BRAND_IS_ASKED");
    const begun = await beginDirect(tx, services, brand, {
      id: clientVisitId,
      apiTokenId: spenderOf(viewer),
    });
    if (begun === "unread") throw new ServiceError("BRAND_NOT_READ");
    if (begun === "no_models") throw withoutModels();
    if (begun === "short") throw await outOfCredits(tx, brand.user_id, DIRECT_COST);
    return toStarted(tx, begun);
  });
}

async function toStarted(
  tx: Transaction<Tables>,
  { id, funding, held, user_id }: DirectVisit,
): Promise<StartedVisit> {
  const creditsHeld = funding === "credits" ? held : 0;
  return { visitId: id, creditsHeld, remainingCredits: await getBalanceOf(tx, user_id) };
}

/** Whether direct questions about a brand are being asked. */
export async function isAskedDirectly(db: Connection, brandId: string): Promise<boolean> {
  const running = await db
    .selectFrom("direct_visits")
    .select("id")
    .where("brand_id", "=", brandId)
    .where("state", "=", "running")
    .executeTakeFirst();
  return running !== undefined;
}

/** What its hold and release are called by in the ledger; a visit of prompts may have the same id. */
export const directReference = (id: string) => `${id}/direct`;

/**
 * Begins a direct visit of a brand that is locked, with its account; where they are asked by themselves, the next time moves.
 * "unread" where nothing would be found in answers, "no_models" where none is asked any more; "short" when nothing can pay for all of it: then nothing has changed.
 */
export async function beginDirect(
  tx: Transaction<Tables>,
  services: ServiceContext,
  brand: Brand,
  { id = newId(), apiTokenId }: { readonly id?: string; readonly apiTokenId: string | null },
): Promise<DirectVisit | "unread" | "no_models" | "short"> {
  const { settings, catalogue } = services;
  if (secondReading(services, settings.claims) === null) return "unread";
  const models = askedModels(catalogue.now(), brand);
  if (models.length === 0) return "no_models";
  const cost = DIRECT_COST;
  const paid = { userId: brand.user_id, cost, apiTokenId, at: new Date() };
  const charge = { ...paid, reason: "visit_hold", reference: directReference(id) } as const;
  const funding = await hold(tx, charge, allowanceLimits(settings));
  if (funding === null) return "short";
  const visit = await tx
    .insertInto("direct_visits")
    .values({
      ...{ id, brand_id: brand.id, user_id: brand.user_id, market: firstMarket(brand), state: "running" },
      ...{ rounds: DIRECT_ROUNDS, models, web_search: brand.web_search, funding, held: cost, ended_at: null },
      is_sandbox: settings.modelsAreSandbox,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const questions = directQuestions(await readCountedNames(tx, brand.id));
  await tx
    .insertInto("direct_questions")
    .values(questions.map((question, position) => ({ visit_id: id, position, question, run_id: null })))
    .execute();
  await tx
    .updateTable("brands")
    .set({ next_direct_at: weeksFromNow() })
    .where("id", "=", brand.id)
    .where("asks_direct", "=", true)
    .execute();
  await addJob(tx, "advance_direct", { visitId: id });
  return visit;
}

export const weeksFromNow = () => sql<Date>`now() + make_interval(weeks => ${DIRECT_WEEKS})`;

/** After a pause they come tomorrow at the earliest, where they are asked by themselves. */
export const dayAfterPause = () =>
  sql<Date | null>`case when asks_direct then greatest(next_direct_at, now() + interval '1 day') end`;

/** Code of the market that they are asked in. */
export function firstMarket(brand: Brand): string | null {
  return marketCodeOf(marketsOf(brand)[0] ?? null);
}
