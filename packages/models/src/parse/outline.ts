import { isAwardTitle } from "./award.ts";
import { FIELD_LABEL } from "./labels.ts";
import { continuesMedals, isTickedOff, labelledLines } from "./line-groups.ts";
import { type Marker, readLetter, readMarker } from "./list-marker.ts";
import { isTitled } from "./name-shape.ts";
import { toPlainText } from "./plain-text.ts";
import { isAvoidLabel, type SectionRole, sectionRole } from "./section-role.ts";

/** A line of an answer in its place: what introduces it, what stands below it. */
export interface OutlineNode {
  readonly type: "root" | "heading" | "bold" | "intro" | "lead" | "number" | "bullet";
  /** Smaller encloses larger: headings 1–6, bold lines 7, introductions 8, leads 9, items from 10. */
  readonly level: number;
  readonly rank: number | null;
  /** Several share the rank. */
  readonly tied: boolean;
  /** The line without its mark; markdown kept. */
  readonly text: string;
  readonly role: SectionRole;
  readonly children: OutlineNode[];
  /** Lines of running text below it. */
  readonly body: string[];
  /** The line of text or title before it. */
  readonly before: string;
  /** It stands in a quotation or a fence. */
  readonly isQuoted: boolean;
}

const HEAD_LINES = 190;
const TAIL_LINES = 70;
const MAX_LINE = 900;

/** Reads an answer's lines as a tree. Rows of tables are left to the table reader. */
export function readOutline(text: string): OutlineNode {
  const root = createNode("root", 0, null, "");
  const lines = boundedLines(text);
  const state: State = {
    root,
    open: [root],
    previousBlank: true,
    letters: 0,
    next: "",
    lastText: "",
    isFenced: false,
    isQuoted: false,
    medalsCount: continuesMedals(lines),
  };
  const labelled = labelledLines(lines);
  const isOff = isTickedOff(lines);
  for (const [at, raw] of lines.entries()) {
    state.next = lines[at + 1] ?? "";
    const line = raw.length > MAX_LINE ? raw.slice(0, MAX_LINE) : raw;
    if (FENCE.test(line)) state.isFenced = !state.isFenced;
    if (FENCE.test(line) || isOff(line)) continue;
    if (labelled.has(at)) place(state, createNode("bullet", 11, null, line.trim()));
    else addLine(state, line);
  }
  return root;
}

/** Running text of an answer, without the items of lists and what stands under titles that recommend nobody. */
export function runningText(node: OutlineNode): string {
  const lines: string[] = [];
  collectText(node, lines);
  return lines.join("\n");
}

