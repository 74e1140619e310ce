/** Characters of WinAnsi that lie elsewhere than in Latin-1. */
const MOVED: Readonly<Record<string, number>> = {
  "€": 0x80,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
  "™": 0x99,
  "−": 0x2d,
};

/** A PDF string of a text in the standard fonts' WinAnsi; letters that those fonts lack become `?`. */
export function pdfString(text: string): string {
  return `(${[...text].map(escaped).join("")})`;
}

function escaped(character: string): string {
  const code = codeOf(character);
  if (code === 0x28 || code === 0x29 || code === 0x5c) return `\\${String.fromCharCode(code)}`;
  return code < 0x7f ? String.fromCharCode(code) : `\\${code.toString(8).padStart(3, "0")}`;
}

/** The byte that stands for a character. */
export function codeOf(character: string): number {
  const moved = MOVED[character];
  if (moved !== undefined) return moved;
  const code = character.codePointAt(0) ?? 0;
  if (code === 0xa0 || code === 0x202f) return 0x20;
  if ((code >= 0x20 && code < 0x7f) || (code > 0xa0 && code <= 0xff)) return code;
  const plain = character.normalize("NFKD").codePointAt(0) ?? 0;
  return plain >= 0x20 && plain < 0x7f ? plain : 0x3f;
}
