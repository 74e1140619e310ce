import { z } from "zod";
import { readCsv } from "../../read-csv.ts";
import { VOICES, type Voice } from "../personas.ts";

/** The facts in a rationale. They follow from the question and the company's row. */
export interface Facts {
  readonly name: string;
  /** Completes "its …": "visual sales pipeline"; null = nothing particular for this question. */
  readonly edge: string | null;
  /** Two things that buyers of this look at: "pipeline tracking". */
  readonly criterion: string;
  readonly second: string;
  /** "CRM software for startups" */
  readonly subject: string;
  /** The buyers in the question, when the company suits them: "startups". */
  readonly audience: string | null;
  /** The market in the question, when the company serves certain markets: "Europe". */
  readonly place: string | null;
}

/** Sentences for the top of a list, and for the places below. */
const PLACES = ["top", "lower"] as const;
/** Sentences about the company's own edge, and about the criteria of its buyers. */
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