function collectText(node: OutlineNode, lines: string[]): void {
  if (node.role === "left_out" || (node.role === "criteria" && node.type !== "lead")) return;
  const isItem = node.type === "number" || node.type === "bullet";
  const isSentence =
    /[.!。！][*_"”)\]]*$/u.test(node.text) && !/^[*_]*[^\s*_:–—-]{1,30}[*_]*\s?[:–—-]\s/u.test(node.text);
  if (node.type !== "root" && node.type !== "heading" && (!isItem || isSentence)) lines.push(node.text);
  lines.push(...node.body);
  for (const child of node.children) collectText(child, lines);
}

/** The first and last lines of a text with very many; shared by all readers of lines. */
export function boundedLines(text: string): string[] {
  const lines = text.split("\n");
  if (lines.length <= HEAD_LINES + TAIL_LINES) return lines;
  return [...lines.slice(0, HEAD_LINES), "", ...lines.slice(-TAIL_LINES)];
}

interface State {
  readonly root: OutlineNode;
  /** The path from the root to the innermost open node. */
  readonly open: OutlineNode[];
  previousBlank: boolean;
  /** Order of the last letter mark, 0 when none is open. */
  letters: number;
  /** The line that follows. */
  next: string;
  /** The last line that is no item. */
  lastText: string;
  isFenced: boolean;
  isQuoted: boolean;
  /** Medals are the ranks 1 to 3 of a list that goes on in numbers. */
  readonly medalsCount: boolean;
}

const BOLD_LINE = /^(?:\*\*|__)[^*_]{1,120}(?:\*\*|__)\s?[:：]?$/u;
const FENCE = /^\s{0,12}(?:```|~~~)/;
function createNode(
  type: OutlineNode["type"],
  level: number,
  rank: number | null,
  text: string,
  {
    tied = false,
    before = "",
    isQuoted = false,
  }: Partial<Pick<OutlineNode, "tied" | "before" | "isQuoted">> = {},
): OutlineNode {
  return {
    type,
    level,
    rank,
    tied,
    text,
    role: text === "" ? "plain" : roleOf(type, text),
    children: [],
    body: [],
    before,
    isQuoted,
  };
}

function roleOf(type: OutlineNode["type"], text: string): SectionRole {
  const plain = toPlainText(text).replace(/^[^\p{L}\p{N}]+/u, "");
  if (type !== "number" && type !== "bullet" && type !== "lead")
    return isAvoidLabel(plain) ? "left_out" : sectionRole(plain);
  // An emphasised name may hold any word: `**Never Fully Dressed** – …`
  if (NAMED.test(text) && isTitled(NAMED.exec(text)?.[1] ?? "")) return "plain";
  const label = /^([^:：]{1,80})[:：]/u.exec(plain)?.[1] ?? (plain.length < 60 ? plain : "");
  if (plain.length > label.length && isAvoidLabel(label)) return "left_out";
  const role = sectionRole(label);
  return role === "criteria" && type !== "bullet" ? (plain.length < 60 ? role : "plain") : role;
}

const NAMED = /^(?:\*\*|__)([^*_:：]{2,60})(?:\*\*|__)(?=\s*[–—(,-])/u;

function addLine(state: State, raw: string): void {
  const quoted = raw.replace(/^\s{0,3}(?:>\s?){1,4}/u, "");
  const trimmed = quoted.trim();
  state.isQuoted = state.isFenced || quoted.length < raw.length;
  if (trimmed === "" || /^(?:[-*_=~]\s?){3,}$/u.test(trimmed)) {
    state.previousBlank = true;
    return;
  }
  if (/^\[\^?\d{1,3}\](?::|\s*\(?https?:|\s*<?www\.)/u.test(trimmed)) return;
  const node = isRow(trimmed) ? null : readNode(state, quoted, trimmed);
  if (node) place(state, node);
  else if (!isRow(trimmed)) state.open.at(-1)?.body.push(trimmed);
  if (!node || node.level < 10) state.lastText = trimmed;
  state.previousBlank = false;
}

function isRow(line: string): boolean {
  return line.startsWith("|") && line.indexOf("|", 1) > 0;
}

function readNode(state: State, line: string, trimmed: string): OutlineNode | null {
  const depth = Math.min(4, Math.floor(indentOf(line) / 2));
  const hash = /^(#{1,6})(?:\s+(?=[^#\s])|(?=[^#\s\d]|\d+\s?[.):\-–]))/u.exec(trimmed);
  if (hash?.[1] && (trimmed[hash[1].length] === " " || /^\p{L}|^\*/u.test(trimmed.slice(hash[1].length)))) {
    const content = trimmed.slice(hash[0].length).replace(/\s*#+$/u, "");
    const marker = readMarker(content);
    const isNumber = marker?.type === "number";
    return createNode("heading", hash[1].length, isNumber ? marker.rank : null, marker?.rest ?? content);
  }
  const marker = readMarker(trimmed) ?? letterMarker(state, trimmed);
  // A letter over numbers from 1 is the title of a section: `A. Large houses`.
  if (marker?.isLetter && /^\s*1[.)]\s/u.test(state.next)) return createNode("bold", 7, null, marker.rest);
  if (marker && (marker.rest !== "" || marker.type === "number")) {
    // A medal without a number stands among lines that begin with other emoji.
    const isMedal = !state.medalsCount && /^[*_]{0,3}[🥇🥈🥉](?!\s*\p{Nd})/u.test(trimmed);
    // An emoji before a bold line with items below makes a title of it.
    if (
      BOLD_LINE.test(marker.rest) &&
      !/^[-*+•\d]/u.test(trimmed) &&
      /^\s*(?:[-*+•]\s|\d{1,2}[.)])/u.test(state.next)
    )
      return createNode("bold", 7, null, marker.rest.replace(/[:：]$/u, ""));
    const type = marker.type === "bullet" || isMedal ? "bullet" : "number";
    return createNode(type, 10 + depth * 2 + (type === "bullet" ? 1 : 0), marker.rank, marker.rest, {
      tied: marker.tied,
      before: state.lastText,
      isQuoted: state.isQuoted,
    });
  }
  return readParagraph(state, trimmed, depth);
}

function indentOf(line: string): number {
  let width = 0;
  for (const char of line) {
    if (char === "\t") width += 4;
    else if (char === " " || char === "\u3000") width++;
    else break;
  }
  return width;
}

/** Letters and Roman numerals count only in sequence, so that `A. Lange` stays a name. */
function letterMarker(state: State, line: string): Marker | null {
  const letter = readLetter(line);
  if (!letter) return null;
  const plain = readLetter(line.replace(/^[ivx]{1,5}(?=[.)])/iu, (roman) => roman[0] ?? ""));
  const order =
    letter.order === state.letters + 1 ? letter.order : plain && !plain.roman ? plain.order : letter.order;
  const isFirst = order === 1 && !/^[A-Z]\.\s/.test(line);
  if (order !== state.letters + 1 && !isFirst) return null;
  state.letters = order;
  return { type: "number", rank: order, rest: letter.rest, tied: false, isLetter: true };
}

/** A line without a mark: a bold title, an introduction, an emphasised lead, an award, or running text. */
function readParagraph(state: State, line: string, depth: number): OutlineNode | null {
  if (BRACKET_LABEL.test(line))
    return createNode(/[】］]$/u.test(line) ? "bold" : "lead", /[】］]$/u.test(line) ? 7 : 9, null, line);
  const within = innermostItem(state);
  const bold = /^(?:\*\*|__)([^*_\n]{1,160})(?:\*\*|__)\s*[:：]?$/u.exec(line);
  if (bold?.[1] && !(within && (depth > 0 || isLabel(bold[1]))))
    return createNode("bold", 7, null, line.replace(/[:：]$/u, ""));
  if (/[:：](?:\*\*|__)?$/u.test(line) && line.length <= 300) {
    const leavesList = depth === 0 && sectionRole(toPlainText(line)) === "left_out";
    const isInside = within !== null && !leavesList && (depth > 0 || !state.previousBlank);
    return isInside
      ? createNode("bullet", within.level + (within.level % 2 === 0 ? 1 : 2), null, line)
      : createNode("intro", 8, null, line);
  }
  if (within && (depth > 0 || !state.previousBlank)) return null;
  if (/^(?:\*\*|__|\[)(?=\S)[^\n]{1,200}?(?:\*\*|__|\]\()/u.test(line))
    return createNode("lead", 9, null, line);
  const label = /^((?:[^:：–—\n.]|\.(?! )){3,70}?)(?::|：|\s[–—-](?=\s)|\s→)\s*\S/u.exec(line)?.[1];
  if (label && /^(?:\p{Lu}|\p{Lo})/u.test(label) && isAwardLine(label))
    return createNode("lead", 9, null, line);
  return null;
}

// `【料金で選ぶなら】mineo`
const BRACKET_LABEL = /^[【［][^】］\n]{1,40}[】］](?=.{0,60}$)/u;

function isAwardLine(label: string): boolean {
  if (sectionRole(label) !== "plain") return true;
  return isAwardTitle(label);
}

function isLabel(text: string): boolean {
  return FIELD_LABEL.test(toPlainText(text).replace(/[:：]\s*$/u, ""));
}

function innermostItem(state: State): OutlineNode | null {
  const node = state.open.findLast((open) => open.type !== "bullet" || open.level <= 11);
  const last = state.open.at(-1);
  if (last && (last.type === "number" || last.type === "bullet"))
    return node && node.level >= 10 ? node : last;
  return null;
}

/** Hangs a node below the nearest open node that encloses it. */
function place(state: State, node: OutlineNode): void {
  if (node.type === "number") closeInterruption(state, node);
  while (state.open.length > 1 && (state.open.at(-1)?.level ?? 0) >= node.level) state.open.pop();
  if (node.level <= 8) state.letters = 0;
  state.open.at(-1)?.children.push(node);
  state.open.push(node);
}

/** A number that goes on after an interrupting bold line or introduction belongs to the list before it. */
function closeInterruption(state: State, node: OutlineNode): void {
  if (node.rank === null || node.rank < 2) return;
  for (let depth = state.open.length - 1; depth > 0; depth--) {
    const section = state.open[depth];
    const parent = state.open[depth - 1];
    if (!section || !parent || section.level < 7 || section.role === "left_out") return;
    if (section.level > 9) continue;
    if (section.children.some((child) => child.type === "number")) return;
    const before = parent.children.findLast((child) => child.type === "number");
    if (before && before.level === node.level && before.rank === node.rank - 1) {
      state.open.length = depth;
      return;
    }
  }
}
