/** Changes of a Markdown text by its toolbar and keys; positions are UTF-16 units. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces `from` to `to` with `insert`, then selects `start` to `end`. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

export type LineMark = "heading" | "bullets" | "numbers" | "quote";

const INDENT = "  ";
const MARKS: Readonly<Record<LineMark, RegExp>> = {
  heading: /^#{1,6} /,
  bullets: /^[-*+] /,
  numbers: /^\d+[.)] /,
  quote: /^> ?/,
};
const TABLE = "| Name | Value |\n| --- | ---: |\n| One | 1 |\n";

/** Puts signs around the selection, instead of those around parts of it, or takes them away from the whole. */
export function toggleAround({ text, start, end }: Selected, sign: string): TextEdit {
  const size = sign.length;
  const inner = text.slice(start, end);
  const escaped = sign.replaceAll("*", "\\*");
  // An underscore within a word is no sign; stars are signs anywhere.
  const [before, after] = sign === "_" ? ["(?<![\\p{L}\\p{N}_])", "(?![\\p{L}\\p{N}_])"] : ["", ""];
  const isWhole = (part: string) => !new RegExp(`${before}${escaped}|${escaped}${after}`, "u").test(part);
  const isInside =
    inner.length >= 2 * size &&
    inner.startsWith(sign) &&
    inner.endsWith(sign) &&
    isWhole(inner.slice(size, -size));
  if (isInside) return replace(start, end, inner.slice(size, -size), 0, inner.length - 2 * size);
  const isAround = text.slice(start - size, start) === sign && text.slice(end, end + size) === sign;
  if (isAround)
    return isWhole(inner)
      ? replace(start - size, end + size, inner, 0, inner.length)
      : toggleAround({ text, start: start - size, end: end + size }, sign);
  const part = new RegExp(`${before}${escaped}(?=\\S)(.*?\\S)${escaped}${after}`, "gu");
  const plain = inner.replace(part, "$1");
  return replace(start, end, sign + plain + sign, size, size + plain.length);
}

/** Marks every line of the selection, or takes the mark away from all of them. */
export function toggleLines(selected: Selected, mark: LineMark): TextEdit {
  const [from, to] = wholeLines(selected);
  const lines = selected.text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => MARKS[mark].test(line));
  const insert = lines
    .map((line, index) =>
      isMarked ? line.replace(MARKS[mark], "") : signOf(mark, index) + withoutMark(line, mark),
    )
    .join("\n");
  return selectionAfter(selected, from, to, insert);
}

/** Indents the lines of the selection by two spaces, or takes up to two away. Without a selection, adds them at the caret. */
export function indent(selected: Selected, isBack: boolean): TextEdit {
  const { text, start, end } = selected;
  const [from, to] = wholeLines(selected);
  const lines = text.slice(from, to).split("\n");
  const isListLine =
    MARKS.bullets.test(lines[0]?.trimStart() ?? "") || MARKS.numbers.test(lines[0]?.trimStart() ?? "");
  if (!isBack && start === end && !isListLine)
    return replace(start, end, INDENT, INDENT.length, INDENT.length);
  const insert = lines.map((line) => (isBack ? line.replace(/^ {1,2}|^\t/, "") : INDENT + line)).join("\n");
  return selectionAfter(selected, from, to, insert);
}

/** A link around the selection, or around a word to be replaced. A selected address becomes the link's. */
export function addLink({ text, start, end }: Selected): TextEdit {
  const inner = text.slice(start, end);
  if (/^(https?:\/\/|\/|mailto:)\S+$/.test(inner)) return replace(start, end, `[text](${inner})`, 1, 5);
  const label = inner === "" ? "text" : inner;
  const address = "https://";
  const at = label.length + 3;
  return replace(start, end, `[${label}](${address})`, at, at + address.length);
}

/** Code within a line, or a block of code for several lines. */
export function toggleCode(selected: Selected): TextEdit {
  const inner = selected.text.slice(selected.start, selected.end);
  if (!inner.includes("\n")) return toggleAround(selected, "`");
  return addBlock(selected, `\`\`\`\n${inner}\n\`\`\`\n`);
}

export function addTable(selected: Selected): TextEdit {
  return addBlock({ ...selected, start: selected.end }, TABLE);
}

/** Text on lines of its own, instead of the selection. */
export function addBlock({ text, start, end }: Selected, block: string): TextEdit {
  const before = text.slice(0, start);
  const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  const insert = gap + block;
  return replace(start, end, insert, insert.length, insert.length);
}

/** What Enter does in a list or a quote: goes on with it, or ends it on an empty line. Null elsewhere, also in code. */
export function continueLines(selected: Selected): TextEdit | null {
  const { text, start, end } = selected;
  if (start !== end) return null;
  const lineStart = startOfLine(text, start);
  const line = text.slice(lineStart, start);
  const [found, space = "", sign = ""] = /^(\s*)([-*+] (?:\[[ x]\] )?|\d+[.)] |> )/.exec(line) ?? [];
  if (found === undefined || isInCode(text.slice(0, lineStart))) return null;
  const lineEnd = endOfLine(text, start);
  if (text.slice(lineStart, lineEnd).trimEnd() === found.trimEnd())
    return replace(lineStart, lineEnd, "", 0, 0);
  const next = sign.replace(/^\d+/, (no) => String(Number(no) + 1)).replace("[x]", "[ ]");
  const insert = `\n${space}${next}`;
  return replace(start, end, insert, insert.length, insert.length);
}

function signOf(mark: LineMark, index: number): string {
  return { heading: "## ", bullets: "- ", numbers: `${index + 1}. `, quote: "> " }[mark];
}

/** A line has one of these marks; quotes may hold the others. */
function withoutMark(line: string, added: LineMark): string {
  if (added === "quote") return line;
  return line.replace(MARKS.heading, "").replace(MARKS.bullets, "").replace(MARKS.numbers, "");
}

/** Whether a block of code is open at the end of a text. */
function isInCode(before: string): boolean {
  let open = "";
  for (const line of before.split("\n")) {
    const [, fence = "", rest = ""] = /^(?: {0,3}>)* {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line) ?? [];
    if (open === "") open = fence;
    else if (fence.startsWith(open) && rest.trim() === "") open = "";
  }
  return open !== "";
}

function startOfLine(text: string, at: number): number {
  return text.slice(0, at).lastIndexOf("\n") + 1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end === -1 ? text.length : end;
}

function wholeLines({ text, start, end }: Selected): [from: number, to: number] {
  const from = startOfLine(text, start);
  // A selection that ends at the beginning of a line does not mean that line.
  const last = end > start && text[end - 1] === "\n" ? end - 1 : end;
  return [from, endOfLine(text, last)];
}

/** Whole lines stay selected; a caret keeps its distance from the end of its line. */
function selectionAfter({ start, end }: Selected, from: number, to: number, insert: string): TextEdit {
  if (start !== end) return replace(from, to, insert, 0, insert.length);
  const caret = Math.max(0, insert.length - (to - start));
  return replace(from, to, insert, caret, caret);
}

function replace(from: number, to: number, insert: string, start: number, end: number): TextEdit {
  return { from, to, insert, start: from + start, end: from + end };
}
