import { ABBREVIATION } from "./name-words.ts";

const MAX_SENTENCES = 200;

/** Splits running text into sentences. A full stop inside a name (`Dr. Martens`, `Monday.com`) ends none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(
    /[.!?](?=["”’)*_\]]{0,3}(?:\[\d+\]){0,3}\s)["”’)*_]{0,3}|[。！？；]|\n+/gu,
  )) {
    const end = match.index + match[0].length;
    if (
      match[0].startsWith(".") &&
      ABBREVIATION.test(text.slice(Math.max(from, match.index - 9), match.index)) &&
      /^\s+\p{Lu}/u.test(text.slice(end, end + 8))
    )
      continue;
    if (/^[.!]/.test(match[0]) && /^\s+\p{Ll}/u.test(text.slice(end, end + 4))) continue;
    sentences.push(text.slice(from, end).trim());
    from = end;
    if (sentences.length >= MAX_SENTENCES) return sentences.filter(Boolean);
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter(Boolean);
}
