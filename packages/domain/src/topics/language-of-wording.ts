import { LANGUAGE_WORDS } from "../claims/value-words.ts";

/** Words that questions of buyers begin with, which the languages don't share. */
const ASKING_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ["which", "what", "who", "best", "are", "companies", "recommend"],
  de: ["welche", "welches", "welcher", "beste", "bestes", "besten", "wer", "nach", "zu"],
  fr: ["quel", "quelle", "quels", "quelles", "meilleur", "meilleure", "meilleurs", "pour"],
  es: ["qué", "cuál", "mejor", "mejores", "cuáles", "recomiendan"],
  it: ["quale", "quali", "migliore", "migliori", "consigliate"],
  pt: ["qual", "quais", "melhor", "melhores", "recomendam"],
  nl: ["welke", "beste", "wat", "zijn", "bedrijven"],
  pl: ["jaki", "jaka", "które", "najlepszy", "najlepsze"],
  sv: ["vilken", "vilka", "bästa", "rekommenderar"],
};

/** A short word may be of any language. */
const LEAST_LETTERS = 2;
/** One word may be a name, or borrowed. */
const LEAST_WORDS = 2;

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
];

const LANGUAGES = Object.entries(LANGUAGE_WORDS).map(
  ([language, words]) =>
    [
      language,
      new Set([...words, ...(ASKING_WORDS[language] ?? [])].filter((word) => word.length >= LEAST_LETTERS)),
    ] as const,
);

const ENGLISH = "en";

/**
 * Whether a wording surely asks in English: it has a word that only English questions begin with, and more English words than words of
 * any other language. Most short questions tell nothing.
 */
export function isSurelyEnglish(wording: string): boolean {
  if (scriptOf(wording) !== undefined) return false;
  const words = wordsOf(wording);
  const counts = new Map(LANGUAGES.map(([language, known]) => [language, countOf(words, known)]));
  const english = counts.get(ENGLISH) ?? 0;
  counts.delete(ENGLISH);
  const asks = ASKING_WORDS[ENGLISH]?.some((word) => words.has(word)) ?? false;
  return asks && [...counts.values()].every((count) => count < english);
}

/** Whether a wording is surely in another language than this one: most short questions tell nothing. */
export function isInOtherLanguage(wording: string, language: string): boolean {
  const script = scriptOf(wording);
  if (script !== undefined) return script !== language && !(script === "zh" && language === "ja");
  const words = wordsOf(wording);
  const own = LANGUAGES.find(([one]) => one === language);
  const ofOwn = own ? countOf(words, own[1]) : 0;
  return LANGUAGES.some(([one, known]) => {
    const ofOther = one === language ? 0 : countOf(words, known);
    return ofOther >= LEAST_WORDS && ofOther > ofOwn;
  });
}

function scriptOf(wording: string): string | undefined {
  return SCRIPTS.find(([, letters]) => letters.test(wording))?.[0];
}

function wordsOf(wording: string): ReadonlySet<string> {
  return new Set(wording.toLowerCase().split(/[^\p{L}]+/u));
}

function countOf(words: ReadonlySet<string>, known: ReadonlySet<string>): number {
  return [...known].filter((word) => words.has(word)).length;
}
