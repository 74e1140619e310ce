import { countWords, oneLine } from "./visible-text.ts";

const LEAST_WORDS = 4;
const MAX_STRINGS = 2_000;
const MAX_LENGTH = 20_000;

/** Words of the sentences in JSON for scripts that the visible text does not hold. */
export function countScriptWords(jsons: readonly string[], visible: string): number {
  const seen = new Set<string>();
  let words = 0;
  for (const text of jsons.flatMap(stringsOf).slice(0, MAX_STRINGS)) {
    const sentence = oneLine(text.replace(/<[^<>]*>/g, " "));
    if (seen.has(sentence) || !sentence.includes(" ")) continue;
    seen.add(sentence);
    const count = countWords(sentence);
    if (count >= LEAST_WORDS && !visible.includes(sentence)) words += count;
  }
  return words;
}

/** Strings of a JSON text, in any order; none when it is no JSON. */
function stringsOf(json: string): string[] {
  const found: string[] = [];
  let root: unknown;
  try {
    root = JSON.parse(json);
  } catch {
    return [];
  }
  const waiting = [root];
  while (waiting.length > 0 && found.length < MAX_STRINGS) {
    const value = waiting.pop();
    if (typeof value === "string" && value.length <= MAX_LENGTH) found.push(value);
    else if (typeof value === "object" && value !== null)
      for (const child of Object.values(value)) waiting.push(child);
  }
  return found;
}
