import type { Estimate } from "./report.ts";

/**
 * Version of the rules by which mentions are found in plain words; findings of a study carry it. Raise it whenever a text may
 * be read differently.
 */
export const MATCHING_VERSION = 1;

/** How the matcher of volunteered mentions did on labelled passages (`packages/statistics/test/mentions`). */
export interface MatcherFigures {
  /** Passages, each with a company asked about. */
  readonly passages: number;
  /** Passages that mention it by the rule, and how many of them were found (where the place is labelled: at that place). */
  readonly mentions: number;
  readonly found: number;
  /** Passages in which a mention was found that is none. */
  readonly wronglyFound: number;
}

export interface PublishedMatcherFigures extends MatcherFigures {
  /** Other passages, with which the matcher was mended. */
  readonly mendedWith: number;
  /** Share of what was found that is a mention. */
  readonly precision: Estimate;
  /** Share of the mentions that was found. */
  readonly recall: Estimate;
  /** The passages whose language was recorded, by its code. */
  readonly byLanguage: Readonly<Record<string, MatcherFigures>>;
}

/** On passages that the matcher had not seen; a test computes them again. */
export const MATCHER_FIGURES: PublishedMatcherFigures = {
  passages: 209,
  mendedWith: 302,
  mentions: 114,
  found: 111,
  wronglyFound: 4,
  precision: { value: 0.9652, range: { low: 0.9156, high: 0.9898 } },
  recall: { value: 0.9737, range: { low: 0.9273, high: 0.994 } },
  byLanguage: {
    en: { passages: 14, mentions: 7, found: 7, wronglyFound: 0 },
    de: { passages: 13, mentions: 7, found: 7, wronglyFound: 2 },
    fr: { passages: 13, mentions: 6, found: 6, wronglyFound: 0 },
    es: { passages: 13, mentions: 6, found: 6, wronglyFound: 0 },
    pt: { passages: 13, mentions: 6, found: 6, wronglyFound: 0 },
    it: { passages: 13, mentions: 5, found: 5, wronglyFound: 0 },
    ja: { passages: 13, mentions: 6, found: 6, wronglyFound: 0 },
    zh: { passages: 13, mentions: 6, found: 6, wronglyFound: 0 },
  },
};
