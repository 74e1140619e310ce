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

/** Where a text has a run of one of some sentences; null: nowhere. */
export function findRun(
  { words: own, first }: WordRuns,
  sentences: readonly string[],
): { readonly start: number; readonly end: number } | null {
  for (const sentence of sentences) {
    for (const run of wordRunsOf(sentence).first.keys()) {
      const at = first.get(run);
      const [from, to] = at === undefined ? [] : [own[at], own[at + RUN - 1]];
      if (from && to) return { start: from.start, end: to.end };
    }
  }
  return null;
}

function keyAt(list: readonly Word[], at: number): string {
  return list
    .slice(at, at + RUN)
    .map(({ word }) => word)
    .join(" ");
}
