/** A text as its letters alone, each knowing where it stands in the text. */
export interface FoldedText {
  readonly original: string;
  /** Letters and digits, folded as names are (`normaliseName`) and without anything between them. */
  readonly letters: string;
  /** Offsets in `original` where the letter's character begins and ends; "ß" is two letters at one offset. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

const CHARACTER = /[\p{L}\p{N}]\p{M}*/uy;
const COMBINING = /^[\u0300-\u036f]/;
const AMPERSAND = /&(?:amp;)?/y;

/** "&" is "and", and + and # after a word are words, as in names. `fold` folds one character with its marks. */
export function foldText(original: string, fold: (character: string) => string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let letters = "";
  const push = (folded: string, start: number, end: number) => {
    letters += folded;
    for (let nth = 0; nth < folded.length; nth += 1) {
      starts.push(start);
      ends.push(end);
    }
  };
  for (let at = 0; at < original.length; ) {
    const [folded, end] = foldAt(original, at, fold);
    push(folded, at, end);
    at = end;
  }
  return { original, letters, starts, ends };
}

function foldAt(text: string, at: number, fold: (character: string) => string): readonly [string, number] {
  const code = text.charCodeAt(at);
  const isPlain = code < 0x80 && !COMBINING.test(text.charAt(at + 1));
  if (isPlain && isAsciiLetter(code)) return [text.charAt(at).toLowerCase(), at + 1];
  if (code === AND) {
    AMPERSAND.lastIndex = at;
    return ["and", at + (AMPERSAND.exec(text)?.[0].length ?? 1)];
  }
  if (code === PLUS || code === SHARP) return [isSpoken(text, at) ? SPOKEN[code] : "", at + 1];
  if (isPlain) return ["", at + 1];
  CHARACTER.lastIndex = at;
  const [character] = CHARACTER.exec(text) ?? [];
  if (character !== undefined) return [fold(character), at + character.length];
  return ["", at + (code >= 0xd800 && code <= 0xdbff ? 2 : 1)];
}

const AND = 0x26;
const PLUS = 0x2b;
const SHARP = 0x23;
const SPOKEN = { [PLUS]: "plus", [SHARP]: "sharp" } as const;

function isAsciiLetter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);
}

/** The sign stands at the end of a word: "Disney+", "C#". */
function isSpoken(text: string, at: number): boolean {
  return /[\p{L}\p{N}\p{M}+#]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(at + 1));
}
