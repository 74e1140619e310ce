import { type EntryHead, readEntryName } from "./entry-name.ts";
import { type Label, splitLabel } from "./labels.ts";
import { type Marker, readMarker } from "./list-marker.ts";
import { namesAfterLabel } from "./name-list.ts";
import { toPlainText } from "./plain-text.ts";

/** What a line holds, told by one pass over its characters; a bit each. */
export const HOLDS = {
  /** Marks of markdown, HTML or citations. */
  markup: 1,
  /** White space that is folded. */
  gap: 1 << 1,
  /** A colon or an arrow, which may end a label. */
  colon: 1 << 2,
  /** A dash with a space beside it, long or short. */
  dash: 1 << 3,
  /** A full stop before a letter, as in an address. */
  address: 1 << 4,
  comma: 1 << 5,
  semicolon: 1 << 6,
  pipe: 1 << 7,
  tab: 1 << 8,
  /** `│` and the like. */
  box: 1 << 9,
  /** Two full stops, as in dot leaders. */
  dots: 1 << 10,
  /** `>`, `›`, `»`, `→`: a step from one name to the next. */
  step: 1 << 11,
  brace: 1 << 12,
} as const;

const OF_ASCII = new Uint16Array(128);
for (const [chars, bit] of [
  ["<&*_`[]\\^~", HOLDS.markup],
  ["\t\v\f\r", HOLDS.gap],
  [":", HOLDS.colon],
  [",", HOLDS.comma],
  [";", HOLDS.semicolon],
  ["|", HOLDS.pipe],
  ["\t", HOLDS.tab],
  [">", HOLDS.step],
  ["{", HOLDS.brace],
] as const)
  for (const char of chars) OF_ASCII[char.charCodeAt(0)] = (OF_ASCII[char.charCodeAt(0)] ?? 0) | bit;

const OF_OTHERS: ReadonlyMap<string, number> = new Map([
  ...[..."【¹²³⁰⁴⁵⁶⁷⁸⁹"].map((char) => [char, HOLDS.markup] as const),
  ...[..."：➜"].map((char) => [char, HOLDS.colon] as const),
  ...[..."–—"].map((char) => [char, HOLDS.dash] as const),
  ...[..."│║┃"].map((char) => [char, HOLDS.box] as const),
  ...[..."›»≻"].map((char) => [char, HOLDS.step] as const),
  ["→", HOLDS.step | HOLDS.colon],
  ["\u00a0", HOLDS.gap],
  ["\u3000", HOLDS.gap],
]);

/** Bits of `HOLDS`. */
export function scanLine(text: string): number {
  let bits = 0;
  let before = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128) bits |= OF_ASCII[code] ?? 0;
    else if (code < 0x2000 ? code < 0xc0 : code < 0x3011 || code >= 0xe200)
      bits |= OF_OTHERS.get(text[at] ?? "") ?? rareBits(code);
    if (before === 32 && code === 46 && text[at - 2] === ".") bits |= HOLDS.dots;
    else if (before === 32) bits |= code === 32 ? HOLDS.gap : code === 45 ? HOLDS.dash : 0;
    else if (before === 46) bits |= code === 46 ? HOLDS.dots : code > 47 ? HOLDS.address : 0;
    before = code;
  }
  return bits;
}

/** Private characters stand for citations, Unicode has more white space. */
function rareBits(code: number): number {
  if (code >= 0xe200 && code <= 0xe2ff) return HOLDS.markup;
  return (code >= 0x2000 && code <= 0x200a) || code === 0x202f || code === 0x205f ? HOLDS.gap : 0;
}

/**
 * A line of an answer. Readers ask it and not its text: what costs something is read when first asked for, and once.
 */
export class Line {
  /** Markdown kept. */
  readonly text: string;
  /** Bits of `HOLDS`. */
  readonly bits: number;
  #trimmed: string | undefined;
  #plain: string | undefined;
  #words: string | undefined;
  #marker: Marker | null | undefined;
  #head: EntryHead | null | undefined;
  #placed: EntryHead | null | undefined;
  #label: Label | null | undefined;
  #names: readonly EntryHead[] | undefined;
  #shortNames: readonly EntryHead[] | undefined;

  constructor(text: string, bits = scanLine(text)) {
    this.text = text;
    this.bits = bits;
  }

  /** It is the text after a number. */
  get isNumbered(): boolean {
    return false;
  }

  holds(bits: number): boolean {
    return (this.bits & bits) !== 0;
  }

  get trimmed(): string {
    this.#trimmed ??= this.text.trim();
    return this.#trimmed;
  }

  /** Without markup. */
  get plain(): string {
    this.#plain ??= this.holds(HOLDS.markup | HOLDS.gap) ? toPlainText(this.text) : this.trimmed;
    return this.#plain;
  }

  /** Without markup and the marks before its first word. */
  get words(): string {
    this.#words ??= isWordStart(this.plain.charCodeAt(0)) ? this.plain : this.plain.replace(NO_WORD, "");
    return this.#words;
  }

  /** The mark of a list item at its beginning. */
  get marker(): Marker | null {
    if (this.#marker === undefined) this.#marker = readMarker(this.trimmed);
    return this.#marker;
  }

  /** The name at its beginning. */
  get head(): EntryHead | null {
    if (this.#head === undefined)
      this.#head = readEntryName(this.text, false, { isNumbered: this.isNumbered });
    return this.#head;
  }

  /** The name at its beginning where the place says that there is one. */
  get placed(): EntryHead | null {
    if (this.#placed === undefined)
      this.#placed = readEntryName(this.text, false, { isPlaced: true, isNumbered: this.isNumbered });
    return this.#placed;
  }

  /** What stands before a colon, an arrow or a dash, and after it. */
  get label(): Label | null {
    if (this.#label === undefined)
      this.#label = this.holds(HOLDS.colon | HOLDS.dash) ? splitLabel(this.words) : null;
    return this.#label;
  }

  /** The names after its label, if nothing but names stands there. */
  get names(): readonly EntryHead[] {
    this.#names ??= this.label ? namesAfterLabel(this.label, false) : NO_NAMES;
    return this.#names;
  }

  /** The same where short texts are names whatever their letters. */
  get shortNames(): readonly EntryHead[] {
    this.#shortNames ??=
      this.names.length > 0 || !this.label ? this.names : namesAfterLabel(this.label, true);
    return this.#shortNames;
  }

  toString(): string {
    return this.text;
  }
}

const NO_NAMES: readonly EntryHead[] = [];
const NO_WORD = /^[^\p{L}\p{N}]+/u;

function isWordStart(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

const HEAD_LINES = 190;
const TAIL_LINES = 70;

/** The lines of a text; of very many the first and last. */
export function readLines(text: string): Line[] {
  const lines = text.split("\n");
  const bounded =
    lines.length <= HEAD_LINES + TAIL_LINES
      ? lines
      : [...lines.slice(0, HEAD_LINES), "", ...lines.slice(-TAIL_LINES)];
  return bounded.map((line) => new Line(line));
}
