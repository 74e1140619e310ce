import { z } from "zod";
import { readCsv, values } from "../../read-csv.ts";
import { type Phrase, toPhrase } from "./phrases.ts";

/** Words that narrow a question without being its topic. */
const row = z.strictObject({
  tag: z.string().min(1),
  /** Completes "well suited to …" */
  label: z.string().min(1),
  /** "yes": only companies that carry the tag are an answer. */
  strict: z.enum(["yes", ""]).transform((cell) => cell === "yes"),
  words: values,
});
const QUALIFIERS = readCsv("qualifiers", row);

export const QUALIFIER_PHRASES: readonly Phrase<string>[] = QUALIFIERS.flatMap(({ tag, words }) =>
  words.map((word) => toPhrase(word, tag)),
);

const qualifiers = new Map(QUALIFIERS.map((qualifier) => [qualifier.tag, qualifier]));

export function findQualifier(tag: string): z.output<typeof row> | undefined {
  return qualifiers.get(tag);
}
