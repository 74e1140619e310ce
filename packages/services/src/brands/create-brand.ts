import { inTransaction, newId, type Tables } from "@standings/database";
import { MAX_BRANDS } from "@standings/domain";
import type { Transaction } from "kysely";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { lockAccount } from "../runs/lock-account.ts";
import {
  type BrandWishes,
  type CheckedPrompt,
  checkBrand,
  checkPrompts,
  type PromptWish,
} from "./check-brand.ts";
import { nextVisit } from "./next-visit.ts";

export interface NewBrand extends BrandWishes {
  readonly prompts: readonly PromptWish[];
}

/**
 * Adds a brand of the viewer; its first visit is asked for apart. Throws BRAND_INVALID, INVALID_MODEL, INVALID_PROMPT,
 * TOO_MANY_BRANDS, TOO_MANY_COMPETITORS or TOO_MANY_PROMPTS.
 */
export async function createBrand(request: ServiceRequest, wishes: NewBrand): Promise<{ brandId: string }> {
  const { services, viewer } = requireUser(request);
  const brand = checkBrand(wishes);
  const prompts = checkPrompts(wishes.prompts);
  const id = newId();
  await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, viewer);
    const { brands } = await tx
      .selectFrom("brands")
      .select(({ fn }) => fn.countAll<string>().as("brands"))
      .where("user_id", "=", viewer.userId)
      .executeTakeFirstOrThrow();
    if (Number(brands) >= MAX_BRANDS) throw new ServiceError("TOO_MANY_BRANDS");
    await tx
      .insertInto("brands")
      .values({
        id,
        user_id: viewer.userId,
        name: brand.name,
        domain: brand.domain,
        aliases: [...brand.aliases],
        models: [...brand.models],
        web_search: brand.webSearch,
        rhythm: brand.rhythm,
        day: brand.day,
        hour: brand.hour,
        time_zone: brand.timeZone,
        rounds: brand.rounds,
        alert_mails: brand.alertMails,
        digest_mails: brand.digestMails,
        competitors: JSON.stringify(brand.competitors),
        next_visit_at: nextVisit(brand, new Date()),
      })
      .execute();
    await insertPrompts(tx, id, prompts, 0);
  });
  return { brandId: id };
}

/** Adds prompts to a brand, after those it has. */
export async function insertPrompts(
  tx: Transaction<Tables>,
  brandId: string,
  prompts: readonly CheckedPrompt[],
  from: number,
): Promise<void> {
  if (prompts.length === 0) return;
  await tx
    .insertInto("brand_prompts")
    .values(
      prompts.map(({ prompt, key, label }, nth) => ({
        id: newId(),
        brand_id: brandId,
        prompt,
        prompt_key: key,
        label,
        position: from + nth,
      })),
    )
    .execute();
}
