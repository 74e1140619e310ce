/** Where the first of some words or signs stands in a text in small letters; null where none does. */
export function findWord(
  text: string,
  words: readonly string[],
): { readonly start: number; readonly end: number } | null {
  const match = patternOf(words).exec(text);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}

export function hasWord(text: string, words: readonly string[]): boolean {
  return findWord(text, words) !== null;
}

/** The text with the words blanked; lengths stay. */
export function withoutWords(text: string, words: readonly string[]): string {
  return text.replace(new RegExp(patternOf(words), "gu"), (found) => " ".repeat(found.length));
}

/** Words of scripts with spaces are whole words, all others stand anywhere; the longest goes first. */
function patternOf(words: readonly string[]): RegExp {
  const parts = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => {
      const escaped = word.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
      const [first, last] = [SPACED.test(word.charAt(0)), SPACED.test(word.charAt(word.length - 1))];
      // Before a sign letters make another one ("CA$"), before a figure more figures another number.
      const before = first ? "(?<!\\p{L})" : beforeSign(word.charAt(0));
      return `${before}${escaped}${last ? "(?!\\p{L})" : ""}`;
    });
  return new RegExp(parts.join("|"), "u");
}

const SPACED = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

function beforeSign(first: string): string {
  if (/\p{Sc}/u.test(first)) return "(?<!\\p{Script=Latin})";
  return /\d/.test(first) ? "(?<![\\d.,])" : "";
}
