import { numberWord, plural } from "../number-words.ts";

/** Months in which one question is expected to alarm once by chance (`studies.md` §5). */
const MONTHS_A_FALSE_ALERT = 20;

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
