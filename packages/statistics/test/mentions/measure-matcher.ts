import { readFileSync } from "node:fs";
import type { MatcherFigures } from "@standings/domain";
import { type MentionedCompany, mentionFinder } from "../../src/find-mention.ts";

/** Passages as models write them, each with a company asked about; labelled before the matcher was run on them. */
interface LabelledPassage {
  readonly company: string;
  readonly language: string;
  readonly text: string;
  /** Offset of the first mention by the rule of `studies.md` §7; null: none; "anywhere": it was not written down. */
  readonly at: number | null | "anywhere";
}

/**
 * Files of passages, by what they served for. The matcher was mended with `first-half` (English, mostly) and `more-passages`
 * (eight languages); the others it had never seen when it was measured.
 */
const MENDED_WITH = ["first-half", "more-passages"] as const;
const UNSEEN = ["unseen-half", "held-out"] as const;
/** One in eight languages, where ⟦ and ⟧ stand around the first mention. */
type ByLanguage = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
/** One without languages and offsets. */
type Halves = readonly {
  readonly company: string;
  readonly label: "mention" | "none";
  readonly text: string;
}[];

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8"));

function passagesOf(name: (typeof MENDED_WITH)[number] | (typeof UNSEEN)[number]): LabelledPassage[] {
  if (name === "first-half" || name === "unseen-half")
    return read<Halves>(name).map(({ company, label, text }) => ({
      company,
      language: "",
      text,
      at: label === "mention" ? "anywhere" : null,
    }));
  return Object.entries(read<ByLanguage>(name)).flatMap(([language, companies]) =>
    Object.entries(companies).flatMap(([company, texts]) =>
      texts.map((marked) => {
        const at = marked.indexOf("⟦");
        return { company, language, text: marked.replace(/[⟦⟧]/gu, ""), at: at < 0 ? null : at };
      }),
    ),
  );
}

export interface MatcherMeasurement {
  readonly figures: MatcherFigures;
  /** By language, of passages that have one. */
  readonly byLanguage: Readonly<Record<string, MatcherFigures>>;
  readonly faults: readonly string[];
}

/** Holds the matcher against the labels. A mention at another place than the label's is missed and wrongly found. */
export function measureMatcher(which: "mended with" | "unseen"): MatcherMeasurement {
  const companies = read<Record<string, MentionedCompany>>("companies");
  const passages = (which === "unseen" ? UNSEEN : MENDED_WITH).flatMap(passagesOf);
  const judged = passages.map((passage) => {
    const company = companies[passage.company];
    if (!company) throw new Error(`${passage.company} is no company of companies.json`);
    const [found = null] = mentionFinder([company])(passage.text);
    const isRight = passage.at === "anywhere" ? found !== null : found === passage.at;
    return { ...passage, found, isRight };
  });
  const figuresOf = (some: typeof judged): MatcherFigures => ({
    passages: some.length,
    mentions: some.filter(({ at }) => at !== null).length,
    found: some.filter(({ at, isRight }) => at !== null && isRight).length,
    wronglyFound: some.filter(({ found, isRight }) => found !== null && !isRight).length,
  });
  const faults = judged
    .filter(({ isRight }) => !isRight)
    .map(({ company, at, text }) => `${company}, ${at === null ? "none" : "mention"}: ${text}`);
  const languages = Map.groupBy(
    judged.filter(({ language }) => language !== ""),
    ({ language }) => language,
  );
  return {
    figures: figuresOf(judged),
    byLanguage: Object.fromEntries([...languages].map(([language, some]) => [language, figuresOf(some)])),
    faults,
  };
}
