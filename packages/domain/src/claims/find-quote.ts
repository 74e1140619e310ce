/** Where a quote stands in a text. */
export interface QuotePlace {
  readonly at: number;
  readonly length: number;
}

/**
 * Where an answer says a quote of one of its sentences: spaces may differ and quotation marks be escaped, as in JSON. The place
 * within the sentence goes before another. Null: the text is written otherwise, and the sentence has to stand alone.
 */
export function findQuote(text: string, sentence: string, quote: string): QuotePlace | null {
  const whole = placeOf(text, sentence);
  const from = whole?.at ?? 0;
  const found = placeOf(text.slice(from), quote);
  return found && { at: from + found.at, length: found.length };
}

function placeOf(text: string, words: string): QuotePlace | null {
  const parts = words.trim().split(/\s+/u).map(escaped);
  if (parts[0] === "") return null;
  const match = new RegExp(parts.join(String.raw`(?:\s|\\n)+`), "u").exec(text);
  return match && { at: match.index, length: match[0].length };
}

function escaped(word: string): string {
  return word.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`).replaceAll('"', String.raw`\\?"`);
}
