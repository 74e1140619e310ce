import { numberWord, plural } from "../number-words.ts";

/** Months in which one question is expected to alarm once by chance (`studies.md` §5). */
const MONTHS_A_FALSE_ALERT = 20;

/** Steps from visit to visit that must be known of a prompt before another one is judged (`studies.md` §5). */
export const LEAST_STEPS = 5;

/** The visit of a prompt at which a change can be told at the earliest: the first has no past, and the next five tell what is chance. */
export const FIRST_JUDGED_VISIT = LEAST_STEPS + 2;

/** When real changes begin. */
export const CHANGES_BEGIN = `A change is told as real after ${numberWord(FIRST_JUDGED_VISIT - 1)} visits to its prompt at least: they show how much is chance.`;

/** What stands in the place of real changes in a span of so many visits that has none. */
export function noChangesText(visits: number): string {
  return visits < FIRST_JUDGED_VISIT
    ? `None is told in this span. ${CHANGES_BEGIN}`
    : "No change is told as real in this span.";
}

/** "12 prompts tracked: about one alert in two months may be chance." */
export function falseAlertBound(prompts: number): string {
  if (prompts === 0) return "";
  const months = MONTHS_A_FALSE_ALERT / prompts;
  const tracked = `${plural(prompts, "prompt")} tracked`;
  if (months >= 1.5)
    return `${tracked}: up to one alert in ${numberWord(Math.round(months))} months may be chance.`;
  const alerts = Math.max(1, Math.round(prompts / MONTHS_A_FALSE_ALERT));
  return `${tracked}: up to ${numberWord(alerts)} ${alerts === 1 ? "alert" : "alerts"} a month may be chance.`;
}
