import { z } from "zod";
import { readCsv } from "../../read-csv.ts";
import { VOICES, type Voice } from "../personas.ts";

/** What a rationale is made of. All of it follows from the question and the company's own row. */
export interface Facts {
  readonly name: string;
  /** Completes "its …": "visual sales pipeline"; null = nothing particular for this question. */
  readonly edge: string | null;
  /** Two things that buyers of this look at: "pipeline tracking". */
  readonly criterion: string;
  readonly second: string;
  /** "CRM software for startups" */
  readonly subject: string;
  /** Whom the question is asked for, when the company is known to suit them: "startups". */
  readonly audience: string | null;
  /** The market asked for, when the company is at home there: "Europe". */
  readonly place: string | null;
}

/** Near the top of a list, or why a company is on it at all. */
const PLACES = ["top", "lower"] as const;
/** Around the company's own edge, or around the criteria of its buyers. */
const SUBJECTS = ["specific", "general"] as const;

// Edges and criteria are singular or plural, so no verb in a sentence may agree with one.
const row = z.strictObject({
  voice: z.enum(VOICES),
  place: z.enum(PLACES),
  about: z.enum(SUBJECTS),
  sentence: z.string().min(1),
});
const ROWS = readCsv("sentences", row);

/** The sentences that a voice has for a place. */
export function sentencesOf(
  voice: Voice,
  place: (typeof PLACES)[number],
  about: (typeof SUBJECTS)[number],
): readonly string[] {
  return ROWS.filter((each) => each.voice === voice && each.place === place && each.about === about).map(
    ({ sentence }) => sentence,
  );
}

/** Fills a sentence in and starts it with a capital, unless it starts with a name. */
export function fillSentence(sentence: string, facts: Facts): string {
  const { name, edge, criterion, second, subject, audience, place } = facts;
  const forWhom = audience ? ` for ${audience}` : "";
  const parts: Readonly<Record<string, string>> = {
    name,
    its: `its ${edge ?? criterion}`,
    one: criterion,
    both: `${criterion} and ${second}`,
    subject,
    forWhom,
    forWhomOrHere: forWhom || " in this category",
    where: place ? ` in ${place}` : "",
  };
  const text = sentence.replaceAll(/\{(\w+)\}/g, (all, part: string) => parts[part] ?? all);
  return text.startsWith(name) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}
