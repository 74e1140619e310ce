import type { RankingKind } from "../ranking.ts";
import {
  DEGREES,
  DEGREES_IN_CAPITALS,
  LEGAL_ABBREVIATIONS,
  LEGAL_ATTACHED,
  LEGAL_BEGINNINGS,
  LEGAL_BEGINNINGS_IN_CAPITALS,
  LEGAL_ENDINGS,
  LEGAL_ENDINGS_IN_CAPITALS,
  LEGAL_PHRASES,
  TITLES,
} from "./legal-forms.ts";

/** Letters that decomposing leaves as they are. */
export const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ı: "i",
  ħ: "h",
  ŧ: "t",
  ς: "σ",
};
const UNDECOMPOSED = new RegExp(`[${Object.keys(FOLDED_LETTERS).join("")}]`, "gu");

// Kana, Indic and Thai marks tell words apart; accents, Arabic and Hebrew vowel points do not.
const ACCENTS = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;
const POINTS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u0652\u0670]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Me}/gu;

/** A text without accents, width and invisible characters; case, signs and the marks that are letters stay. */
export function withoutAccents(text: string): string {
  return text
    .normalize("NFKD")
    .replace(INVISIBLE, "")
    .replace(ACCENTS, "$1")
    .replace(POINTS, "")
    .normalize("NFC");
}

