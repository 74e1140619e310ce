import { createFinder } from "./find-all.ts";
import { nameKey } from "./identity/names.ts";
import { type Hidden, isNaming, shapesOf } from "./name-shapes.ts";
import { sentenceEnds } from "./sentences.ts";
import { fold, type Skeleton, skeletonOf } from "./text-skeleton.ts";

/** In the place of a sentence; its length tells nothing. */
export const MASKED_SENTENCE = "*****";

/**
 * Masks every sentence that names one of these companies or people: by the name, its first distinctive word or the
 * label of its domain, in whatever case, with accents, endings, gaps, markup or other letters around it (decision
 * 23). Takes time linear in the text.
 */
export function createNameHider(hidden: readonly Hidden[]): (text: string) => string {
  const shapes = hidden.flatMap(shapesOf);
  const signs = hidden.flatMap(signsOf);
  if (shapes.length === 0 && signs.length === 0) return (text) => text;
  const find = createFinder(shapes.map(({ key }) => key));
  const findSigns = createFinder(signs);

  /** First and last position of each mention in the text. */
  function* mentionsIn(text: string): Generator<readonly [from: number, to: number]> {
    for (const { pattern, end } of findSigns(text)) yield [end - (signs[pattern]?.length ?? 0), end - 1];
    for (const skeleton of skeletonsOf(text)) {
      for (const { pattern, end } of find(skeleton.text)) {
        const shape = shapes[pattern];
        if (!shape) continue;
        const start = end - shape.key.length;
        if (isNaming(shape, skeleton, start, end)) yield [skeleton.at[start] ?? 0, skeleton.at[end - 1] ?? 0];
      }
    }
  }

  return (text) => {
    const ends = sentenceEnds(text);
    const masked = new Set<number>();
    for (const [from, to] of mentionsIn(text)) {
      const last = sentenceAt(ends, to);
      for (let sentence = sentenceAt(ends, from); sentence <= last; sentence += 1) masked.add(sentence);
    }
    return masked.size === 0 ? text : maskSentences(text, ends, masked);
  };
}

/** A name that is mostly signs, such as "C++" or "C plus plus", is looked for with its signs. */
function signsOf({ name }: Hidden): string[] {
  const signs = name.trim();
  const written = nameKey(name, "company").replaceAll(" plus", "+").replaceAll(" sharp", "#");
  const found = [signs, written].filter((text) => {
    const letters = fold(text).length;
    return text !== "" && letters <= 2 && letters < text.length;
  });
  return [...new Set(found.flatMap((text) => [text, text.toLowerCase(), text.toUpperCase()]))];
}

/** As it is written, and as it is read where its markup is shown. */
function skeletonsOf(text: string): Skeleton[] {
  const written = skeletonOf(text, { withoutTags: false });
  return /[<&]/.test(text) ? [written, skeletonOf(text, { withoutTags: true })] : [written];
}

/** The sentence that holds a position. */
function sentenceAt(ends: readonly number[], position: number): number {
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > position) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Sentences in a row share one mask, so that their number tells nothing. */
function maskSentences(text: string, ends: readonly number[], masked: ReadonlySet<number>): string {
  return ends
    .map((end, index) => {
      const sentence = text.slice(ends[index - 1] ?? 0, end);
      if (!masked.has(index)) return sentence;
      const space = masked.has(index + 1) ? "" : (/\s{1,2}$/u.exec(sentence)?.[0] ?? "");
      return (masked.has(index - 1) ? "" : MASKED_SENTENCE) + space;
    })
    .join("");
}
