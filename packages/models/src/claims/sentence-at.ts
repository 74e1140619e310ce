const QUESTION = /[?？]["”’)\]*_]*\s*$/u;
/** Words that make a sentence a condition, a wish or a guess. */
const NOT_ASSERTED =
  /(?<!\p{L})(?:if|whether|would|could|should|might|wenn|falls|ob|würde|könnte|sollte|si|serait|pourrait|podría|se fosse|potrebbe|als|zou|если|ли|бы)(?!\p{L})|もし|かどうか|かもしれ|如果|是否|假如|만약/iu;

/** The sentence, or the table row, that holds all of a place of a text; null when it goes over the end of one. */
export function sentenceAt(text: string, start: number, end: number): { start: number; end: number } | null {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const found = text.indexOf("\n", start);
  const lineEnd = found < 0 ? text.length : found;
  if (end > lineEnd) return null;
  const row = text.slice(line, lineEnd);
  if (row.trimStart().startsWith("|")) return { start: line, end: lineEnd };
  for (const { index, segment } of new Intl.Segmenter("en", { granularity: "sentence" }).segment(row)) {
    const [from, to] = [line + index, line + index + segment.length];
    if (start >= from && start < to) return end <= to ? { start: from, end: to } : null;
  }
  return null;
}

/** The sentence says that something is so. */
export function isAsserted(sentence: string): boolean {
  return !QUESTION.test(sentence) && !NOT_ASSERTED.test(sentence);
}
