import { keysOver, type NamedEntry, type RankingKind, type StudyAnswerEvent } from "@standings/domain";

/** Who is who in a study: keys are resolved over all of its lists at once (`studies.md` §1). */
export interface StudyKeys {
  readonly keyOf: (entry: NamedEntry) => string;
  /** Key of what somebody names by domain or name; a new one when no list has it. */
  readonly find: (named: NamedEntry) => string;
  /** The name that most lists use, and the domain, by key. */
  readonly names: ReadonlyMap<string, NamedEntry>;
  /** Every name that lists use, by key. */
  readonly spellings: ReadonlyMap<string, readonly string[]>;
}

export function readKeys(answers: readonly StudyAnswerEvent[], ranking: RankingKind): StudyKeys {
  const keyOf = keysOver(answers, ranking);
  const spellings = new Map<string, { domain: string; names: Map<string, number> }>();
  for (const { results } of answers) {
    for (const entry of results) {
      const key = keyOf(entry);
      const known = spellings.get(key) ?? { domain: "", names: new Map<string, number>() };
      spellings.set(key, known);
      if (known.domain === "") known.domain = entry.domain;
      known.names.set(entry.name, (known.names.get(entry.name) ?? 0) + 1);
    }
  }
  const names = new Map(
    [...spellings].map(([key, { domain, names: ofKey }]) => [key, { name: mostUsed(ofKey), domain }]),
  );
  return {
    keyOf,
    names,
    spellings: new Map([...spellings].map(([key, { names: ofKey }]) => [key, [...ofKey.keys()].sort()])),
    find: (named) => {
      const key = keyOf(named);
      // Lists may give no site for whom they name alone.
      const bare = keyOf({ name: named.name, domain: "" });
      return names.has(key) || !names.has(bare) || names.get(bare)?.domain !== "" ? key : bare;
    },
  };
}

/** The first in the alphabet of those used most: the order of answers is irrelevant. */
function mostUsed(names: ReadonlyMap<string, number>): string {
  const [first] = [...names].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return first?.[0] ?? "";
}
