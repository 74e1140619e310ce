import { plural } from "../number-words.ts";

/** Of the newest alerts that rest on a model's verdict and that a person has checked, ten at most, those that were right. */
export interface AlertChecks {
  readonly right: number;
  readonly of: number;
}

/** Alerts that are counted, and how many of them have to be right (`names-claims-topics-markets.md` §2.6). */
export const ALERTS_CHECKED = 10;
const LEAST_RIGHT = 8;

/** Whether new alerts that rest on a model's verdict wait to be checked: eight of ten can't be right. */
export function doAlertsWait({ right, of }: AlertChecks): boolean {
  return of - right > ALERTS_CHECKED - LEAST_RIGHT;
}

/** "You checked 5 alerts that rest on a model’s verdict; 2 were right. …"; null before one was checked. */
export function alertChecksSentence({ right, of }: AlertChecks): string | null {
  if (of === 0) return null;
  const counted =
    of < ALERTS_CHECKED
      ? `You checked ${plural(of, "alert")} that rest on a model’s verdict; ${right} ${right === 1 ? "was" : "were"} right.`
      : `Of the last ${of} alerts that rest on a model’s verdict and that you checked, ${right} ${right === 1 ? "was" : "were"} right.`;
  if (!doAlertsWait({ right, of })) return counted;
  return `${counted} With fewer than ${LEAST_RIGHT} of ${ALERTS_CHECKED} right, new ones wait here to be checked and are told by no mail or webhook. What code finds is told as ever.`;
}
