import type { QuotedSentence } from "./cited-beside.ts";

/** Words in a row that make plain text the same (`names-claims-topics-markets.md` §2.6). */
const RUN = 8;

const words = new Intl.Segmenter("en", { granularity: "word" });

interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** The runs of eight words of a text, each with its first word. */
export interface WordRuns {
  readonly words: readonly Word[];
  readonly first: ReadonlyMap<string, number>;
}

export function wordRunsOf(text: string): WordRuns {
  const found = [...words.segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment, index }) => ({
      word: segment.normalize("NFKC").toLowerCase(),
      start: index,
      end: index + segment.length,
    }));
  const first = new Map<string, number>();
  for (let at = 0; at + RUN <= found.length; at += 1) {
    const run = keyAt(found, at);
    if (!first.has(run)) first.set(run, at);
  }
  return { words: found, first };
}

/** Where a text has runs of what sentences say: those that lie in the quote, or hold all of it. */
export function* quotedRuns(
  { words: own, first }: WordRuns,
  quotes: readonly QuotedSentence[],
): Generator<{ readonly start: number; readonly end: number }> {
  for (const { sentence, quoteAt, quoteLength } of quotes) {
    const said = wordRunsOf(sentence);
    const from = said.words.findIndex(({ end }) => end > quoteAt);
    const to = said.words.findLastIndex(({ start }) => start < quoteAt + quoteLength) + 1;
    if (from < 0 || to <= from) continue;
    for (const [run, place] of said.first) {
      const isInside = place >= from && place + RUN <= to;
      const isAround = place <= from && place + RUN >= to;
      const at = isInside || isAround ? first.get(run) : undefined;
      const [begin, last] = at === undefined ? [] : [own[at], own[at + RUN - 1]];
      if (begin && last) yield { start: begin.start, end: last.end };
    }
  }
}

function keyAt(list: readonly Word[], at: number): string {
  return list
    .slice(at, at + RUN)
    .map(({ word }) => word)
    .join(" ");
}
