import { type Brand, type Connection, inTransaction, newId, type Tables } from "@standings/database";
import {
  ATTRIBUTE_NAMES,
  type BrandFact,
  type BrandFacts,
  checkFact,
  companyKeys,
  type FactWish,
  isChangeOf,
  MAX_FACTS,
  type Market,
  marketCodeOf,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { ServiceError } from "../../errors.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import { checkMarket } from "../../searches/check-question.ts";
import type { OfBrand } from "../change-brand.ts";
import { invalid } from "../check-brand.ts";
import { readableMarkets } from "../markets.ts";
import { readNames } from "../names/read-names.ts";
import { lockBrand } from "../read-brand.ts";
import { judgeAgain } from "./judge-claims.ts";
import { endChanged } from "./propose-facts.ts";
import { readFacts, toBrandFacts } from "./read-facts.ts";

interface OfFacts extends OfBrand {
  readonly factIds: readonly string[];
}

/**
 * Adds a fact that the viewer vouches for. Throws BRAND_NOT_FOUND, TOO_MANY_FACTS, INVALID_MARKET where the brand was never asked in its
 * market, or BRAND_INVALID with words of its own.
 */
export function addFact(
  request: ServiceRequest,
  { brandId, fact }: OfBrand & { readonly fact: FactWish },
): Promise<BrandFacts> {
  return onFacts(request, brandId, (tx, brand) => insertFact(tx, brand, fact));
}

/** Puts a fact in the place of another, which is kept. Throws as `addFact`, and FACT_NOT_FOUND. */
export function correctFact(
  request: ServiceRequest,
  { brandId, factId, fact }: OfBrand & { readonly factId: string; readonly fact: FactWish },
): Promise<BrandFacts> {
  return onFacts(request, brandId, async (tx, brand) => {
    const found = await findFacts(tx, brand, [factId]);
    await change(tx, found, { replaced_at: sql<Date>`now()` });
    return insertFact(
      tx,
      brand,
      fact,
      found.map(({ market }) => market),
    );
  });
}

/**
 * Confirms proposed facts, and ends those that they change. A fact that is confirmed is confirmed anew today ("still so"), which
 * has no claim judged again. Throws BRAND_NOT_FOUND, FACT_NOT_FOUND where one is gone, or BRAND_INVALID where two of them contradict each other.
 */
export function confirmFacts(request: ServiceRequest, { brandId, factIds }: OfFacts): Promise<BrandFacts> {
  return onFacts(request, brandId, async (tx, brand) => {
    const found = await findFacts(tx, brand, factIds);
    const proposed = found.filter(({ state }) => state === "proposed");
    refuseContradiction(found);
    await endChanged(tx, await readFacts(tx, brand.id), proposed);
    await change(tx, found, { state: "confirmed", confirmed_at: sql<Date>`now()` });
    return proposed.length > 0;
  });
}

/** Of two values that hold today only one can. */
function refuseContradiction(facts: readonly BrandFact[]): void {
  const one = facts.find((fact) => facts.some((other) => isChangeOf(fact, other) && fact.to === null));
  if (!one) return;
  const about = [ATTRIBUTE_NAMES[one.attribute], one.subject].filter((part) => part !== "").join(", ");
  throw invalid(`Two of these facts contradict each other (${about}). Please confirm one of them`);
}

/** Takes facts away; rows are kept. Throws BRAND_NOT_FOUND or FACT_NOT_FOUND where one is gone. */
export function rejectFacts(request: ServiceRequest, { brandId, factIds }: OfFacts): Promise<BrandFacts> {
  return onFacts(request, brandId, async (tx, brand) => {
    const found = await findFacts(tx, brand, factIds);
    await change(tx, found, { state: "rejected" });
    return found.some(({ state }) => state === "confirmed");
  });
}

/**
 * Says the last day that a fact held (`YYYY-MM-DD`). Throws BRAND_NOT_FOUND, FACT_NOT_FOUND, or BRAND_INVALID where it ends before
 * it begins.
 */
export function endFact(
  request: ServiceRequest,
  { brandId, factId, to }: OfBrand & { readonly factId: string; readonly to: string },
): Promise<BrandFacts> {
  return onFacts(request, brandId, async (tx, brand) => {
    const [fact] = await findFacts(tx, brand, [factId]);
    if (!fact) throw new ServiceError("FACT_NOT_FOUND");
    const checked = checkFact({ ...fact, to });
    if (typeof checked === "string") throw invalid(checked);
    await change(tx, [fact], { to_day: to });
    return fact.state === "confirmed" && fact.to !== to;
  });
}

/**
 * Changes facts. Where `work` says that what is confirmed has changed, their version grows, and claims are held against them again
 * without a call of a model: the newest at once, others by a job.
 */
async function onFacts(
  request: ServiceRequest,
  brandId: string,
  work: (tx: Transaction<Tables>, brand: Brand) => Promise<boolean>,
): Promise<BrandFacts> {
  const { services, viewer } = requireUser(request);
  return inTransaction(services.db, async (tx) => {
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const hasChanged = await work(tx, brand);
    const facts_version = brand.facts_version + (hasChanged ? 1 : 0);
    const changed = { ...brand, facts_version };
    if (hasChanged) {
      await tx.updateTable("brands").set({ facts_version }).where("id", "=", brand.id).execute();
      await judgeAgain(tx, changed);
    }
    return toBrandFacts(changed, await readFacts(tx, brand.id));
  });
}

async function insertFact(
  tx: Transaction<Tables>,
  brand: Brand,
  wish: FactWish,
  kept: readonly (Market | null)[] = [],
): Promise<true> {
  const fact = checkFact(wish);
  if (typeof fact === "string") throw invalid(fact);
  const keys = companyKeys(await readNames(tx, brand.id, brand.names_version));
  if (!keys.includes(fact.company)) throw invalid("This company is none of the brand");
  if ((await readFacts(tx, brand.id)).length >= MAX_FACTS) throw new ServiceError("TOO_MANY_FACTS");
  const market = marketCodeOf(checkMarket(fact.market));
  const known = [...kept, ...(await readableMarkets(tx, brand))].map(marketCodeOf);
  if (market !== null && !known.includes(market)) throw new ServiceError("INVALID_MARKET");
  const { company, attribute, subject, value, from: from_day, to: to_day } = fact;
  await tx
    .insertInto("facts")
    .values({
      ...{ id: newId(), brand_id: brand.id, company, attribute, subject, value: JSON.stringify(value) },
      ...{
        market,
        from_day,
        to_day,
        state: "confirmed",
        source_kind: "person",
        confirmed_at: sql<Date>`now()`,
      },
    })
    .execute();
  return true;
}

/** Facts of a brand that is locked. Throws FACT_NOT_FOUND where one is gone. */
async function findFacts(tx: Connection, brand: Brand, factIds: readonly string[]): Promise<BrandFact[]> {
  const ids = new Set(factIds);
  const found = (await readFacts(tx, brand.id)).filter(({ id }) => ids.has(id));
  if (found.length !== ids.size || ids.size === 0) throw new ServiceError("FACT_NOT_FOUND");
  return found;
}

async function change(
  tx: Connection,
  facts: readonly BrandFact[],
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  if (facts.length === 0) return;
  const ids = facts.map(({ id }) => id);
  await tx.updateTable("facts").set(changes).where("id", "in", ids).execute();
}
