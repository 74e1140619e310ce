import {
  type Brand,
  type BrandVisit,
  type Charge,
  type Connection,
  hold,
  inTransaction,
  isId,
  newId,
  type Tables,
} from "@standings/database";
import {
  type FullFunding,
  IDENTITY_VERSION,
  type ModelCatalogue,
  type ModelId,
  marketCodeOf,
  visitCost,
} from "@standings/domain";
import type { Transaction } from "kysely";
import type { ServiceContext } from "../../context.ts";
import { getBalanceOf } from "../../credits/get-balance.ts";
import { ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { requireScope, type ServiceRequest, spenderOf } from "../../request.ts";
import { lockAccount } from "../../runs/lock-account.ts";
import { allowanceLimits } from "../../runs/pay-for-run.ts";
import { outOfCredits } from "../../runs/start-run-in.ts";
import { isVisited } from "../change-brand.ts";
import { invalid } from "../check-brand.ts";
import { nextVisit } from "../next-visit.ts";
import { lockBrand, readPrompts, settingsOf } from "../read-brand.ts";

export interface VisitOrder {
  readonly brandId: string;
  /** A UUID, chosen by the client; repeated, it gives the same visit. */
  readonly clientVisitId: string;
}

export interface StartedVisit {
  readonly visitId: string;
  /** Credits taken from the balance until the visit ends; 0 where a plan pays. */
  readonly creditsHeld: number;
  readonly remainingCredits: number;
}

/**
 * Visits a brand of the viewer now: asks all its prompts. A visit that is due is this one. What all studies may cost is held, in full or not at all. Throws
 * BRAND_NOT_FOUND, BRAND_IS_VISITED, BRAND_WITHOUT_PROMPTS, BRAND_INVALID where none of its models is asked any more, INVALID_INPUT or
 * RUN_CHANGED (an id of no visit, or of another brand's), or INSUFFICIENT_CREDITS (with the documented fields).
 */
export async function visitNow(
  request: ServiceRequest,
  { brandId, clientVisitId }: VisitOrder,
): Promise<StartedVisit> {
  const { services, viewer } = requireScope(request, "run");
  if (!isId(clientVisitId)) throw new ServiceError("INVALID_INPUT");
  return inTransaction(services.db, async (tx) => {
    await lockAccount(tx, viewer);
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const known = await tx
      .selectFrom("brand_visits")
      .selectAll()
      .where("id", "=", clientVisitId)
      .executeTakeFirst();
    if (known?.brand_id === brand.id) return toStarted(tx, known);
    if (known) throw new ServiceError("RUN_CHANGED");
    if (await isVisited(tx, brand.id)) throw new ServiceError("BRAND_IS_VISITED");
    const now = new Date();
    const dueAt = (await takeDue(tx, brand, now)) ?? now;
    const order = { id: clientVisitId, dueAt, apiTokenId: spenderOf(viewer) };
    const begun = await beginVisit(tx, services, brand, order);
    if (begun === "no_prompts") throw new ServiceError("BRAND_WITHOUT_PROMPTS");
    if (begun === "no_models") throw withoutModels();
    if (begun === "short") throw await outOfCredits(tx, brand.user_id, await costOf(tx, brand));
    return toStarted(tx, begun);
  });
}

/** With what is held for the visits of all markets. */
async function toStarted(
  tx: Transaction<Tables>,
  { id, brand_id, due_at, user_id, funding }: BrandVisit,
): Promise<StartedVisit> {
  const { held } = await tx
    .selectFrom("brand_visits")
    .select(({ fn }) => fn.sum<string>("held").as("held"))
    .where("brand_id", "=", brand_id)
    .where("due_at", "=", due_at)
    .executeTakeFirstOrThrow();
  const creditsHeld = funding === "credits" ? Number(held) : 0;
  return { visitId: id, creditsHeld, remainingCredits: await getBalanceOf(tx, user_id) };
}

export async function costOf(db: Connection, brand: Brand): Promise<number> {
  return visitCost((await readPrompts(db, brand.id)).length, settingsOf(brand));
}

/** When the newest visit that is due was to come, of a brand that is locked; the next one follows. Null when none is due. */
export async function takeDue(tx: Transaction<Tables>, brand: Brand, now: Date): Promise<Date | null> {
  let due = brand.next_visit_at;
  if (due === null || due > now) return null;
  let next = nextVisit(settingsOf(brand), due);
  while (next !== null && next <= now) {
    due = next;
    next = nextVisit(settingsOf(brand), due);
  }
  await tx.updateTable("brands").set({ next_visit_at: next }).where("id", "=", brand.id).execute();
  return due;
}

/** Why nothing is asked. */
type Unbegun = "no_prompts" | "no_models" | "short";

/** Those of a brand's models that are still asked. */
export function askedModels(catalogue: ModelCatalogue, { models }: Pick<Brand, "models">): ModelId[] {
  return models.flatMap((model) => catalogue.findModel(model)?.id ?? []);
}

export function withoutModels(): ServiceError {
  return invalid("None of this brand's models is asked any more. Please choose others in its settings");
}

export interface NewVisit extends Pick<Charge, "apiTokenId"> {
  readonly id?: string;
  /** Its place on the time axis. */
  readonly dueAt: Date;
  /** Now, where it is left out. */
  readonly beganAt?: Date;
}

/**
 * Begins a visit of a brand that is locked, with its account: one in each market that has prompts, all under one hold; returns
 * the first one. "short" when nothing can pay for all of it; then, and without prompts or models, nothing has changed.
 */
export async function beginVisit(
  tx: Transaction<Tables>,
  { settings, catalogue }: ServiceContext,
  brand: Brand,
  { id = newId(), dueAt, beganAt = new Date(), apiTokenId }: NewVisit,
): Promise<BrandVisit | Unbegun> {
  const prompts = await readPrompts(tx, brand.id);
  if (prompts.length === 0) return "no_prompts";
  const models = askedModels(catalogue.now(), brand);
  if (models.length === 0) return "no_models";
  const cost = visitCost(prompts.length, settingsOf(brand));
  const charge: Charge = {
    userId: brand.user_id,
    cost,
    apiTokenId,
    at: beganAt,
    reason: "visit_hold",
    reference: id,
  };
  const funding: FullFunding | null = await hold(tx, charge, allowanceLimits(settings));
  if (funding === null) return "short";
  const begun: BrandVisit[] = [];
  for (const [code, ofMarket] of Map.groupBy(prompts, ({ market }) => marketCodeOf(market))) {
    const visit = await tx
      .insertInto("brand_visits")
      .values({
        id: begun.length === 0 ? id : newId(),
        brand_id: brand.id,
        user_id: brand.user_id,
        due_at: dueAt,
        began_at: beganAt,
        market: code,
        state: "running" as const,
        prompts: ofMarket.length,
        asked: ofMarket.map((prompt) => prompt.id),
        rounds: brand.rounds,
        models,
        web_search: brand.web_search,
        asks_natural: brand.asks_natural,
        is_sandbox: settings.modelsAreSandbox,
        funding,
        held: visitCost(ofMarket.length, settingsOf(brand)),
        ended_at: null,
        identity_version: IDENTITY_VERSION,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("visit_prompts")
      .values(
        ofMarket.map((prompt, position) => ({
          visit_id: visit.id,
          prompt_id: prompt.id,
          brand_id: brand.id,
          position,
          run_id: null,
        })),
      )
      .execute();
    await addJob(tx, "advance_visit", { visitId: visit.id });
    begun.push(visit);
  }
  return begun[0] ?? "no_prompts";
}
