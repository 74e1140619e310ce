import { CLAIM_WEEKS, MAX_CLAIM_DAYS } from "@standings/domain";
import { invalid } from "../check-brand.ts";

/** Days whose answers are counted, the first and the last, `YYYY-MM-DD` (UTC). */
export interface ClaimDays {
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** PostgreSQL knows no year 0. */
const FIRST_DAY = Date.parse("0001-01-01");

/**
 * The days that are wanted: of one that is left out, four weeks before the last or all until today. Null where both are, which is
 * the last four weeks. Throws BRAND_INVALID with words of its own.
 */
export function chosenDays(
  now: Date,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): ClaimDays | null {
  if (from === null && to === null) return null;
  const last = Date.parse(to ?? dayOf(now.getTime()));
  const first = from === null ? last - (7 * CLAIM_WEEKS - 1) * DAY_MS : Date.parse(from);
  if (first > last) throw invalid("The first day is after the last");
  if ((last - first) / DAY_MS >= MAX_CLAIM_DAYS)
    throw invalid(`Please choose ${MAX_CLAIM_DAYS} days at most`);
  return { from: dayOf(Math.max(first, FIRST_DAY)), to: dayOf(Math.max(last, FIRST_DAY)) };
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
