import { FOLDED_LETTERS } from "./identity/names.ts";

export type WordStart = "word" | "part" | null;

/** A text reduced to its letters and digits, without accents and case, with the way back into the text. */
export interface Skeleton {
  /** Folded letters and digits, nothing else. */
  readonly text: string;
  /** Where each unit of `text` comes from in the original. */
  readonly at: readonly number[];
  /** Which units begin a word, or a part of one that has its own capital. */
  readonly starts: readonly WordStart[];
  readonly original: string;
}

const IGNORED = /[\p{M}\p{Cf}]/u;
const LETTERS = /[\p{L}\p{N}]/u;
const LOWER = /\p{Ll}/u;
const UPPER = /\p{Lu}/u;

/** Letters and digits of one character: without accents, full width and case. Empty for signs. */
export function foldCharacter(character: string): string {
  if (character < "\u0080") return /[a-z0-9]/i.test(character) ? character.toLowerCase() : "";
  let folded = "";
  for (const part of character.normalize("NFKD").toLowerCase().normalize("NFKD"))
    if (LETTERS.test(part)) folded += FOLDED_LETTERS[part] ?? part;
  return folded;
}

/** Letters and digits of a text, folded. */
export function fold(text: string): string {
  return [...text].map(foldCharacter).join("");
}

/**
 * The skeleton of a text, in one pass. Accents, zero-width characters and soft hyphens are no gaps in a word;
 * `withoutTags` also leaves out what stands between `<` and `>`, and reads `&#86;` as its character.
 */
export function skeletonOf(original: string, { withoutTags }: { readonly withoutTags: boolean }): Skeleton {
  const at: number[] = [];
  const starts: WordStart[] = [];
  let text = "";
  let isGap = true;
  let before = "";
  for (let index = 0; index < original.length; ) {
    const skipped = withoutTags ? markupAt(original, index) : null;
    const character = skipped?.character ?? String.fromCodePoint(original.codePointAt(index) ?? 0);
    const folded = skipped && skipped.character === null ? "" : foldCharacter(character);
    if (folded !== "") {
      const isPart = LOWER.test(before) && UPPER.test(character.normalize("NFKC"));
      const start = isGap ? "word" : isPart ? "part" : null;
      for (let unit = 0; unit < folded.length; unit += 1) {
        at.push(index);
        starts.push(unit === 0 ? start : null);
      }
      text += folded;
      isGap = false;
      before = character;
    } else if (!skipped && !IGNORED.test(character)) isGap = true;
    index += skipped?.length ?? character.length;
  }
  return { text, at, starts, original };
}

const TAG_MAX = 300;
const REFERENCE_MAX = 12;

interface Markup {
  readonly length: number;
  /** What a character reference stands for; null for what is left out. */
  readonly character: string | null;
}

/** A tag or a character reference at a position; both are short, so that a text of `<` or `&` takes linear time. */
function markupAt(text: string, index: number): Markup | null {
  const first = text[index];
  if (first === "<") {
    const end = text.slice(index + 1, index + TAG_MAX).search(/[<>]/);
    return end >= 0 && text[index + 1 + end] === ">" ? { length: end + 2, character: null } : null;
  }
  if (first !== "&") return null;
  const reference = /^&(?:#(x?)([0-9a-f]{1,6})|[a-z][a-z0-9]{1,8});/i.exec(
    text.slice(index, index + REFERENCE_MAX),
  );
  if (!reference) return null;
  const [{ length }, hex, digits = ""] = reference;
  const code = Number.parseInt(digits, hex ? 16 : 10);
  return { length, character: code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : null };
}
