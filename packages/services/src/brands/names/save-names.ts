import { isDeepStrictEqual } from "node:util";
import { inTransaction, type Tables } from "@standings/database";
import {
  type BrandCompany,
  type BrandNames,
  type BrandNamesSpec,
  type CompanyNamesWish,
  checkCompanyNames,
  companyKeys,
  NAME_SAVES_A_DAY,
} from "@standings/domain";
import { sql, type Transaction } from "kysely";
import { ServiceError } from "../../errors.ts";
import { addJob } from "../../jobs/add-job.ts";
import { requireUser, type ServiceRequest } from "../../request.ts";
import type { OfBrand } from "../change-brand.ts";
import { invalid } from "../check-brand.ts";
import { findBrand, lockBrand } from "../read-brand.ts";
import { toBrandNames } from "./get-names.ts";
import { readNames } from "./read-names.ts";
import { addVersion } from "./versions.ts";

export interface NamesToSave extends OfBrand {
  /** All companies of the brand. */
  readonly companies: readonly CompanyNamesWish[];
  /** The version that was changed. */
  readonly baseVersion: number;
}

/**
 * Saves a version of the names of a brand of the viewer; the past is counted again by a job, for nothing. Names as they are
 * make no version. Throws BRAND_NOT_FOUND, NAMES_CHANGED (with the names that are wanted), TOO_MANY_NAME_SAVES or BRAND_INVALID
 * with words of its own.
 */
export async function saveNames(
  request: ServiceRequest,
  { brandId, companies, baseVersion }: NamesToSave,
): Promise<BrandNames> {
  const { services, viewer } = requireUser(request);
  return inTransaction(services.db, async (tx) => {
    const brand = await lockBrand(tx, viewer.userId, brandId);
    const { names_version: version } = brand;
    if (version !== baseVersion)
      throw new ServiceError("NAMES_CHANGED", { fields: { ...(await toBrandNames(tx, brand)) } });
    const before = await readNames(tx, brand.id, version);
    const spec = checkSpec(before, companies);
    if (!isDeepStrictEqual(spec, before)) {
      await allowSave(tx, brand.id);
      await addVersion(tx, brand, spec, "owner");
    }
    return toBrandNames(tx, await findBrand(tx, viewer.userId, brandId));
  });
}

/** Counts the past again where it failed. Throws BRAND_NOT_FOUND. */
export async function retryRecount(request: ServiceRequest, { brandId }: OfBrand): Promise<BrandNames> {
  const { services, viewer } = requireUser(request);
  return inTransaction(services.db, async (tx) => {
    const brand = await lockBrand(tx, viewer.userId, brandId);
    if (brand.recount_failed_at !== null) {
      await tx.updateTable("brands").set({ recount_failed_at: null }).where("id", "=", brand.id).execute();
      await addJob(tx, "recount_brand", { brandId: brand.id });
    }
    return toBrandNames(tx, await findBrand(tx, viewer.userId, brandId));
  });
}

/** The companies of a brand under other names. Throws BRAND_INVALID. */
export function checkSpec(before: BrandNamesSpec, wishes: readonly CompanyNamesWish[]): BrandNamesSpec {
  const keys = companyKeys(before);
  const wanted = new Map(wishes.map((wish) => [wish.key, wish]));
  if (wanted.size !== wishes.length || wishes.length !== before.length)
    throw invalid("Please give the names of each company of the brand, once");
  const toCompany = (company: BrandCompany, at: number): BrandCompany => {
    const wish = wanted.get(keys[at] ?? "");
    if (!wish) throw invalid("Please give the names of each company of the brand, once");
    const names = checkCompanyNames(wish);
    if (typeof names === "string") throw invalid(names);
    if (names.names.length + names.sites.length === 0)
      throw invalid(`Please leave ${company.name} a name or a site`);
    return { name: company.name, domain: company.domain, ...names };
  };
  const [own, ...rivals] = before;
  const spec: BrandNamesSpec = [toCompany(own, 0), ...rivals.map((rival, at) => toCompany(rival, at + 1))];
  const owners = new Map<string, string>();
  for (const { name, sites } of spec)
    for (const site of sites) {
      const other = owners.get(site);
      if (other !== undefined) throw invalid(`${site} is a site of ${other} and of ${name}`);
      owners.set(site, name);
    }
  return spec;
}

async function allowSave(tx: Transaction<Tables>, brandId: string): Promise<void> {
  const { saves } = await tx
    .selectFrom("brand_names")
    .select(({ fn }) => fn.countAll<string>().as("saves"))
    .where("brand_id", "=", brandId)
    .where("made_by", "=", "owner")
    .where("made_at", ">", sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (Number(saves) >= NAME_SAVES_A_DAY) throw new ServiceError("TOO_MANY_NAME_SAVES");
}
