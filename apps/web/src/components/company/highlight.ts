/** A piece of a text; `isHit` when it is what somebody typed. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Cuts a text at the first place where it says what was typed, in upper or lower case. */
export function highlight(text: string, typed: string): readonly Piece[] {
  const needle = typed.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Lower case may be longer (İ): then places in one are not those in the other.
  const at = needle === "" || lower.length !== text.length ? -1 : lower.indexOf(needle);
  if (at < 0) return [{ text, isHit: false }];
  const end = at + needle.length;
  return [
    { text: text.slice(0, at), isHit: false },
    { text: text.slice(at, end), isHit: true },
    { text: text.slice(end), isHit: false },
  ].filter((piece) => piece.text !== "");
}
