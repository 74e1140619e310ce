/** Ranked names in the text of an answer. Pure. */

export interface TextPart {
  /** Offset in the text, which identifies the part. */
  readonly at: number;
  readonly text: string;
  /** Rank of the named entry; null for other text. */
  readonly rank: number | null;
}

export interface Named {
  readonly rank: number;
  readonly name: string;
}

/**
 * Splits a text into ranked names and the text between them. The longest name wins ("Zoho CRM" before "Zoho"), case
 * matters ("Close" is not "close"), and names are whole words in scripts with spaces. The joined parts equal the text.
 */
export function findNames(text: string, entries: readonly Named[]): TextPart[] {
  const ranks = ranksByName(entries);
  if (ranks.size === 0) return text === "" ? [] : [{ at: 0, text, rank: null }];
  const names = [...ranks.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(names.map(wholeName).join("|"), "gu");
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ at: end, text: text.slice(end, match.index), rank: null });
    const [name] = match;
    parts.push({ at: match.index, text: name, rank: ranks.get(name) ?? null });
    end = match.index + name.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end), rank: null });
  return parts;
}

/** A name listed twice keeps its better position. */
function ranksByName(entries: readonly Named[]): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const { rank, name } of entries) {
    const key = name.trim();
    if (key !== "") ranks.set(key, Math.min(rank, ranks.get(key) ?? rank));
  }
  return ranks;
}

const SPACED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{S}\p{M}\s]+$/u;

function wholeName(name: string): string {
  const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return SPACED.test(name) ? `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])` : literal;
}
