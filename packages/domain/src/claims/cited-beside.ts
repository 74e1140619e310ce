import type { CitedSpan } from "../runs.ts";
import { findQuote } from "./find-quote.ts";

/** A quote and the sentence that it stands in, as statements keep them. */
export interface QuotedSentence {
  readonly sentence: string;
  readonly quoteAt: number;
  readonly quoteLength: number;
}

/** Characters between a sentence and a marker behind it: " (". */
const GAP = 3;

/**
 * Addresses that an answer cites beside a quote: the citation's range overlaps the quote, or stands right behind its sentence, as
 * markers do. None where the answer writes the quote otherwise.
 */
export function citedBeside(
  answer: string,
  { sentence, quoteAt, quoteLength }: QuotedSentence,
  spans: readonly CitedSpan[],
): string[] {
  const quote = findQuote(answer, sentence, sentence.slice(quoteAt, quoteAt + quoteLength));
  if (quote === null) return [];
  const whole = findQuote(answer, sentence, sentence);
  let end = Math.max(quote.at + quote.length, whole === null ? 0 : whole.at + whole.length);
  const beside = new Set<string>();
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.end <= quote.at || span.start > end + GAP) continue;
    beside.add(span.url);
    // The next marker stands behind this one.
    if (span.start >= end) end = span.end;
  }
  return [...beside];
}
