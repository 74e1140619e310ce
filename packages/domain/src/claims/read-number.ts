import { LANGUAGE_WORDS, MULTIPLIERS } from "./value-words.ts";

/** A number as a text writes it. */
export interface WrittenNumber {
  readonly amount: number;
  /** Worth of its last digit that is not 0 (250k: 10,000), and of its last digit (29.90: 0.01). */
  readonly place: number;
  readonly unit: number;
  readonly start: number;
  readonly end: number;
}

const COMMA_LANGUAGES = new Set(["de", "fr", "es", "it", "pt", "nl", "pl", "sv", "da", "no", "ru", "tr"]);
const SPACE_LANGUAGES = new Set(["fr", "pl", "sv", "no", "ru"]);

/** Language of an answer, as far as numbers and currencies are written by it; English where nothing tells. */
export function languageOfAnswer(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return "ja";
  if (/\p{Script=Hangul}/u.test(text)) return "ko";
  if (/\p{Script=Han}/u.test(text)) return "zh";
  if (/\p{Script=Cyrillic}/u.test(text)) return "ru";
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  let [best, most] = ["en", 0];
  for (const [language, list] of Object.entries(LANGUAGE_WORDS)) {
    const count = words.filter((word) => list.includes(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}

const GROUPED = String.raw`\d{1,3}(?:[   '’]\d{3})+(?!\d)(?:[.,]\d+)?`;
const SPACED = String.raw`\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d+)?`;
const PLAIN = String.raw`\d+(?:[.,]\d+)*`;
const ORDERED = MULTIPLIERS.flatMap(([factor, words]) => words.map((word) => ({ factor, word }))).sort(
  (a, b) => b.word.length - a.word.length,
);

/** All numbers of a text in small letters, in their order; the language tells points from commas. */
export function numbersIn(text: string, language: string): WrittenNumber[] {
  const pattern = SPACE_LANGUAGES.has(language) ? `${SPACED}|${GROUPED}|${PLAIN}` : `${GROUPED}|${PLAIN}`;
  const found: WrittenNumber[] = [];
  for (const match of text.matchAll(new RegExp(pattern, "gu"))) {
    const { index: start, 0: written } = match;
    const { digits, decimals } = digitsOf(written, language);
    const end = start + written.length;
    const { factor, length } = factorAt(text.slice(end), language);
    const unit = factor * 10 ** -decimals;
    const zeros = zerosAtEnd(digits);
    const amount = rounded(Number(digits) * unit);
    const place = amount === 0 ? unit : unit * 10 ** zeros;
    found.push({ amount, place: rounded(place), unit: rounded(unit), start, end: end + length });
  }
  return found;
}

function zerosAtEnd(digits: string): number {
  let count = 0;
  while (digits.at(-1 - count) === "0") count += 1;
  return count;
}

function digitsOf(written: string, language: string): { digits: string; decimals: number } {
  const plain = written.replace(/[\s'’]/gu, "");
  const last = Math.max(plain.lastIndexOf("."), plain.lastIndexOf(","));
  const whole = { digits: plain.replace(/\D/gu, ""), decimals: 0 };
  if (last < 0) return whole;
  const sign = plain.charAt(last);
  const tail = plain.length - last - 1;
  const isRepeated = plain.indexOf(sign) !== last;
  const hasBoth = plain.includes(".") && plain.includes(",");
  const decimalSign = COMMA_LANGUAGES.has(language) ? "," : ".";
  if (isRepeated || (!hasBoth && tail === 3 && sign !== decimalSign)) return whole;
  return { digits: whole.digits, decimals: tail };
}

function factorAt(after: string, language: string): { factor: number; length: number } {
  for (const { factor, word } of ORDERED) {
    const gap = after.startsWith(word) ? 0 : /^\s/u.test(after) && after.startsWith(word, 1) ? 1 : -1;
    if (gap < 0 || (gap > 0 && word.length === 1 && /[a-z]/u.test(word))) continue;
    // "mil" is a thousand in Spanish and Portuguese alone, "m" a million unless a word goes on.
    if (word === "mil" && language !== "es" && language !== "pt") continue;
    const next = after.charAt(gap + word.length);
    if (/[a-zà-žа-я]/u.test(word) && /\p{L}/u.test(next)) continue;
    return { factor, length: gap + word.length };
  }
  return { factor: 1, length: 0 };
}

/** Without the noise of binary fractions. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
