import type { Market } from "../market.ts";
import { wholePoints } from "../studies/ranges.ts";
import type { Estimate, Interval } from "../studies/report.ts";
import type { ClaimArm } from "./claim-record.ts";
import type { Aspect } from "./statement.ts";

/**
 * Mean over answers of praised / (praised + blamed), neutral statements left out, models weighing alike
 * (`names-claims-topics-markets.md` §2.7).
 */
export interface Sentiment extends Estimate {
  /** Answers that praise or blame, and those that do neither. */
  readonly answers: number;
  readonly neither: number;
  /** Models of which one answer praises or blames. */
  readonly once: number;
}

/** How much a company is praised and blamed for one thing: shares of the answers that name it. */
export interface AspectPraise {
  readonly aspect: Aspect;
  readonly praised: Estimate;
  readonly blamed: Estimate;
  /** Answers that praise, and that blame. */
  readonly praisedIn: number;
  readonly blamedIn: number;
  /** Praised, the company less a rival, from −1 to 1; null without a rival or where no model has two answers of both. */
  readonly difference: {
    readonly value: number;
    readonly range: Interval;
    /** Told apart over the whole table. */
    readonly isApart: boolean;
  } | null;
}

/** What a company of a brand is praised and blamed for in plain answers of one market, beside another of its companies. */
export interface BrandPraise {
  readonly market: Market | null;
  /** Of lists nothing is told: a list is asked why an entry holds its place. */
  readonly arm: ClaimArm;
  /** Answers that name the company. */
  readonly answers: number;
  /** The company that it is held beside, by its key, and the answers that name that one; null: there is no other. */
  readonly against: { readonly company: string; readonly answers: number } | null;
  /** Praised most first. */
  readonly aspects: readonly AspectPraise[];
}

/** What is said where praise is told of plain answers alone. */
export const LISTS_PRAISE_BY_ORDER =
  "A list is asked why an entry holds its place, so its reasons praise by order: this is told of plain answers alone.";

/** "more praise, by 22 points (8 to 36)"; a difference that is not apart has no figure. */
export function differenceWords(difference: AspectPraise["difference"]): string {
  if (difference === null) return "too few answers name both";
  const { value, range, isApart } = difference;
  if (!isApart) return "can’t be told apart";
  const ends = [range.low, range.high].map((end) => wholePoints(Math.abs(end))).sort((a, b) => a - b);
  const by = wholePoints(Math.abs(value));
  return `${value > 0 ? "more" : "less"} praise, by ${by} points (${ends.join(" to ")})`;
}
