import type { Estimate } from "./report.ts";

/** How the matcher of volunteered mentions did on labelled passages (`packages/statistics/test/mentions`). */
export interface MatcherFigures {
  /** Passages, each with a company asked about. */
  readonly passages: number;
  /** Passages that mention it by the rule, and how many of them were found. */
  readonly mentions: number;
  readonly found: number;
  /** Passages that do not mention it, and were taken for one. */
  readonly wronglyFound: number;
  /** Of those that do not: where a reader takes an ordinary word for the company, and the rule does not. */
  readonly unclear: number;
}

export interface PublishedMatcherFigures extends MatcherFigures {
  /** Other passages, with which the matcher was mended. */
  readonly mendedWith: number;
  /** Share of what was found that is a mention. */
  readonly precision: Estimate;
  /** Share of the mentions that was found. */
  readonly recall: Estimate;
}

/** On the half that the matcher had not seen; a test computes them again. */
export const MATCHER_FIGURES: PublishedMatcherFigures = {
  passages: 104,
  mendedWith: 98,
  mentions: 63,
  found: 62,
  wronglyFound: 4,
  unclear: 3,
  precision: { value: 0.9394, range: { low: 0.8558, high: 0.982 } },
  recall: { value: 0.9841, range: { low: 0.9188, high: 0.9995 } },
};
