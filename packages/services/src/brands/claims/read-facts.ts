import type { Brand, Connection } from "@standings/database";
import { type BrandFact, type BrandFacts, FACT_OLD_DAYS, readMarket } from "@standings/domain";
import { sql } from "kysely";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";

/** Facts of the companies of a brand of the viewer, without those that were replaced or rejected. Throws BRAND_NOT_FOUND. */
export async function getFacts(request: ServiceRequest, { brandId }: OfBrand): Promise<BrandFacts> {
  const { services, viewer } = requireScope(request, "read");
  const brand = await findBrand(services.db, viewer.userId, brandId);
  return toBrandFacts(brand, await readFacts(services.db, brand.id));
}

export function toBrandFacts(
  { facts_version, facts_read_at }: Pick<Brand, "facts_version" | "facts_read_at">,
  facts: readonly BrandFact[],
): BrandFacts {
  return { version: facts_version, readAt: facts_read_at?.toISOString() ?? null, facts };
}

export async function readFacts(db: Connection, brandId: string): Promise<BrandFact[]> {
  const rows = await db
    .selectFrom("facts")
    .select([
      "id",
      "company",
      "attribute",
      "subject",
      "value",
      "market",
      "state",
      "source_kind",
      "source_url",
      "quote",
      "confirmed_at",
    ])
    // As text: the driver would make a moment of it.
    .select([
      sql<string | null>`to_char(from_day, 'YYYY-MM-DD')`.as("from"),
      sql<string | null>`to_char(to_day, 'YYYY-MM-DD')`.as("to"),
      sql<boolean>`state = 'confirmed' and to_day is null
        and confirmed_at < now() - make_interval(days => ${FACT_OLD_DAYS})`.as("isOld"),
    ])
    .where("brand_id", "=", brandId)
    .where("replaced_at", "is", null)
    .where("state", "!=", "rejected")
    .orderBy("company")
    .orderBy("attribute")
    .orderBy("subject")
    .orderBy("made_at")
    .orderBy("id")
    .execute();
  return rows.map(({ market, source_kind: sourceKind, source_url: sourceUrl, confirmed_at, ...fact }) => ({
    ...fact,
    market: readMarket(market),
    sourceKind,
    sourceUrl,
    confirmedAt: confirmed_at?.toISOString() ?? null,
  }));
}
