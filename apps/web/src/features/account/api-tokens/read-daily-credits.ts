import { DAILY_CREDITS_MAX } from "@standings/domain";

/** A typed limit of credits a day; null for none, undefined for what is no limit. */
export function readDailyCredits(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const credits = Number(text);
  return Number.isInteger(credits) && credits >= 1 && credits <= DAILY_CREDITS_MAX ? credits : undefined;
}
