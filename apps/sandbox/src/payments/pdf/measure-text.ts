import { codeOf } from "./encode-text.ts";

/** The advance widths of Helvetica and its bold from the space to `~`, in thousandths of the font size. */
const WIDTHS: readonly number[] = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278,
  500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469,
  556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500,
  278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];
const BOLD_WIDTHS: readonly number[] = [
  278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556,
  556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278,
  556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584,
  556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556,
  333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
];
/** Beyond ASCII: near enough for breaking lines. */
const OTHERS = 556;

/** The width of a text in Helvetica or its bold, in points. */
export function textWidth(text: string, { size, bold = false }: { size: number; bold?: boolean }): number {
  const widths = bold ? BOLD_WIDTHS : WIDTHS;
  const total = [...text].reduce((sum, character) => sum + (widths[codeOf(character) - 32] ?? OTHERS), 0);
  return (total * size) / 1000;
}

/** A text as lines that fit a width; a word that is too long alone is broken. */
export function wrapText(text: string, size: number, width: number): readonly string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, size, width));
}

function wrapLine(text: string, size: number, width: number): readonly string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/).flatMap((each) => breakWord(each, size, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (textWidth(longer, { size }) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function breakWord(word: string, size: number, width: number): readonly string[] {
  const parts: string[] = [];
  let part = "";
  for (const character of word) {
    if (part !== "" && textWidth(part + character, { size }) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}
