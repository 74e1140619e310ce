import type { Connection } from "@standings/database";
import type { BrandNamesSpec } from "@standings/domain";
import { sql } from "kysely";

/** The names that all figures of a brand are counted by. */
export async function readCountedNames(db: Connection, brandId: string): Promise<BrandNamesSpec> {
  const { spec } = await db
    .selectFrom("brand_names as names")
    .innerJoin("brands", (join) =>
      join.onRef("brands.id", "=", "names.brand_id").onRef("brands.counted_version", "=", "names.version"),
    )
    .select("names.spec")
    .where("brands.id", "=", brandId)
    .executeTakeFirstOrThrow();
  return spec;
}

/**
 * The same for a transaction that adds answers up: no recount replaces the brand's figures before it has ended. Advisory, since
 * who locks a brand's row may wait for its account, which the end of a visit writes.
 */
export async function holdCountedNames(db: Connection, brandId: string): Promise<BrandNamesSpec> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(brandId)})`.execute(db);
  return readCountedNames(db, brandId);
}

/** Waits until nobody adds up answers of a brand, and keeps others from it until the transaction ends. */
export async function lockFigures(db: Connection, brandId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(brandId)})`.execute(db);
}

function lockOf(brandId: string) {
  return sql`hashtextextended(${`figures:${brandId}`}, 0)`;
}

/** One version of a brand's names. */
export async function readNames(db: Connection, brandId: string, version: number): Promise<BrandNamesSpec> {
  const { spec } = await db
    .selectFrom("brand_names")
    .select("spec")
    .where("brand_id", "=", brandId)
    .where("version", "=", version)
    .executeTakeFirstOrThrow();
  return spec;
}
