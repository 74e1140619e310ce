/** Where an answer's text names those it ranks. Pure. */

export interface TextPart {
  /** Characters before it in the text: its identity. */
  readonly at: number;
  readonly text: string;
  /** Position of whom it names; null for everything else. */
  readonly rank: number | null;
}

interface Named {
  readonly rank: number;
  readonly name: string;
}

/**
 * Cuts a text into names and what lies between them. Longest names first, so that "Zoho CRM" is one name and not
 * "Zoho" and a rest; written as it was ranked ("Close" is not every "close"); whole words where the script has spaces. Joined, the parts are
 * the text again.
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
