/** Breaks text into lines. Pure: measuring is passed in. */

export type Measure = (text: string) => number;

interface WrapOptions {
  readonly width: number;
  /** Number of lines; a longer text ends in an ellipsis. */
  readonly maxLines?: number;
}

/** Scripts whose words are not set apart by spaces; a dictionary finds them. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Characters that may not begin a line: closing brackets, stops, small kana. */
const STAYS_BEHIND = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ〜～]/u;
/** Characters that may not end a line: opening brackets. */
const GOES_ALONG = /[\p{Ps}\p{Pi}]$/u;

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

export function wrapText(text: string, measure: Measure, { width, maxLines = 1_000 }: WrapOptions): string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const piece of pieces(text, measure, width)) {
    const wide = measure(piece);
    if (line !== "" && used + wide > width && used + measure(piece.trimEnd()) > width) {
      if (lines.length === maxLines - 1) return [...lines, ellipsize(line + piece, measure, width, true)];
      lines.push(line.trimEnd());
      line = "";
      used = 0;
    }
    line += piece;
    used += wide;
  }
  return line === "" ? lines : [...lines, line.trimEnd()];
}

/** One line, cut at a grapheme with an ellipsis when it is wider than `width`. */
export function ellipsize(text: string, measure: Measure, width: number, isCut = false): string {
  if (!isCut && measure(text) <= width) return text;
  const letters = Array.from(graphemes.segment(text), ({ segment }) => segment);
  const cut = (count: number) => `${letters.slice(0, count).join("").trimEnd()}…`;
  let low = 0;
  let high = letters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (measure(cut(middle)) <= width) low = middle;
    else high = middle - 1;
  }
  return cut(low);
}

/** Stretches between which a line may break; a space belongs to the stretch before it. */
function pieces(text: string, measure: Measure, width: number): string[] {
  return text
    .split(/(?<=[ /–—])/)
    .flatMap((token) => (UNSPACED.test(token) ? dictionaryWords(token) : [token]))
    .flatMap((piece) =>
      measure(piece) > width && measure(piece.trimEnd()) > width
        ? letterGroups(piece, measure, width)
        : [piece],
    );
}

function dictionaryWords(token: string): string[] {
  const found: string[] = [];
  for (const { segment } of words.segment(token)) {
    const last = found.at(-1);
    const joins =
      last !== undefined && (STAYS_BEHIND.test(segment) || GOES_ALONG.test(last) || segment === " ");
    if (joins) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

/** A word wider than the line, cut into stretches that fit. */
function letterGroups(word: string, measure: Measure, width: number): string[] {
  const groups: string[] = [];
  let group = "";
  let used = 0;
  for (const { segment } of graphemes.segment(word)) {
    const wide = measure(segment);
    if (group !== "" && used + wide > width) {
      groups.push(group);
      group = "";
      used = 0;
    }
    group += segment;
    used += wide;
  }
  return [...groups, group];
}
