/** Brings text of any origin into a form that can be set in type: one line, composed, nothing invisible. */

/** Format characters and replacement marks. Zero-width joiners stay: they shape Persian and Indic words. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}\ufffd]/gu;
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** More than four marks on one letter would cover its neighbours. */
const PILES = /(\p{M}{4})\p{M}+/gu;

/** @param limit longest result in code points; what is cut off ends in an ellipsis */
export function cleanText(text: string, limit = 600): string {
  // Cut first: answers can have megabytes, and the steps below are linear in the length.
  const start = text.slice(0, limit * 4).toWellFormed();
  const clean = start
    .replace(BREAKS, " ")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(PILES, "$1")
    .replace(/ {2,}/g, " ")
    .trim();
  const points = [...clean];
  return points.length <= limit
    ? clean
    : `${points
        .slice(0, limit - 1)
        .join("")
        .trimEnd()}…`;
}
