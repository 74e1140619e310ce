import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  createMatcher,
  type MatcherFigures,
  type Mention,
  type Stance,
  soughtCompany,
} from "@standings/domain";
import { KNOWN_WORDS } from "@standings/words";

/** Passages as models write them, each with a company asked about; labelled before the matcher was run on them. */
interface LabelledPassage {
  readonly company: string;
  readonly language: string;
  readonly text: string;
  /** How it speaks of the company by the rules of `names-claims-topics-markets.md` §1.2; null: not at all. */
  readonly stance: Stance | null;
  /** Offset of the first place of that stance; null where it was not written down. */
  readonly at: number | null;
}

/**
 * Files of passages. The matcher was mended with the first ones from the beginning. The others were labelled and measured
 * before anybody looked at what it made of them; a third of these is kept, and nobody looks at that.
 */
const MENDED_WITH = ["first-half", "more-passages", "scripts", "rule-making"] as const;
const LABELLED_BLIND = [
  "unseen-half",
  "held-out",
  "scripts-unseen",
  "answers",
  "later-answers",
  "last-answers",
  "tested-languages",
  "tested-later",
  "newest-answers",
  "final-answers",
] as const;
type File = (typeof MENDED_WITH)[number] | (typeof LABELLED_BLIND)[number];

/**
 * `mended with`: all that rules may be made with, which includes two thirds of those labelled blind (`looked at`); `kept`:
 * the other third; `blind`: all that were labelled blind.
 */
export type PassageSet = "mended with" | "looked at" | "kept" | "blind";

/** By the text alone, so that a passage stays on its side whatever is added. */
function isKept({ text }: LabelledPassage): boolean {
  return createHash("sha256").update(text).digest().readUInt32BE() % 3 === 0;
}

function passagesIn(which: PassageSet, { mendedWith, blind }: JudgedPassages): readonly JudgedPassage[] {
  if (which === "blind") return blind;
  if (which === "kept") return blind.filter(isKept);
  const lookedAt = blind.filter((passage) => !isKept(passage));
  return which === "looked at" ? lookedAt : [...mendedWith, ...lookedAt];
}

/** By language and company; ⟦ and ⟧ stand around the first place of the best stance: ⟦name⟧, ⟦contrast:name⟧. */
type ByLanguage = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
/** One without languages and offsets. */
type Halves = readonly {
  readonly company: string;
  readonly label: Stance | "none";
  readonly text: string;
}[];
type Companies = Readonly<
  Record<string, { readonly names: string[]; readonly domain: string; readonly categoryWords: string[] }>
>;

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8"));

const MARK = /⟦(?:(?<stance>contrast|avoided|absent):)?(?<name>[^⟧]*)⟧/u;

function passagesOf(name: File): LabelledPassage[] {
  if (name === "first-half" || name === "unseen-half")
    return read<Halves>(name).map(({ company, label, text }) => ({
      company,
      language: "",
      text,
      stance: label === "none" ? null : label,
      at: null,
    }));
  return Object.entries(read<ByLanguage>(name)).flatMap(([language, companies]) =>
    Object.entries(companies).flatMap(([company, texts]) =>
      texts.map((marked) => ({ company, language, ...unmarked(marked) })),
    ),
  );
}

function unmarked(marked: string): Pick<LabelledPassage, "text" | "stance" | "at"> {
  const found = MARK.exec(marked);
  const text = marked.replace(new RegExp(MARK, "gu"), "$<name>");
  if (!found) return { text, stance: null, at: null };
  return { text, stance: (found.groups?.stance as Stance | undefined) ?? "named", at: found.index };
}

export interface MatcherMeasurement {
  readonly figures: MatcherFigures;
  /** By language, of passages that have one. */
  readonly byLanguage: Readonly<Record<string, MatcherFigures>>;
  /** The passages that it errs on, but for kept ones: whoever reads those makes rules with them. */
  readonly faults: readonly string[];
}

export interface Judged extends Pick<LabelledPassage, "stance"> {
  readonly found: Mention | null;
  /** A mention is found at its place, and none where there is none. */
  readonly isRight: boolean;
  /** It speaks of the company and is told to do so as it does. */
  readonly isStanceRight: boolean;
}

type JudgedPassage = Judged & LabelledPassage;

export interface JudgedPassages {
  readonly mendedWith: readonly JudgedPassage[];
  readonly blind: readonly JudgedPassage[];
}

/** Holds the matcher against all labels. A mention at another place than the label's is missed and wrongly found. */
export function judgePassages(): JudgedPassages {
  const matchers = new Map(
    Object.entries(read<Companies>("companies")).map(([company, { names, domain, categoryWords }]) => [
      company,
      createMatcher([soughtCompany(names, domain, categoryWords)], KNOWN_WORDS),
    ]),
  );
  const judge = (passage: LabelledPassage): JudgedPassage => {
    const match = matchers.get(passage.company);
    if (!match) throw new Error(`${passage.company} is no company of companies.json`);
    const [found = null] = match(passage.text);
    const isPlaceRight = passage.at === null || found?.at === passage.at;
    const isNamed = passage.stance === "named";
    return {
      ...passage,
      found,
      isRight: isNamed ? found?.stance === "named" && isPlaceRight : found?.stance !== "named",
      isStanceRight: (found?.stance ?? null) === passage.stance && isPlaceRight,
    };
  };
  const judged = (files: readonly File[]) => files.flatMap(passagesOf).map(judge);
  return { mendedWith: judged(MENDED_WITH), blind: judged(LABELLED_BLIND) };
}

export function measureMatcher(which: PassageSet, passages: JudgedPassages): MatcherMeasurement {
  const mayHoldKept = which === "kept" || which === "blind";
  const judged = passagesIn(which, passages);
  const languages = Map.groupBy(
    judged.filter(({ language }) => language !== ""),
    ({ language }) => language,
  );
  return {
    figures: figuresOf(judged),
    byLanguage: Object.fromEntries([...languages].map(([language, some]) => [language, figuresOf(some)])),
    faults: judged
      .filter(({ isRight, isStanceRight }) => !mayHoldKept && !(isRight && isStanceRight))
      .map(
        ({ company, stance, found, text }) =>
          `${company}, ${stance ?? "none"} as ${found?.stance ?? "none"}: ${text}`,
      ),
  };
}

export function figuresOf(some: readonly Judged[]): MatcherFigures {
  const mentions = some.filter(({ stance }) => stance === "named");
  const spoken = some.filter(({ stance }) => stance !== null);
  return {
    passages: some.length,
    mentions: mentions.length,
    found: mentions.filter(({ isRight }) => isRight).length,
    wronglyFound: some.filter(({ found, isRight }) => found?.stance === "named" && !isRight).length,
    spoken: spoken.length,
    rightStances: spoken.filter(({ isStanceRight }) => isStanceRight).length,
  };
}
