/** The three letters that a term can begin with, read from the source of its regular expression. */

const LENGTH = 3;

/**
 * All beginnings in small letters; a shorter one goes on with anything. Null for a term that can begin with
 * anything: `\d`, `.`.
 */
export function prefixesOf(term: string): readonly string[] | null {
  const found = extend("", term);
  return found?.every((prefix) => prefix !== "")
    ? [...new Set(found.map((prefix) => prefix.toLowerCase()))]
    : null;
}

function extend(begun: string, source: string): readonly string[] | null {
  if (begun.length >= LENGTH || source === "") return [begun];
  const piece = readPiece(source);
  if (piece === null || piece.rest.startsWith("{")) return begun === "" ? null : [begun];
  const repeat = /^[?*+]/u.exec(piece.rest)?.[0] ?? "";
  const rest = piece.rest.slice(repeat.length);
  const found: string[] = [];
  for (const choice of piece.choices) {
    for (const inner of piece.isLiteral ? [begun + choice] : (extend(begun, choice) ?? [""])) {
      const longer =
        inner === "" && !piece.isEmpty ? null : extend(inner, repeat === "*" || repeat === "+" ? "" : rest);
      if (longer === null) return null;
      found.push(...longer);
    }
  }
  const without = repeat === "?" || repeat === "*" ? extend(begun, rest) : [];
  return without === null ? null : [...found, ...without];
}

/** What stands at the beginning of a source, and the source after it. */
interface Piece {
  readonly choices: readonly string[];
  readonly isLiteral: boolean;
  /** It looks ahead or back and takes no letter. */
  readonly isEmpty: boolean;
  readonly rest: string;
}

function readPiece(source: string): Piece | null {
  if (source.startsWith("(?")) {
    const end = closeOf(source);
    const isEmpty = !source.startsWith("(?:");
    const choices = isEmpty ? [""] : split(source.slice(3, end));
    return { choices, isLiteral: false, isEmpty, rest: source.slice(end + 1) };
  }
  const set = /^\[([^\\^\]]+)\](?!\{)/u.exec(source);
  const isRange = set?.[1] && /.-./u.test(set[1]);
  if (set?.[1] && !isRange)
    return { choices: [...set[1]], isLiteral: true, isEmpty: false, rest: source.slice(set[0].length) };
  const letter = /^(?:\\([^\p{L}\p{N}])|([^\\.()[\]|^$?*+{}]))/u.exec(source);
  const choice = letter?.[1] ?? letter?.[2];
  return letter && choice
    ? { choices: [choice], isLiteral: true, isEmpty: false, rest: source.slice(letter[0].length) }
    : null;
}

function closeOf(source: string): number {
  let depth = 0;
  for (let at = 0; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "(") depth++;
    else if (source[at] === ")" && --depth === 0) return at;
  }
  return source.length;
}

function split(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < source.length; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "(" || source[at] === "[") depth++;
    else if (source[at] === ")" || source[at] === "]") depth--;
    else if (source[at] === "|" && depth === 0) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, source.slice(from)];
}
