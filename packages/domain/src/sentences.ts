const ENDS = ".!?…";
/** Ends of scripts that put no space after a sentence. */
const WIDE_ENDS = "。！？";
const CLOSING = "\"'”’»)]*_";

/**
 * Sentences of a text, as the index after each, spaces included; the last is the text's length. A full stop ends one
 * only before a space, so that "monday.com" stays whole. One pass.
 */
export function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  let hasEnded = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const isSpace = character.trim() === "";
    if (hasEnded && isSpace) {
      if ((text[index + 1] ?? "x").trim() !== "") ends.push(index + 1);
    } else if (WIDE_ENDS.includes(character)) {
      ends.push(index + 1);
    } else if (character === "\n") {
      ends.push(index + 1);
    } else {
      hasEnded = ENDS.includes(character) || (hasEnded && CLOSING.includes(character));
    }
  }
  if (ends.at(-1) !== text.length) ends.push(text.length);
  return ends;
}
