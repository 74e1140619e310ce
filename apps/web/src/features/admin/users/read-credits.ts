import { CREDITS_MAX } from "@standings/domain";

/** A typed balance; null for what is none. */
export function readCredits(text: string): number | null {
  const credits = Number(text.trim());
  return text.trim() !== "" && Number.isInteger(credits) && credits >= 0 && credits <= CREDITS_MAX
    ? credits
    : null;
}
