import { ordinalRank } from "./list-marker.ts";
import { ORDINARY_WORDS } from "./name-words.ts";
import { anyOf, termsOf, WORD_END } from "./vocabulary/compile.ts";

// Beginning of a label that says what the following name is best at.
const AWARD_START = `(?:(?:the )?${anyOf("awards", "spaced")}${WORD_END}|${anyOf("awards", "joined")}|【)`;
const AWARD = new RegExp(
  `^${AWARD_START}[^:：–—→\\n】]{0,70}?(?:】\\s*|\\s*(?:[:：→]|\\s[–—-](?=\\s)|[–—](?=\\s))\\s*)`,
  "iu",
);
const WEAK_AWARDS = new Set(termsOf("weakAwards"));

/** Whether a text without a name is a label such as `Best for teams`, `Gold` or `Testsieger`. */
export function isAwardTitle(text: string): boolean {
  return AWARD.exec(`${text}:`)?.[0].length === text.length + 1 && isAwardLabel(text);
}

/** `Best for startups` is an award; `Best Buy` and `Top Hat` are names. */
function isAwardLabel(label: string): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'-]/gu, " ")
    .split(/\s+/u)
    .filter(Boolean);
  const [first = "", ...others] = words;
  if (others.length === 0) return !WEAK_AWARDS.has(first) || ordinalRank(first) !== null;
  return others.some((word) => ORDINARY_WORDS.has(word) || word === "you");
}
