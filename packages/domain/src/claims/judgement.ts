import type { Attribute } from "./attributes.ts";
import { type BrandFact, factsFor, type PlacedClaim } from "./fact.ts";

/** Characters of a judge's reason that are kept. */
export const MAX_BECAUSE = 300;

/** A fact in plain text. */
export type FactInWords = BrandFact & { readonly value: { readonly kind: "text" } };

/** Facts in plain text that a claim is held against: code compares every other kind, and a model never does. */
export function factsInWords(
  facts: readonly BrandFact[],
  claim: PlacedClaim & { readonly attribute: Attribute },
): FactInWords[] {
  return factsFor(facts, claim).filter(
    (fact): fact is FactInWords => fact.attribute === claim.attribute && fact.value.kind === "text",
  );
}

/** What makes a judgement hold: these facts, each with its end. Edits give a fact another id. */
export function factsKey(facts: readonly Pick<BrandFact, "id" | "to">[]): string {
  return facts
    .map(({ id, to }) => `${id}${to === null ? "" : ` to ${to}`}`)
    .sort()
    .join(", ");
}
