import { inTransaction, newId } from "@standings/database";
import { DIRECT_COST, DIRECT_ROUNDS } from "@standings/domain";
import type { ServiceContext } from "../../context.ts";
import { lockAccount } from "../../runs/lock-account.ts";
import { lockBrand } from "../read-brand.ts";
import { beginDirect, firstMarket, isAskedDirectly, weeksFromNow } from "./ask-directly.ts";

/**
 * Begins the direct visits that are due, those that wait longest first, while `hasPlace` says so. With too few credits nothing is asked,
 * which its page tells, and the next time comes. Returns what went wrong: a brand that fails keeps no other waiting.
 */
export async function beginDueDirect(
  services: ServiceContext,
  hasPlace: () => Promise<boolean>,
  now: Date,
): Promise<readonly unknown[]> {
  const due = await services.db
    .selectFrom("brands")
    .select(["id", "user_id"])
    .where("asks_direct", "=", true)
    .where("paused_at", "is", null)
    .where("next_direct_at", "<=", now)
    .orderBy("next_direct_at")
    .orderBy("id")
    .execute();
  const errors: unknown[] = [];
  for (const { id, user_id } of due) {
    if (!(await hasPlace())) break;
    await beginDue(services, { id, userId: user_id }, now).catch((error) => errors.push(error));
  }
  return errors;
}

async function beginDue(
  services: ServiceContext,
  { id, userId }: { readonly id: string; readonly userId: string },
  now: Date,
): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, { userId, token: "" });
    const brand = await lockBrand(tx, userId, id);
    const { asks_direct, next_direct_at, paused_at } = brand;
    // Another process has begun it, or its owner has changed their mind.
    if (!asks_direct || paused_at !== null || next_direct_at === null || next_direct_at > now) return;
    // The next time comes also where nothing can be asked.
    await tx.updateTable("brands").set({ next_direct_at: weeksFromNow() }).where("id", "=", id).execute();
    if (await isAskedDirectly(tx, id)) return;
    if ((await beginDirect(tx, services, brand, { apiTokenId: null })) !== "short") return;
    await tx
      .insertInto("direct_visits")
      .values({
        ...{ id: newId(), brand_id: id, user_id: userId, market: firstMarket(brand), state: "short" },
        ...{ rounds: DIRECT_ROUNDS, models: brand.models, web_search: brand.web_search },
        ...{
          is_sandbox: services.settings.modelsAreSandbox,
          funding: "none",
          held: DIRECT_COST,
          ended_at: now,
        },
      })
      .execute();
  });
}
