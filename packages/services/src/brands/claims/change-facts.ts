import { type Brand, inTransaction, isId, newId, type Tables } from "@standings/database";
import { type BrandFacts, checkFact, companyKeys, type FactWish, MAX_FACTS } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { ServiceError } from "../../errors.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { invalid } from "../check-brand.ts";
import { readNames } from "../names/read-names.ts";
import { lockBrand } from "../read-brand.ts";
import { judgeClaims } from "./judge-claims.ts";
import { readFacts } from "./read-facts.ts";

interface OfFacts extends OfBrand {
  readonly factIds: readonly string[];
}

/** Adds a fact that the viewer vouches for. Throws BRAND_NOT_FOUND, TOO_MANY_FACTS or BRAND_INVALID with words of its own. */
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
    await change(tx, brand, [factId], { replaced_at: sql<Date>`now()` });
    await insertFact(tx, brand, fact);
  });
}

/** Confirms proposed facts. Throws BRAND_NOT_FOUND or FACT_NOT_FOUND where one is gone. */
export function confirmFacts(request: ServiceRequest, { brandId, factIds }: OfFacts): Promise<BrandFacts> {
  return onFacts(request, brandId, (tx, brand) =>
    change(tx, brand, factIds, { state: "confirmed", confirmed_at: sql<Date>`now()` }),
  );
}

/** Takes facts away; rows are kept. Throws BRAND_NOT_FOUND or FACT_NOT_FOUND where one is gone. */
export function rejectFacts(request: ServiceRequest, { brandId, factIds }: OfFacts): Promise<BrandFacts> {
  return onFacts(request, brandId, (tx, brand) => change(tx, brand, factIds, { state: "rejected" }));
}

/** Says the last day that a fact held (`YYYY-MM-DD`). Throws BRAND_NOT_FOUND or FACT_NOT_FOUND. */
export function endFact(
  request: ServiceRequest,
  { brandId, factId, to }: OfBrand & { readonly factId: string; readonly to: string },
): Promise<BrandFacts> {
  return onFacts(request, brandId, (tx, brand) => change(tx, brand, [factId], { to_day: to }));
}

/** Changes facts, and holds all claims against them again; no model is called. */
async function onFacts(
  request: ServiceRequest,
  brandId: string,
  work: (tx: Transaction<Tables>, brand: Brand) => Promise<void>,
): Promise<BrandFacts> {
  const { services, viewer } = requireUser(request);
  return inTransaction(services.db, async (tx) => {
    const brand = await lockBrand(tx, viewer.userId, brandId);
    await work(tx, brand);
    const { facts_version: version } = await tx
      .updateTable("brands")
      .set((eb) => ({ facts_version: eb("facts_version", "+", 1) }))
      .where("id", "=", brand.id)
      .returning("facts_version")
      .executeTakeFirstOrThrow();
    await judgeClaims(tx, brand.id);
    return { version, facts: await readFacts(tx, brand.id) };
  });
}

async function insertFact(tx: Transaction<Tables>, brand: Brand, wish: FactWish): Promise<void> {
  const fact = checkFact(wish);
  if (typeof fact === "string") throw invalid(fact);
  const keys = companyKeys(await readNames(tx, brand.id, brand.names_version));
  if (!keys.includes(fact.company)) throw invalid("This company is none of the brand");
  if ((await readFacts(tx, brand.id)).length >= MAX_FACTS) throw new ServiceError("TOO_MANY_FACTS");
  const { company, attribute, subject, value, from: from_day, to: to_day } = fact;
  await tx
    .insertInto("facts")
    .values({
      ...{ id: newId(), brand_id: brand.id, company, attribute, subject, value: JSON.stringify(value) },
      ...{ from_day, to_day, state: "confirmed", source_kind: "person", confirmed_at: sql<Date>`now()` },
    })
    .execute();
}

async function change(
  tx: Transaction<Tables>,
  brand: Brand,
  factIds: readonly string[],
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const ids = [...new Set(factIds)];
  if (!ids.every(isId)) throw new ServiceError("FACT_NOT_FOUND");
  const changed = await tx
    .updateTable("facts")
    .set(changes)
    .where("brand_id", "=", brand.id)
    .where("id", "in", ids)
    .where("replaced_at", "is", null)
    .where("state", "!=", "rejected")
    .returning("id")
    .execute();
  if (changed.length !== ids.length || ids.length === 0) throw new ServiceError("FACT_NOT_FOUND");
}
