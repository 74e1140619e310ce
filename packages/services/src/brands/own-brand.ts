import { newId, type Tables } from "@standings/database";
import { MAX_BRANDS, newCompany, VISIT_ROUNDS } from "@standings/domain";
import { sql, type Transaction } from "kysely";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { addFirstNames } from "./names/versions.ts";

interface OwnCompany {
  readonly userId: string;
  /** Registrable domain. */
  readonly domain: string;
}

/**
 * Id of the account's brand of a company, the oldest one; where it has none, one is made that asks nothing: without prompts,
 * visited by hand. The caller has locked the account. Throws TOO_MANY_BRANDS.
 */
export async function ownBrandOf(
  tx: Transaction<Tables>,
  { catalogue }: ServiceContext,
  { userId: user_id, domain }: OwnCompany,
): Promise<string> {
  const known = await tx
    .selectFrom("brands")
    .select("id")
    .where("user_id", "=", user_id)
    .where("domain", "=", domain)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (known) return known.id;
  await allowAnotherBrand(tx, user_id);
  const directory = tx.selectFrom("companies").select("name").where("domain", "=", domain);
  const name = (await directory.executeTakeFirst())?.name ?? domain;
  const id = newId();
  await tx
    .insertInto("brands")
    .values({
      id,
      user_id,
      domain,
      name,
      competitors: "[]",
      models: [...catalogue.now().defaultIds],
      web_search: true,
      rhythm: "manual",
      day: 1,
      hour: 0,
      time_zone: "UTC",
      rounds: VISIT_ROUNDS,
    })
    .execute();
  await addFirstNames(tx, id, [newCompany({ name, domain })]);
  return id;
}

/** Throws TOO_MANY_BRANDS. */
export async function allowAnotherBrand(tx: Transaction<Tables>, userId: string): Promise<void> {
  const { brands } = await tx
    .selectFrom("brands")
    .select(({ fn }) => fn.countAll<string>().as("brands"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (Number(brands) >= MAX_BRANDS) throw new ServiceError("TOO_MANY_BRANDS");
}

/** The account's brand of a company that asks nothing and has asked nothing: setting one up completes it. */
export async function findBareBrand(
  tx: Transaction<Tables>,
  { userId, domain }: OwnCompany,
): Promise<string | undefined> {
  const bare = await tx
    .selectFrom("brands")
    .select("id")
    .where("user_id", "=", userId)
    .where("domain", "=", domain)
    .where(sql<boolean>`not exists (select from brand_prompts where brand_id = brands.id)`)
    .where(sql<boolean>`not exists (select from brand_visits where brand_id = brands.id)`)
    .where(sql<boolean>`not exists (select from direct_visits where brand_id = brands.id)`)
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return bare?.id;
}
