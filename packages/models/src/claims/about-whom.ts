import { createMatcher, nameFinder, type SoughtCompany } from "@standings/domain";
import { KNOWN_WORDS } from "@standings/words";

export interface QuotePlace {
  readonly start: number;
  readonly end: number;
  /** Where its value begins; null: it has none. */
  readonly valueAt: number | null;
}

/** Lines that the head of an item may stand above it. */
const LINES_ABOVE = 12;
const ITEM = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/u;
const HEAD = /^\s*(?:#{1,6}\s|\d{1,2}[.)]\s|\*\*)/u;

/**
 * Tells whom of some companies a quote is about, by its place among the companies that the text names (§2.3, 2): one that the
 * quote names, nearest before its value; else the one that is named last in the same line, the head of the same item, or the
 * paragraph before. Null: nobody, or nobody knows.
 */
export function aboutFinder(
  companies: readonly SoughtCompany[],
  text: string,
): (quote: QuotePlace) => number | null {
  const find = nameFinder(companies, KNOWN_WORDS);
  const stances = createMatcher(companies, KNOWN_WORDS);
  const places = [...find(text)].sort((a, b) => a.start - b.start);
  const between = (start: number, end: number) =>
    places.filter((place) => place.start >= start && place.end <= end);
  const last = (start: number, end: number) => between(start, end).at(-1)?.company ?? null;
  return ({ start, end, valueAt }) => {
    const named = between(start, end);
    if (named.length > 0) return ofQuote(named, valueAt, stances(text.slice(start, end)));
    const line = text.lastIndexOf("\n", start - 1) + 1;
    const inLine = last(line, start);
    if (inLine !== null) return inLine;
    const above = headAbove(text, line);
    const heads = new Set(above ? between(above.start, above.end).map(({ company }) => company) : []);
    // A head or paragraph that names two says of neither.
    return heads.size === 1 ? ([...heads][0] ?? null) : null;
  };
}

function ofQuote(
  named: readonly { readonly company: number; readonly start: number }[],
  valueAt: number | null,
  stances: ReturnType<ReturnType<typeof createMatcher>>,
): number | null {
  const told = named.filter(({ company }) => stances[company]?.stance !== "contrast");
  const spoken = told.length > 0 ? told : named;
  if (new Set(spoken.map(({ company }) => company)).size === 1) return spoken[0]?.company ?? null;
  if (valueAt === null) return null;
  return spoken.filter(({ start }) => start < valueAt).at(-1)?.company ?? null;
}

/** The line above that a line belongs to: the head of its item, else the paragraph before. */
function headAbove(text: string, line: number): { start: number; end: number } | null {
  const own = lineAt(text, line);
  const isItem = ITEM.test(own.text);
  const indent = indentOf(own.text);
  // An item that begins a list of its own, and a heading, belong to nobody above.
  if (/^\s*#{1,6}\s/u.test(own.text)) return null;
  let at = line;
  for (let tries = 0; at > 0 && tries < LINES_ABOVE; tries += 1) {
    at = text.lastIndexOf("\n", at - 2) + 1;
    const above = lineAt(text, at);
    if (above.text.trim() === "") {
      if (at === 0) return null;
      continue;
    }
    if (!isItem || !ITEM.test(above.text) || indentOf(above.text) < indent || HEAD.test(above.text)) {
      const isSibling = ITEM.test(above.text) && indentOf(above.text) === indent && isItem;
      return isSibling ? null : { start: at, end: above.end };
    }
  }
  return null;
}

function lineAt(text: string, start: number): { text: string; end: number } {
  const found = text.indexOf("\n", start);
  const end = found < 0 ? text.length : found;
  return { text: text.slice(start, end), end };
}

function indentOf(line: string): number {
  return /^\s*/u.exec(line)?.[0].length ?? 0;
}
