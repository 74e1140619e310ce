import type { QueryUtils } from "../api/create-api.ts";
import { emit } from "../browser-events.ts";

/** Asks the server for the balance and tells every part of the page; `fallback` when it can't be had, or nothing. */
export async function refreshBalance(utils: QueryUtils, fallback: number | null = null): Promise<void> {
  const credits = await utils.credits.balance.fetch().then(
    (balance) => balance.credits,
    () => fallback,
  );
  await tellBalance(utils, credits);
}

/** A balance the server has just named; what can be spent besides credits is asked again where it is shown. */
export async function tellBalance(utils: QueryUtils, credits: number | null): Promise<void> {
  if (credits !== null) emit("creditsUpdated", { credits });
  await utils.credits.usage.invalidate();
}
