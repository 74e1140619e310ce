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

/** Whether a wording is surely in another language than this one: most short questions tell nothing. */
export function isInOtherLanguage(wording: string, language: string): boolean {
  const script = SCRIPTS.find(([, letters]) => letters.test(wording))?.[0];
  if (script !== undefined) return script !== language && !(script === "zh" && language === "ja");
  const words = new Set(wording.toLowerCase().split(/[^\p{L}]+/u));
  const count = (known: ReadonlySet<string>) => [...known].filter((word) => words.has(word)).length;
  const own = LANGUAGES.find(([one]) => one === language);
  const ofOwn = own ? count(own[1]) : 0;
  return LANGUAGES.some(([one, known]) => {
    const ofOther = one === language ? 0 : count(known);
    return ofOther >= LEAST_WORDS && ofOther > ofOwn;
  });
}
