import type { Attribute } from "./attributes.ts";
import type { BrandFact } from "./fact.ts";

/** Characters of a judge's reason that are kept. */
export const MAX_BECAUSE = 300;

/** A fact in plain text. */
export type FactInWords = BrandFact & { readonly value: { readonly kind: "text" } };

/** Confirmed facts in plain text of an attribute of a company: code compares every other kind, and a model never does. */
export function factsInWords(
  facts: readonly BrandFact[],
  { company, attribute }: { readonly company: string; readonly attribute: Attribute },
): FactInWords[] {
  return facts.filter(
    (fact): fact is FactInWords =>
      fact.company === company &&
      fact.attribute === attribute &&
      fact.state === "confirmed" &&
      fact.value.kind === "text",
  );
}

/** What makes a judgement hold: these facts, each with its end. Edits give a fact another id. */
export function factsKey(facts: readonly Pick<BrandFact, "id" | "to">[]): string {
  return facts
    .map(({ id, to }) => `${id}${to === null ? "" : ` to ${to}`}`)
    .sort()
    .join(", ");
}
