import { ADVICE_LIMITS, type Advice, type AnalysisFact } from "@standings/domain";
import { parseJson } from "../ask/ask-json.ts";
import { field, line, list } from "../gateway/untyped-json.ts";
import { splitThinking } from "../parse/limit-text.ts";

const { facts: MOST_FACTS, textLength, nameLength } = ADVICE_LIMITS;
/** No more of a list is looked at, whatever a model sends. */
const MOST_ITEMS = 100;

/** Reads the lists of one reply, and counts the pieces that rest on nothing. */
interface PieceReader {
  /** Pieces of the list `name`, at most `most`; `shape` makes one of a piece with its other fields. */
  read<Piece extends Advice>(
    name: string,
    most: number,
    shape: (piece: Advice, item: unknown) => Piece,
  ): Piece[];
  /** Pieces that named no fact, or one that was not given. */
  readonly dropped: () => number;
}

/**
 * The JSON of a reply; null when there is none. What the model thought aloud is cut off only when it is in the way: a site
 * may have the tags of thinking in its title.
 */
export function readReply(text: string): unknown {
  return parseJson(text) ?? parseJson(splitThinking(text).answer);
}

/** Everything in a reply is a stranger's text: what is not of the form asked for is left out. */
export function pieceReader(reply: unknown, facts: readonly AnalysisFact[]): PieceReader {
  const known = new Set(facts.map(({ number }) => number));
  let dropped = 0;
  return {
    dropped: () => dropped,
    read(name, most, shape) {
      const pieces = list(field(reply, name), MOST_ITEMS).flatMap((item) => {
        const text = readText(field(item, "text"));
        if (text === null) return [];
        const numbers = readNumbers(field(item, "facts"));
        if (numbers.length > 0 && numbers.every((number) => known.has(number)))
          return [shape({ text, facts: numbers.slice(0, MOST_FACTS) }, item)];
        dropped += 1;
        return [];
      });
      return pieces.slice(0, most);
    },
  };
}

/** Each once, in the order given; what is no number is one that no fact has. */
function readNumbers(value: unknown): number[] {
  const items = Array.isArray(value) ? value.slice(0, MOST_ITEMS) : value === undefined ? [] : [value];
  return [...new Set(items.map(readNumber))];
}

/** "3" and "#3" are 3; NaN when it is no whole number. */
function readNumber(value: unknown): number {
  if (typeof value === "string")
    return /^\s*#?\d{1,6}\s*$/.test(value) ? Number(value.replace("#", "")) : NaN;
  return typeof value === "number" && Number.isSafeInteger(value) ? value : NaN;
}

const LINK = /\[([^\]]{0,200})\]\([^)]{0,500}\)/gu;
const SCHEME = /https?:\/\/(?:www\.)?/giu;

/** One line without links, of which the words stay; a text that is too long ends at a word. */
export function readText(value: unknown): string | null {
  const given = line(value, 4 * textLength);
  const text = given && line(given.replace(LINK, "$1").replace(SCHEME, ""), 4 * textLength);
  if (text === null || text.length <= textLength) return text;
  const cut = text.slice(0, textLength - 1).toWellFormed();
  const end = cut.lastIndexOf(" ");
  return `${end > textLength / 2 ? cut.slice(0, end) : cut}…`;
}

/** Short names, each once whatever its case, from a list or from one text with commas. */
export function readNames(value: unknown, most: number, longest: number = nameLength): string[] {
  const items: unknown[] =
    typeof value === "string" ? value.slice(0, 10_000).split(",") : list(value, MOST_ITEMS);
  const names = new Map<string, string>();
  for (const item of items) {
    const name = readName(item, longest);
    if (name !== null && !names.has(name.toLowerCase())) names.set(name.toLowerCase(), name);
  }
  return [...names.values()].slice(0, most);
}

/** Null for what is no text, and for one that is too long to be a name. */
export function readName(value: unknown, longest: number = nameLength): string | null {
  const name = line(value, 2 * longest);
  return name !== null && name.length <= longest ? name : null;
}
