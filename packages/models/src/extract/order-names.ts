import { normaliseName } from "@standings/domain";
import type { VerifiedName } from "./verify-names.ts";

/**
 * Names in an order that the answer supports, and not the model alone. The model's holds where the words of the answer
 * stand in it or state it; else it is the rules' when they list all of the names, else that of the words.
 */
export function orderNames(
  names: readonly VerifiedName[],
  rules: readonly string[],
): readonly VerifiedName[] {
  if (isSupported(names)) return names;
  const places = new Map(rules.map((name, index) => [normaliseName(name), index]));
  const placeOf = ({ name }: VerifiedName) => places.get(normaliseName(name)) ?? -1;
  const areKnown = names.every((name) => placeOf(name) >= 0);
  return names.toSorted((a, b) => (areKnown ? placeOf(a) - placeOf(b) : a.at - b.at));
}

/** Whoever stands before somebody the text names earlier must have a stated place that is better, or as good. */
function isSupported(names: readonly VerifiedName[]): boolean {
  return names.every((name, index) =>
    names.slice(0, index).every((earlier) => {
      if (earlier.at <= name.at) return true;
      return earlier.stated !== null && (name.stated === null || earlier.stated <= name.stated);
    }),
  );
}
