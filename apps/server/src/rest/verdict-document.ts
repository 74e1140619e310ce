import type { Estimate, StudyVerdict } from "@standings/domain";

/** What a question, a topic or one of its wordings can show: shares of the answers in percent. */
export function toVerdict({ kind, naming, own, rounds }: StudyVerdict) {
  return { kind, naming: toPercent(naming), listed: own && toPercent(own), roundsNeeded: rounds };
}

export function toPercent({ value, range }: Estimate) {
  return { value: 100 * value, low: range && 100 * range.low, high: range && 100 * range.high };
}
