import { cleanDomain, isDomain, sentenceEnds, tableCells } from "@standings/domain";

/** Characters of a model's words about a company. */
const QUOTE = 320;
/** A sentence that is shorter is a heading: what follows says more. */
const LEAST_QUOTE = 60;

/**
 * What a list says of an entry, from its name on to the entry that is listed `next`; null where the text does not write the
 * name so.
 */
export function quoteOf(text: string, name: string, next: string | undefined): string | null {
  const at = entryStart(text, name);
  if (at === -1) return null;
  if (isJson(text) && /:\s*"$/u.test(text.slice(Math.max(0, at - 20), at)))
    return cut(joined(jsonValues(text.slice(at - 1)), name));
  const row = rowAround(text, at);
  if (row) {
    const cells = row.cells.slice(row.index).map((cell) => cell.text);
    return cut(joined(cells, name));
  }
  return cut(text.slice(at, entryEnd(text, at + name.length, next)));
}

/** Where a list begins to say something of a name: its entry, else the first place that names it; -1 without one. */
function entryStart(text: string, name: string): number {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|/]/gu, "\\$&");
  const mark = isJson(text)
    ? String.raw`:\s*"(?=${escaped}")`
    : String.raw`${ENTRY_MARK}(?=${escaped}(?!\p{L}))`;
  const found = new RegExp(mark, "iu").exec(text);
  return found ? found.index + found[0].length : text.toLowerCase().indexOf(name.toLowerCase());
}

/** A number, or a sign at the beginning of a line. */
const ENTRY_MARK = String.raw`(?:(?:^|\n|\s)\d+[.)]\s*|(?:^|\n)\s*[#>*•–-]+\s*)[*_]*`;

function isJson(text: string): boolean {
  return /^\s*(?:```(?:json)?\s*)?[[{]/u.test(text);
}

/** The sentence of a text around a place, with those behind it where it is a heading; of a table, what its row says from there on. */
export function quoteAround(text: string, at: number): string {
  const row = rowAround(text, at);
  const cell = row?.cells[row.index];
  if (row && cell) {
    if (cell.text.length >= LEAST_QUOTE) return quoteAround(cell.text, at - row.start - cell.at);
    return cut(
      joined(
        row.cells.slice(row.index).map((one) => one.text),
        cell.text,
      ),
    );
  }
  const ends = sentenceEnds(text);
  const start = ends.findLast((end) => end <= at) ?? 0;
  const end = ends.find((one) => one > at && one - start >= LEAST_QUOTE) ?? text.length;
  return cut(text.slice(Math.max(start, at - QUOTE / 2), end));
}

/** Words without the signs of Markdown and the keys of JSON. */
export function plainWords(text: string): string {
  return text
    .replace(/[*_`#|]+/g, " ")
    .replace(/"?[,{}][\s,{}]*"[^"\n]{1,40}"\s*:\s*"?/g, " ")
    .replace(/\s+/g, " ");
}

function cut(text: string): string {
  const words = plainWords(text).trim();
  return words.length > QUOTE ? `${words.slice(0, QUOTE).trimEnd()}…` : words;
}

/** The table row of a place, and which of its cells holds it. */
function rowAround(text: string, at: number) {
  const start = text.lastIndexOf("\n", at) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  const cells = tableCells(line);
  return (
    cells && {
      start,
      cells,
      index: Math.max(
        0,
        cells.findLastIndex((cell) => cell.at <= at - start),
      ),
    }
  );
}

/** Where the sentence or line begins that names the entry listed next, behind the sentence of a place. */
function entryEnd(text: string, from: number, next: string | undefined): number {
  const begun = next ? entryStart(text.slice(from), next) : -1;
  if (begun === -1) return text.length;
  const at = from + begun;
  const ends = sentenceEnds(text);
  const begin = ends.findLast((end) => end <= at) ?? 0;
  const end = begin > from ? begin : (ends.find((one) => one > at) ?? text.length);
  // The number of a line is said to be a sentence: "2. HubSpot".
  return from + text.slice(from, end).replace(/\n[^\p{L}\n]*$/u, "").length;
}

/** The strings of an object of a JSON text, from one of its values on, without its keys. */
function jsonValues(text: string): string[] {
  const values: string[] = [];
  let depth = 0;
  for (const [sign, value, key] of text.matchAll(/"((?:[^"\\]|\\.)*)(?:"(\s*:)?|$)|[{}]/gsu)) {
    if (sign === "{") depth += 1;
    else if (sign === "}") depth -= 1;
    else if (value !== undefined && key === undefined) values.push(unescaped(value));
    if (depth < 0) break;
  }
  return values;
}

function unescaped(value: string): string {
  return value.replace(/\\(?:u([\da-f]{4})|([bfnrt])|(.))/giu, (_escape, code, space, sign) =>
    code ? String.fromCharCode(Number.parseInt(code, 16)) : space ? " " : sign,
  );
}

/** What texts say of a name, without the name itself and its address. */
function joined(texts: readonly string[], name: string): string {
  const called = plainWords(name).trim();
  const said = texts
    .filter((one) => /\p{L}/u.test(one) && !isAddress(one))
    .map((one) => plainWords(one).trim())
    .filter((one) => one !== called);
  if (said.length === 0) return called;
  return said[0]?.startsWith(called) ? said.join(" ") : `${called}: ${said.join(" ")}`;
}

function isAddress(text: string): boolean {
  return isDomain(cleanDomain(text.replace(/^\[([^\]]+)\]\(\S+\)$/u, "$1")));
}
