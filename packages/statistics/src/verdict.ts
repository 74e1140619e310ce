import { type Interval, MAX_ROUNDS, NAMING_FLOOR, type StudyVerdict, WIDEST_RANGE } from "@standings/domain";
import type { ModelAnswers } from "./answers.ts";
import { componentsOf, toEstimate } from "./estimates.ts";
import { intervalOf } from "./interval.ts";
import { type Component, equalWeights, sampleOf, scale } from "./sample.ts";

export interface Judged {
  /** Whether answers name anybody, 1 or 0, by model. */
  readonly naming: readonly Component[];
  /** Whether they list the one in focus; null without one. */
  readonly own: readonly Component[] | null;
  /** The question names the one in focus. */
  readonly isNamed: boolean;
  /** Rounds asked so far; null where more of them cannot be asked for. */
  readonly rounds: number | null;
  /** α. */
  readonly level: number;
}

/** What a question can show, before any rate is told (`names-claims-topics-markets.md` §3.5). The first that holds. */
export function verdictOf({ naming, own, isNamed, rounds, level }: Judged): StudyVerdict {
  const named = toEstimate(naming, level);
  const listed = own && toEstimate(own, level);
  const verdict = { naming: named, own: listed, rounds: null };
  if (isNamed && listed) return { ...verdict, kind: "names_you" };
  if (named.range === null || listed?.range === null) return { ...verdict, kind: "not_enough" };
  if (named.range.high < NAMING_FLOOR) return { ...verdict, kind: "names_nobody" };
  if (named.range.low < NAMING_FLOOR) return { ...verdict, kind: "seldom_names" };
  if (listed?.value === 0) return { ...verdict, kind: "absent" };
  if (own && listed && widthOf(listed.range) > WIDEST_RANGE)
    return { ...verdict, kind: "too_wide", rounds: rounds === null ? null : roundsFor(own, rounds, level) };
  return { ...verdict, kind: "readable" };
}

/** The same for the answers of a study. `focus` is the key of the one in focus. */
export function verdictOfAnswers(
  models: readonly ModelAnswers[],
  {
    focus,
    k,
    ...judged
  }: Omit<Judged, "naming" | "own"> & { readonly focus: string | null; readonly k: number },
): StudyVerdict {
  const naming = equalWeights(
    models.map(({ valid }) => sampleOf(valid.map(({ ranks }) => Math.min(1, ranks.size)))),
  );
  const own = focus === null ? null : componentsOf(models, focus, "listed", k);
  return verdictOf({ ...judged, naming, own });
}

function widthOf({ low, high }: Interval): number {
  return high - low;
}

/** The fewest rounds in all after which the range would be narrow enough, if answers went on as so far. */
function roundsFor(own: readonly Component[], rounds: number, level: number): number | null {
  for (let later = rounds + 1; later <= MAX_ROUNDS; later += 1)
    if (widthOf(intervalOf(scale(own, later / rounds), level)) <= WIDEST_RANGE) return later;
  return null;
}
