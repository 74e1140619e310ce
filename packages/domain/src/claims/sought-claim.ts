import type { Attribute, FactValue } from "./attributes.ts";
import type { QuotedSentence } from "./cited-beside.ts";
import { compareValues } from "./compare.ts";
import { isSameValue } from "./is-same-value.ts";
import type { Span } from "./place-on-page.ts";
import type { SaidValue, Saying } from "./read-said.ts";

/** What is looked for: a claim as its first statement says it. */
export interface SoughtClaim extends Omit<Saying, "value"> {
  readonly attribute: Attribute;
  readonly subject: string;
  readonly value: string | null;
  /** Place of its company among those whose names were found. */
  readonly company: number;
  /** What else of the company values of the attribute are of, as its plans. */
  readonly subjects: readonly string[];
  /** What is true of its subject. */
  readonly facts: readonly FactValue[];
  /** Sentences of answers that say it. */
  readonly quotes: readonly QuotedSentence[];
}

/** A place that may say a value: the claim's, or one that is true. */
export interface Candidate extends Span {
  readonly says: () => "claim" | "fact" | null;
}

/** What a place says, by what is read there. */
export function saysOf(
  found: SaidValue | null,
  said: SaidValue,
  facts: readonly FactValue[],
): "claim" | "fact" | null {
  if (found === null) return null;
  if (facts.some((fact) => compareValues(found, fact) === "true")) return "fact";
  return isSameValue(found, said) ? "claim" : null;
}
