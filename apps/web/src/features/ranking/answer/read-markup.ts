/**
 * Reads a model's answer, mostly Markdown, into blocks of plain text for the screen. Pure and linear in the length of
 * the text: every line is looked at once, with patterns that do not backtrack. Nothing is ever HTML or a link.
 */

export interface Item {
  /** "1." of a numbered line; null for a bullet. */
  readonly number: string | null;
  /** Levels of indentation, 0 to 3. */
  readonly depth: number;
  readonly text: string;
}

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: Item[] }
  | {
      readonly kind: "table";
      readonly head: string[];
      readonly rows: string[][];
    };

const DEEPEST = 3;
const BULLETS = "-*+•–";
/** Three signs or more, and nothing else: a rule between sections, or the line below a table's head. */
const RULE = /^[-*_=|: ]{3,}$/;

/** @param text any text; its lines become headings, paragraphs, lists and tables in their order */
export function readMarkup(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const last = blocks.at(-1);
    if (line === "" || line.startsWith("```") || (RULE.test(line) && !line.includes("|"))) {
      isOpen = false;
      continue;
    }
    const block = readLine(raw, line);
    if (block === null) continue;
    if (isOpen && last && joins(last, block)) blocks[blocks.length - 1] = join(last, block);
    else if (last?.kind === "list" && block.kind === "list") blocks[blocks.length - 1] = join(last, block);
    else blocks.push(block);
    isOpen = block.kind !== "heading";
  }
  return blocks;
}

/** One line as a block of its own; null for the line below a table's head. */
function readLine(raw: string, line: string): Block | null {
  const level = countSigns(line, "#");
  if (level > 0 && level <= 6 && line[level] === " ")
    return { kind: "heading", text: plain(line.slice(level)) };
  if (line.startsWith("|")) {
    return RULE.test(line) ? null : { kind: "table", head: cellsOf(line), rows: [] };
  }
  const item = readItem(raw, line);
  if (item) return { kind: "list", items: [item] };
  const quoted = line.startsWith(">") ? line.replace(/^[> ]+/, "") : line;
  const isHeading = quoted.startsWith("**") && quoted.endsWith("**") && quoted.length > 4;
  return {
    kind: isHeading && !quoted.slice(2, -2).includes("**") ? "heading" : "paragraph",
    text: plain(quoted),
  };
}

function readItem(raw: string, line: string): Item | null {
  const indent = raw.length - raw.trimStart().length;
  const depth = Math.min(DEEPEST, Math.floor(indent / 2));
  if (BULLETS.includes(line[0] ?? "") && line[1] === " ") {
    return { number: null, depth, text: plain(line.slice(2)) };
  }
  const number = /^\**(\d{1,3})[.)]\**\s/.exec(line);
  // "**1. Name** text" begins with a mark that its number must not keep open.
  if (number) return { number: `${number[1]}.`, depth, text: plain(line.slice(number[0].length)) };
  return null;
}

function joins(last: Block, next: Block): boolean {
  if (last.kind === "paragraph") return next.kind === "paragraph";
  if (last.kind === "list") return next.kind === "paragraph" || next.kind === "list";
  return last.kind === "table" && next.kind === "table";
}

/** Texts and items are gathered in place, so that a long list is not copied once per line. */
function join(last: Block, next: Block): Block {
  if (last.kind === "table" && next.kind === "table") {
    last.rows.push(next.head);
    return last;
  }
  if (last.kind === "list" && next.kind === "list") {
    last.items.push(...next.items);
    return last;
  }
  if (last.kind === "list" && next.kind === "paragraph") {
    const item = last.items.pop();
    if (item) last.items.push({ ...item, text: `${item.text} ${next.text}` });
    return last;
  }
  if (last.kind === "paragraph" && next.kind === "paragraph") {
    return { kind: "paragraph", text: `${last.text} ${next.text}` };
  }
  return next;
}

function cellsOf(line: string): string[] {
  const inner = line.slice(1, line.endsWith("|") && line.length > 1 ? -1 : undefined);
  return inner.split("|").map(plain);
}

function countSigns(line: string, sign: string): number {
  let count = 0;
  while (line[count] === sign) count += 1;
  return count;
}

/** A link: its words stay, its address goes. Both parts are bounded, so that open brackets cost little. */
const LINK = /!?\[([^[\]\n]{1,300})\]\([^()\s]{1,2000}\)/g;

/** Text without the signs of emphasis, code and links. */
export function plain(text: string): string {
  return text
    .replace(LINK, "$1")
    .replace(/\*\*|__|`/g, "")
    .replace(/(^|[\s(“"])[*_](?=\S)/g, "$1")
    .replace(/(\S)[*_](?=$|[\s.,;:)!?”"])/g, "$1")
    .trim();
}