/** "C++" and "C#" are not "C". */
const SPOKEN_SIGNS = /([\p{L}\p{N}\p{M}])([+#\u266f]+)(?![\p{L}\p{N}])/gu;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
const NO_SIGN = /[^\p{S}!&#@]/gu;
const ASCII_NAME = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

/**
 * The words of a name or text in one form, with single spaces: without case, accents, width and punctuation; + and # after a
 * word are words ("c plus plus"). A name made of signs is its signs ("!!!"); "" when nothing is left.
 */
export function normaliseName(name: string): string {
  if (ASCII_NAME.test(name)) return name.toLowerCase();
  const folded = withoutAccents(withoutAccents(name).toLowerCase())
    .replace(UNDECOMPOSED, (letter) => FOLDED_LETTERS[letter] ?? letter)
    .replace(SPOKEN_SIGNS, (_, before: string, signs: string) => before + spoken(signs));
  const found = folded.match(WORD);
  return found ? found.join(" ") : folded.replace(NO_SIGN, "");
}

function spoken(signs: string): string {
  return [...signs].map((sign) => (sign === "+" ? " plus" : " sharp")).join("");
}

/**
 * Key of a name: two names with one key are the same name, if not the same company. Legal forms (of experts: titles and
 * degrees) at its ends say nothing, unless only an article would be left.
 */
export function nameKey(name: string, kind: RankingKind): string {
  const rules = RULES[kind];
  const whole = normaliseName(name);
  if (whole === "") return name.trim();
  if (!mayHaveForm(whole, rules)) return whole;
  const spelled = name.normalize("NFKC");
  const begun = wordsOf(rules.capitalsBefore ? spelled.replace(rules.capitalsBefore, "") : spelled, whole);
  const words = withoutForms(begun, rules);
  if (words.length < begun.length) return words.join(" ");
  // Capitals tell only before the words are folded.
  const ended = spelled.replace(rules.capitalsAfter, "");
  const rest = rules.capitalsBefore ? ended.replace(rules.capitalsBefore, "") : ended;
  return withoutForms(wordsOf(rest, words.join(" ")), rules).join(" ");
}

/** The words of a name, or of what it was before when nothing is left. */
function wordsOf(name: string, before: string): readonly string[] {
  const words = normaliseName(name).split(" ");
  return isName(words) ? words : before.split(" ");
}

interface Rules {
  /** First and last words of names that may have a form there. */
  readonly firstWords: ReadonlySet<string>;
  readonly lastWords: ReadonlySet<string>;
  readonly beginnings: ReadonlySet<string>;
  readonly endings: ReadonlySet<string>;
  /** Endings that count when their letters stand apart: "S.A.". */
  readonly dotted: ReadonlySet<string>;
  readonly attached: readonly string[];
  readonly capitalsBefore: RegExp | null;
  readonly capitalsAfter: RegExp;
}

function rulesOf(
  lists: Readonly<Record<"beginnings" | "capitalsBefore" | "endings" | "capitals", readonly string[]>>,
  attached: readonly string[],
): Rules {
  const { beginnings, capitalsBefore, endings, capitals } = lists;
  const folded = (forms: readonly string[]) => forms.map(normaliseName);
  const firstWord = (form: string) => form.split(" ")[0] ?? form;
  const lastWord = (form: string) => form.split(" ").at(-1) ?? form;
  const spelled = (forms: readonly string[]) => forms.map((form) => [...form].join("\\.?")).join("|");
  return {
    firstWords: new Set(folded([...beginnings, ...capitalsBefore]).map(firstWord)),
    lastWords: new Set(folded([...endings, ...capitals]).map(lastWord)),
    beginnings: new Set(folded(beginnings)),
    endings: new Set(folded(endings)),
    dotted: new Set(folded([...endings, ...capitals])),
    attached: folded(attached),
    capitalsBefore:
      capitalsBefore.length > 0 ? new RegExp(`^\\s*(?:${spelled(capitalsBefore)})\\.?\\s+`, "u") : null,
    capitalsAfter: new RegExp(`[\\s,]+\\(?(?:${spelled(capitals)})[.)]*\\s*$`, "u"),
  };
}

const RULES: Readonly<Record<RankingKind, Rules>> = {
  company: rulesOf(
    {
      beginnings: [...LEGAL_BEGINNINGS, ...LEGAL_PHRASES, ...LEGAL_ABBREVIATIONS],
      capitalsBefore: LEGAL_BEGINNINGS_IN_CAPITALS,
      endings: [...LEGAL_ENDINGS, ...LEGAL_PHRASES, ...LEGAL_ABBREVIATIONS],
      capitals: LEGAL_ENDINGS_IN_CAPITALS,
    },
    LEGAL_ATTACHED,
  ),
  expert: rulesOf(
    { beginnings: TITLES, capitalsBefore: [], endings: DEGREES, capitals: DEGREES_IN_CAPITALS },
    DEGREES.filter((form) => /^[^\p{Script=Latin}]{2,}$/u.test(form)),
  ),
};

/** Most names have none, which their first and last word tell. */
function mayHaveForm(whole: string, { firstWords, lastWords, attached }: Rules): boolean {
  const first = whole.indexOf(" ");
  if (first < 0) return attached.length > 0 && whole.charCodeAt(0) > LATIN_END;
  const end = whole.lastIndexOf(" ") + 1;
  if (whole.charCodeAt(0) > LATIN_END || whole.charCodeAt(end) > LATIN_END) return true;
  if (lastWords.has(whole.slice(end)) || firstWords.has(whole.slice(0, first))) return true;
  if (first === 1 && whole.charCodeAt(3) === SPACE) return true;
  // Letters of a form that stand apart.
  return (
    whole.length - end <= 2 && (whole.charCodeAt(end - 3) === SPACE || whole.charCodeAt(end - 4) === SPACE)
  );
}

const LATIN_END = 0x2ff;
const SPACE = 0x20;

const ARTICLES = new Set("the a an la le les el los las il lo i der die das de het den".split(" "));

function isName(words: readonly string[]): boolean {
  return words.some((word) => word !== "" && !ARTICLES.has(word));
}

const JOINERS = new Set("and und et y e i og och en".split(" "));

function withoutForms(name: readonly string[], rules: Rules): readonly string[] {
  let words = name;
  for (;;) {
    const shorter = shorterThan(words, rules, words.at(-1) !== name.at(-1));
    if (shorter === null || !isName(shorter)) return words;
    words = shorter;
  }
}

/** The words without one form, or null when they have none. */
function shorterThan(words: readonly string[], rules: Rules, hasEnded: boolean): readonly string[] | null {
  const ending = endingOf(words, rules, hasEnded);
  if (ending > 0) {
    const rest = words.slice(0, -ending);
    return rest.length > 1 && JOINERS.has(rest.at(-1) ?? "") ? rest.slice(0, -1) : rest;
  }
  const beginning = beginningOf(words, rules);
  return beginning > 0 ? words.slice(beginning) : withoutAttached(words, rules);
}

const MOST_WORDS = 4;
const MOST_LETTERS = 7;

/** Number of words that are a form at the end. */
function endingOf(words: readonly string[], { endings, dotted }: Rules, hasEnded: boolean): number {
  for (let size = Math.min(MOST_WORDS, words.length); size > 0; size -= 1)
    if (endings.has(words.slice(-size).join(" "))) return size;
  // "SE & Co. KG"
  if (hasEnded && dotted.has(words.at(-1) ?? "")) return 1;
  let letters = "";
  let found = 0;
  for (let size = 1; size <= Math.min(MOST_LETTERS, words.length - 1); size += 1) {
    const word = words.at(-size) ?? "";
    if (word.length > 2) break;
    letters = word + letters;
    if (size > 1 && dotted.has(letters)) found = size;
  }
  return found;
}

function beginningOf(words: readonly string[], { beginnings }: Rules): number {
  for (let size = Math.min(MOST_WORDS, words.length - 1); size > 0; size -= 1)
    if (beginnings.has(words.slice(0, size).join(" "))) return size;
  return 0;
}

function withoutAttached(words: readonly string[], { attached }: Rules): readonly string[] | null {
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  for (const form of attached) {
    if (last.endsWith(form)) return [...words.slice(0, -1), last.slice(0, -form.length)].filter(Boolean);
    if (first.startsWith(form)) return [first.slice(form.length), ...words.slice(1)].filter(Boolean);
  }
  return null;
}
