import type { HighlightPart } from "@standings/domain";

/** Characters of an excerpt on a card of a grid (spec part 2 §5). */
export const EXCERPT_MAX = 100;

/** An excerpt for a card of a grid: at most `EXCERPT_MAX` characters, then an ellipsis; cut between words where there are any. */
export function cutExcerpt(excerpt: string): string {
  const characters = [...excerpt.trim()];
  if (characters.length <= EXCERPT_MAX) return excerpt.trim();
  const cut = characters.slice(0, EXCERPT_MAX + 1).join("");
  const end = cut.lastIndexOf(" ");
  const kept = end > 0 ? cut.slice(0, end) : characters.slice(0, EXCERPT_MAX).join("");
  return `${kept.replace(/[\s.,;:–-]+$/u, "")}…`;
}

/** A text with the words marked that a search has found in the post, wherever they stand in it. */
export function markFound(text: string, found: readonly HighlightPart[]): readonly HighlightPart[] {
  const words = found.filter(({ isMatch }) => isMatch).map((part) => escaped(part.text));
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
