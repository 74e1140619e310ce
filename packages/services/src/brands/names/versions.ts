import { isDeepStrictEqual } from "node:util";
import type { Brand, Tables } from "@standings/database";
import { type BrandCompany, type BrandNamesSpec, type BrandSettings, withCompanies } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { addJob } from "../../jobs/add-job.ts";
import { keepKinds } from "../keep-kinds.ts";
import { readNames } from "./read-names.ts";

/** Names of a brand that was never visited: version 1. */
export async function addFirstNames(
  tx: Transaction<Tables>,
  brandId: string,
  spec: readonly BrandCompany[],
): Promise<void> {
  await tx
    .insertInto("brand_names")
    .values({ brand_id: brandId, version: 1, spec: JSON.stringify(spec), made_by: "settings" })
    .onConflict((conflict) =>
      conflict.columns(["brand_id", "version"]).doUpdateSet({ spec: JSON.stringify(spec) }),
    )
    .execute();
}

/** Names for the companies that a brand has now, where others are wanted. */
export async function followSettings(
  tx: Transaction<Tables>,
  brand: Brand,
  { name, domain, competitors }: BrandSettings,
): Promise<void> {
  const wanted = await readNames(tx, brand.id, brand.names_version);
  const spec = withCompanies(wanted, { name, domain }, competitors);
  if (!isDeepStrictEqual(spec, wanted)) await addVersion(tx, brand, spec, "settings");
}

/**
 * Another version of the names of a brand that is locked; its number. The past is counted again by a job; where there is none,
 * the names count at once.
 */
export async function addVersion(
  tx: Transaction<Tables>,
  { id: brandId, names_version }: Pick<Brand, "id" | "names_version">,
  spec: BrandNamesSpec,
  madeBy: "owner" | "settings",
): Promise<number> {
  const version = names_version + 1;
  await tx
    .insertInto("brand_names")
    .values({ brand_id: brandId, version, spec: JSON.stringify(spec), made_by: madeBy })
    .execute();
  const { counted_version } = await tx
    .updateTable("brands")
    .set({
      names_version: version,
      recount_failed_at: null,
      counted_version: sql<number>`case when exists (select from brand_visits where brand_id = brands.id)
        then counted_version else ${version} end`,
    })
    .where("id", "=", brandId)
    .returning("counted_version")
    .executeTakeFirstOrThrow();
  if (counted_version === version) await keepKinds(tx, brandId);
  else await addJob(tx, "recount_brand", { brandId });
  return version;
}
