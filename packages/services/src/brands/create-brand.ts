import { inTransaction, isId, newId } from "@standings/database";
import { checkCompanyNames, marketCode, newCompany } from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { requireUser, type ServiceRequest } from "../request.ts";
import { lockAccount } from "../runs/lock-account.ts";
import { addLast } from "./add-last.ts";
import {
  type BrandWishes,
  checkBrand,
  checkPrompts,
  clean,
  invalid,
  type PromptWish,
} from "./check-brand.ts";
import { dayAfterPause } from "./direct/ask-directly.ts";
import { inMarkets, limitPrompts } from "./markets.ts";
import { addFirstNames } from "./names/versions.ts";
import { nextVisit } from "./next-visit.ts";
import { allowAnotherBrand, findBareBrand } from "./own-brand.ts";

export interface CreatedBrand {
  readonly brandId: string;
  /** False where a call before had made it, by the wishes of then. */
  readonly isNew: boolean;
}

export interface NewBrand extends BrandWishes {
  /** A UUID, chosen by the client; repeated, it gives the same brand, as it was set up first. */
  readonly clientBrandId?: string | undefined;
  /** Other names that answers use for it. */
  readonly aliases: readonly string[];
  readonly prompts: readonly PromptWish[];
}

/**
 * Adds a brand of the viewer, or completes the one that was only named as the own company; its first visit is asked for apart. Throws BRAND_INVALID, INVALID_INPUT, INVALID_MARKET,
 * INVALID_MODEL, INVALID_PROMPT, TOO_MANY_BRANDS, TOO_MANY_COMPETITORS, TOO_MANY_MARKETS or TOO_MANY_PROMPTS.
 */
export async function createBrand(request: ServiceRequest, wishes: NewBrand): Promise<CreatedBrand> {
  const { services, viewer } = requireUser(request);
  const { clientBrandId = newId() } = wishes;
  if (!isId(clientBrandId)) throw new ServiceError("INVALID_INPUT");
  const brand = checkBrand(wishes, services.catalogue.now());
  const prompts = inMarkets(checkPrompts(wishes.prompts), brand.markets);
  limitPrompts(prompts);
  const called = newCompany(brand, wishes.aliases.map(clean).filter(Boolean));
  const names = checkCompanyNames(called);
  if (typeof names === "string") throw invalid(names);
  const own = { ...called, ...names };
  const id = newId();
  const { userId: user_id } = viewer;
  return inTransaction(services.db, async (tx): Promise<CreatedBrand> => {
    await lockAccount(tx, viewer);
    const known = await tx
      .selectFrom("brands")
      .select("id")
      .where("user_id", "=", user_id)
      .where("client_brand_id", "=", clientBrandId)
      .executeTakeFirst();
    if (known) return { brandId: known.id, isNew: false };
    const settings = {
      name: brand.name,
      domain: brand.domain,
      models: [...brand.models],
      web_search: brand.webSearch,
      asks_natural: brand.natural,
      markets: brand.markets.map(marketCode),
      rhythm: brand.rhythm,
      day: brand.day,
      hour: brand.hour,
      time_zone: brand.timeZone,
      rounds: brand.rounds,
      alert_mails: brand.alertMails,
      digest_mails: brand.digestMails,
      competitors: JSON.stringify(brand.competitors),
      next_visit_at: nextVisit(brand, new Date()),
      client_brand_id: clientBrandId,
    };
    const bare = await findBareBrand(tx, { userId: user_id, domain: brand.domain });
    if (bare === undefined) {
      await allowAnotherBrand(tx, user_id);
      await tx
        .insertInto("brands")
        .values({ id, user_id, ...settings })
        .execute();
    } else {
      const begun = { ...settings, paused_at: null, next_direct_at: dayAfterPause() };
      await tx.updateTable("brands").set(begun).where("id", "=", bare).execute();
    }
    await addFirstNames(tx, bare ?? id, [own, ...brand.competitors.map((rival) => newCompany(rival))]);
    await addLast(tx, bare ?? id, prompts);
    return { brandId: bare ?? id, isNew: true };
  });
}
