import { readFileSync } from "node:fs";
import type { MatcherFigures } from "@standings/domain";
import { findMention, type MentionedCompany } from "../../src/find-mention.ts";

/**
 * Passages as models write them, each with a company asked about. Labelled by hand before the matcher was run on them:
 * "mention" by the rule of `studies.md` §7, "none", or "unclear", where a reader takes an ordinary word for the company
 * but the rule asks for its domain or a word of its category, which the passage lacks.
 */
interface LabelledPassage {
  readonly company: string;
  readonly label: "mention" | "none" | "unclear";
  readonly text: string;
}

/** The matcher was mended with the first half; the other one it had never seen when it was measured. */
export type Half = "first-half" | "unseen-half";

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8"));

export interface MatcherMeasurement {
  readonly figures: MatcherFigures;
  readonly faults: readonly string[];
}

/** Holds the matcher against the labels of one half. */
export function measureMatcher(half: Half): MatcherMeasurement {
  const companies = read<Record<string, MentionedCompany>>("companies");
  const passages = read<LabelledPassage[]>(half);
  const judged = passages.map(({ company, label, text }) => {
    const asked = companies[company];
    if (!asked) throw new Error(`${company} is no company of companies.json`);
    return { company, label, text, isFound: findMention(text, asked) !== null };
  });
  const count = (wanted: LabelledPassage["label"], isFound: boolean) =>
    judged.filter((one) => one.label === wanted && one.isFound === isFound).length;
  const figures = {
    passages: passages.length,
    mentions: count("mention", true) + count("mention", false),
    found: count("mention", true),
    wronglyFound: count("none", true) + count("unclear", true),
    unclear: count("unclear", true) + count("unclear", false),
  };
  const faults = judged
    .filter(({ label, isFound }) => (label === "mention") !== isFound)
    .map(({ company, label, text }) => `${company}, ${label}: ${text}`);
  return { figures, faults };
}
