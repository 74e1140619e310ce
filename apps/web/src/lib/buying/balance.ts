import type { QueryUtils } from "../api/create-api.ts";
import { emit } from "../browser-events.ts";

/** Fetches the balance and publishes it; a failed call publishes `fallback`, or nothing for null. */
export async function refreshBalance(utils: QueryUtils, fallback: number | null = null): Promise<void> {
  const balance = await utils.credits.balance.fetch().catch(() => null);
  await publishBalance(utils, balance?.credits ?? fallback, balance?.held);
}

/** Publishes a balance from the server and refetches the usage of plans and previews where it is shown. */
export async function publishBalance(
  utils: QueryUtils,
  credits: number | null,
  held?: number,
): Promise<void> {
  if (credits !== null) emit("creditsUpdated", held === undefined ? { credits } : { credits, held });
  await utils.credits.usage.invalidate();
}
