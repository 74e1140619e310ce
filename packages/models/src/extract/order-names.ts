import { normaliseName } from "@standings/domain";
import type { VerifiedName } from "./verify-names.ts";

/**
 * Names in an order that the answer supports, and not the model alone: the model's order if the answer's text supports it;
 * else the parser's (`rules`), if it found every name; else the order in which the text mentions them.
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

/** A name ranked above one that the text mentions earlier needs a better rank stated in the text. */
function isSupported(names: readonly VerifiedName[]): boolean {
  const places = names.map((name) => ownPlace(name, names));
  return names.every((name, index) =>
    names.slice(0, index).every((earlier, earlierIndex) => {
      if (earlier.at <= name.at) return true;
      const [better, worse] = [places[earlierIndex] ?? null, places[index] ?? null];
      return better !== null && (worse === null || better < worse);
    }),
  );
}

/** The stated place of a name, unless another name stands between the two: then it is that one's. */
function ownPlace({ at, stated }: VerifiedName, names: readonly VerifiedName[]): number | null {
  if (stated === null) return null;
  const [from, to] = [Math.min(at, stated.at), Math.max(at, stated.at)];
  return names.some((other) => other.at > from && other.at < to) ? null : stated.place;
}
