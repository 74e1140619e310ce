import type { StudyAnswerView } from "@standings/domain";

/** How often an entry stands at each place. */
export interface Places {
  /** Answers by place, from the first. */
  readonly counts: readonly number[];
  /** Answers that list it. */
  readonly listed: number;
}

export interface AllPlaces {
  /** Answers to the question for a list. */
  readonly answers: number;
  readonly byKey: ReadonlyMap<string, Places>;
}

/** Places of all entries, in one pass over the answers. Listed twice counts with the better rank. */
export function placesOf(answers: readonly StudyAnswerView[], positions: number): AllPlaces {
  const byKey = new Map<string, { counts: number[]; listed: number }>();
  let count = 0;
  for (const { arm, outcome, keys, ranks } of answers) {
    if (arm !== "list" || (outcome !== "listed" && outcome !== "nobody")) continue;
    count += 1;
    const seen = new Set<string>();
    for (const [nth, key] of keys.entries()) {
      const rank = ranks[nth] ?? positions + 1;
      // Lists come in the order of their ranks.
      if (rank > positions || seen.has(key)) continue;
      seen.add(key);
      const places = byKey.get(key) ?? { counts: new Array<number>(positions).fill(0), listed: 0 };
      byKey.set(key, places);
      places.counts[rank - 1] = (places.counts[rank - 1] ?? 0) + 1;
      places.listed += 1;
    }
  }
  return { answers: count, byKey };
}
