/** A piece of a text; `isHit` marks the typed part. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** Splits a text at the first occurrence of the typed text, ignoring case. */
export function highlight(text: string, typed: string): readonly Piece[] {
  const needle = typed.trim().toLowerCase();
  const lower = text.toLowerCase();
  // Lower case can be longer (İ); indexes in the two texts would then differ.
  const at = needle === "" || lower.length !== text.length ? -1 : lower.indexOf(needle);
  if (at < 0) return [{ text, isHit: false }];
  const end = at + needle.length;
  return [
    { text: text.slice(0, at), isHit: false },
    { text: text.slice(at, end), isHit: true },
    { text: text.slice(end), isHit: false },
  ].filter((piece) => piece.text !== "");
}
