import type { Estimate, Interval } from "../studies/report.ts";
import type { Aspect } from "./statement.ts";

/**
 * Mean over answers of praised / (praised + blamed), neutral statements left out, models weighing alike
 * (`names-claims-topics-markets.md` §2.7).
 */
export interface Sentiment extends Estimate {
  /** Answers that praise or blame, and those that do neither. */
  readonly answers: number;
  readonly neither: number;
}

/** How much a company is praised and blamed for one thing: shares of the answers that name it. */
export interface AspectPraise {
  readonly aspect: Aspect;
  readonly praised: Estimate;
  readonly blamed: Estimate;
  /** Praised, the company less a rival, from −1 to 1; null without a rival or where no model has two answers of both. */
  readonly difference: {
    readonly value: number;
    readonly range: Interval;
    /** Told apart over the whole table. */
    readonly isApart: boolean;
  } | null;
}
