import { type EntryHead, readEntryName } from "./entry-name.ts";
import { bracketLabel, type Label, splitLabel } from "./labels.ts";
import { type Marker, readMarker } from "./list-marker.ts";
import { namesAfterLabel } from "./name-list.ts";
import { toPlainText } from "./plain-text.ts";

/** A line of an answer. Readers ask it and not its text: what costs something is read when first asked for, and once. */
export class Line {
  /** Markdown kept. */
  readonly text: string;
  readonly trimmed: string;
  #plain: string | undefined;
  #marker: Marker | null | undefined;
  #head: EntryHead | null | undefined;
  #label: Label | null | undefined;
  #names: readonly EntryHead[] | undefined;

  constructor(text: string) {
    this.text = text;
    this.trimmed = text.trim();
  }

  /** It is the text after a number. */
  get isNumbered(): boolean {
    return false;
  }

  /** Without markup. */
  get plain(): string {
    this.#plain ??= toPlainText(this.text);
    return this.#plain;
  }

  /** Without markup and the marks before its first word. */
  get words(): string {
    return this.plain.replace(/^[^\p{L}\p{N}]+/u, "");
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
    return readEntryName(this.text, false, { isPlaced: true, isNumbered: this.isNumbered });
  }

  /** What stands in brackets, before a colon, an arrow or a dash, and after it. */
  get label(): Label | null {
    if (this.#label === undefined) this.#label = bracketLabel(this.plain) ?? splitLabel(this.words);
    return this.#label;
  }

  /** The names after its label, if nothing but names stands there. */
  get names(): readonly EntryHead[] {
    this.#names ??= this.label ? namesAfterLabel(this.label, false) : [];
    return this.#names;
  }

  /** The same where short texts are names whatever their letters. */
  get shortNames(): readonly EntryHead[] {
    return this.names.length > 0 || !this.label ? this.names : namesAfterLabel(this.label, true);
  }
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
