import type { Brand, Connection } from "@standings/database";
import { type BrandNames, companyKeys, IDENTITY_VERSION } from "@standings/domain";
import { sql } from "kysely";
import { requireScope, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { findBrand } from "../read-brand.ts";
import { readNames } from "./read-names.ts";

/** What the companies of a brand of the viewer are called, and whether the past is being counted again. Throws BRAND_NOT_FOUND. */
export async function getBrandNames(request: ServiceRequest, { brandId }: OfBrand): Promise<BrandNames> {
  const { services, viewer } = requireScope(request, "read");
  return toBrandNames(services.db, await findBrand(services.db, viewer.userId, brandId));
}

/** The names that are wanted of a brand, as their page shows them. */
export async function toBrandNames(db: Connection, brand: Brand): Promise<BrandNames> {
  const { names_version: version, counted_version } = brand;
  const spec = await readNames(db, brand.id, version);
  const keys = companyKeys(spec);
  return {
    version,
    counted: { version: counted_version, matcher: await readMatcher(db, brand.id) },
    recount:
      version === counted_version
        ? null
        : { ...(await readProgress(db, brand)), hasFailed: brand.recount_failed_at !== null },
    companies: spec.map((company, at) => ({ key: keys[at] ?? "", ...company })),
  };
}

/** The oldest rules that added up a visit of a brand; today's where there is none. */
async function readMatcher(db: Connection, brandId: string): Promise<number> {
  const { oldest } = await db
    .selectFrom("brand_visits")
    .select(({ fn }) => fn.min("identity_version").as("oldest"))
    .where("brand_id", "=", brandId)
    .executeTakeFirstOrThrow();
  return oldest ?? IDENTITY_VERSION;
}

async function readProgress(db: Connection, { id, names_version }: Brand) {
  const { rows } = await sql<{ done: number; of: number }>`
    select coalesce(sum(recount.answers), 0)::integer as done,
      coalesce(sum(coalesce(recount.answers, (select sum(answers) from unnest(asked.answers) as answers))), 0)::integer as of
    from visit_prompts asked
      left join brand_recounts recount on recount.visit_id = asked.visit_id and recount.prompt_id = asked.prompt_id
        and recount.version = ${names_version}
    where asked.visit_id in (select id from brand_visits where brand_id = ${id})
      and asked.state = 'done' and asked.run_id is not null
  `.execute(db);
  return rows[0] ?? { done: 0, of: 0 };
}
