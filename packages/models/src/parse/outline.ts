import { isAwardTitle } from "./award.ts";
import { FIELD_LABEL } from "./labels.ts";
import { Line } from "./line.ts";
import { isTickedOff, labelledLines } from "./line-groups.ts";
import { type Marker, readLetter, readMarker } from "./list-marker.ts";
import { OutlineNode } from "./outline-node.ts";
import { AGAINST, sectionRole } from "./section-role.ts";

const MAX_LINE = 900;

/** Reads an answer's lines as a tree. Rows of tables are left to the table reader. */
export function readOutline(lines: readonly Line[]): OutlineNode {
  const root = new OutlineNode("root", "", { level: 0 });
  const state: State = {
    open: [root],
    previousBlank: true,
    letters: 0,
    next: "",
    lastText: "",
    isFenced: false,
    isQuoted: false,
  };
  const labelled = labelledLines(lines);
  const isOff = isTickedOff(lines);
  for (const [at, whole] of lines.entries()) {
    const line = whole.text.length > MAX_LINE ? new Line(whole.text.slice(0, MAX_LINE)) : whole;
    state.next = lines[at + 1]?.trimmed ?? "";
    const isFence = FENCE.test(line.trimmed);
    if (isFence) state.isFenced = !state.isFenced;
    if (isFence || isOff(line)) continue;
    if (labelled.has(at)) place(state, new OutlineNode("bullet", line.trimmed, { level: 11 }));
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
  const isSentence =
    /[.!。！][*_"”)\]]*$/u.test(node.text) &&
    !/^(?:\*\*|__)|^[*_]*[^\s*_:–—-]{1,30}[*_]*\s?[:–—-]\s/u.test(node.text);
  if (node.type !== "root" && node.type !== "heading" && (!node.isItem || isSentence)) lines.push(node.text);
  for (const { text } of node.body) lines.push(text);
  for (const child of node.children) collectText(child, lines);
}

interface State {
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
}

const FENCE = /^(?:```|~~~)/;
const QUOTE = /^\s{0,3}(?:>\s?){1,4}/u;
const RULE = /^(?:[-*_=~]\s?){3,}$/u;
const FOOTNOTE = /^\[\^?\d{1,3}\](?::|\s*\(?https?:|\s*<?www\.)/u;

function addLine(state: State, whole: Line): void {
  const isQuoted = whole.trimmed.startsWith(">") && QUOTE.test(whole.text);
  const line = isQuoted ? new Line(whole.text.replace(QUOTE, "")) : whole;
  const { trimmed } = line;
  state.isQuoted = state.isFenced || isQuoted;
  if (trimmed === "" || ("-*_=~".includes(trimmed[0] ?? "") && RULE.test(trimmed))) {
    state.previousBlank = true;
    return;
  }
  if (trimmed.startsWith("[") && FOOTNOTE.test(trimmed)) return;
  const isRow = trimmed.startsWith("|") && trimmed.indexOf("|", 1) > 0;
  const node = isRow ? null : readNode(state, line);
  if (node) place(state, node);
  else if (!isRow) state.open.at(-1)?.body.push(trimmed === line.text ? line : new Line(trimmed));
  if (!node || node.level < 10) state.lastText = trimmed;
  state.previousBlank = false;
}

const HASH = /^(#{1,6})(?:\s+(?=[^#\s])|(?=[^#\s\d]|\d+\s?[.):\-–]))/u;

function readNode(state: State, line: Line): OutlineNode | null {
  const { trimmed } = line;
  const hash = trimmed.startsWith("#") ? HASH.exec(trimmed) : null;
  if (hash?.[1] && (trimmed[hash[1].length] === " " || /^\p{L}|^\*/u.test(trimmed.slice(hash[1].length)))) {
    const content = trimmed.slice(hash[0].length).replace(/\s*#+$/u, "");
    const marker = readMarker(content);
    const rank = marker?.type === "number" ? marker.rank : null;
    return new OutlineNode("heading", marker?.rest ?? content, { level: hash[1].length, rank });
  }
  const depth = Math.min(4, Math.floor(indentOf(line.text) / 2));
  const marker = line.marker ?? letterMarker(state, trimmed);
  // A letter over numbers from 1 is the title of a section: `A. Large houses`.
  if (marker?.isLetter && /^1[.)]\s/u.test(state.next)) return titleOf(marker.rest);
  if (marker === null || (marker.rest === "" && marker.type !== "number"))
    return readParagraph(state, line, depth);
  // An emoji before a bold line with items below makes a title of it.
  const isTitle =
    !/^[-*+•\d]/u.test(trimmed) &&
    (BOLD_LINE.test(marker.rest) || (marker.type === "bullet" && SHORT_LINE.test(marker.rest))) &&
    /^(?:[-*+•]\s|\d{1,2}[.)])/u.test(state.next);
  if (isTitle) return titleOf(AGAINST.test(trimmed) ? trimmed : marker.rest);
  const { type, rank, tied } = marker;
  const level = 10 + depth * 2 + (type === "bullet" ? 1 : 0);
  return new OutlineNode(type, marker.rest, {
    level,
    rank,
    tied,
    before: state.lastText,
    isQuoted: state.isQuoted,
    isAgainst: level <= 11 && AGAINST.test(trimmed),
  });
}

/** No name that is set off from a text. */
const SHORT_LINE = /^[^–—:：()]{2,60}[^–—:：().!]$/u;
const BOLD_LINE = /^(?:\*\*|__)[^*_]{1,160}(?:\*\*|__)\s*[:：]?$/u;

function titleOf(whole: string): OutlineNode {
  const marker = readMarker(whole);
  const [rank, text] = marker?.type === "number" ? [marker.rank, marker.rest] : [null, whole];
  return new OutlineNode("bold", text.replace(/[:：]$/u, ""), { level: 7, rank });
}

function indentOf(line: string): number {
  let width = 0;
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
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

/** `【料金で選ぶなら】mineo` */
const BRACKET_LABEL = /^(?:[【［][^】］\n]{1,40}[】］]|\[(?=[^\]]*\p{Lo})[^\]\n]{2,40}\]\s)(?=.{0,60}$)/u;
const COLON_END = /[:：](?:\*\*|__)?$/u;
const LEAD =
  /^(?:(?:\*\*|__|\[)(?=\S)[^\n]{1,200}?(?:\*\*|__|\]\()|\*[^*\s][^*\n]{0,60}\*(?:\s?:|\s[–—-])\s)/u;
const AWARD_LINE = /^((?:[^:：–—\n.]|\.(?! )){2,70}?)(?::|：|\s[–—-](?=\s)|\s→)\s*\S/u;

/** A line without a mark: a bold title, an introduction, an emphasised lead, an award, or running text. */
function readParagraph(state: State, { trimmed, plain }: Line, depth: number): OutlineNode | null {
  if (BRACKET_LABEL.test(trimmed)) return /[】］]$/u.test(trimmed) ? titleOf(trimmed) : leadOf(trimmed);
  const within = innermostItem(state);
  const isBold = /^[*_]/.test(trimmed) && BOLD_LINE.test(trimmed);
  if (isBold && !(within && (depth > 0 || FIELD_LABEL.test(plain.replace(/[:：]\s*$/u, "")))))
    return titleOf(trimmed);
  if (COLON_END.test(trimmed) && trimmed.length <= 300) {
    const leavesList = depth === 0 && sectionRole(plain) === "left_out";
    const isInside = within !== null && !leavesList && (depth > 0 || !state.previousBlank);
    return isInside
      ? new OutlineNode("bullet", trimmed, { level: within.level + (within.level % 2 === 0 ? 1 : 2) })
      : new OutlineNode("intro", trimmed, { level: 8 });
  }
  if (within && (depth > 0 || !state.previousBlank)) return null;
  if (/^[*_[]/.test(trimmed) && LEAD.test(trimmed)) return leadOf(trimmed);
  const label = AWARD_LINE.exec(trimmed)?.[1];
  const isAward = label && /^(?:\p{Lu}|\p{Lo})/u.test(label);
  return isAward && (sectionRole(label) !== "plain" || isAwardTitle(label)) ? leadOf(trimmed) : null;
}

function leadOf(text: string): OutlineNode {
  return new OutlineNode("lead", text, { level: 9 });
}

function innermostItem({ open }: State): OutlineNode | null {
  if (!open.at(-1)?.isItem) return null;
  const node = open.findLast(({ type, level }) => type !== "bullet" || level <= 11);
  return node && node.level >= 10 ? node : (open.at(-1) ?? null);
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
function closeInterruption({ open }: State, { rank, level }: OutlineNode): void {
  for (let depth = open.length - 1; depth > 0; depth--) {
    const section = open[depth];
    if (!section || section.level < 7) return;
    if (section.level > 9) continue;
    if (section.role === "left_out" || section.children.some(({ type }) => type === "number")) return;
    const before = open[depth - 1]?.children.findLast(({ type }) => type === "number");
    if (before?.level === level && before.rank === (rank ?? 0) - 1) {
      open.length = depth;
      return;
    }
  }
}
