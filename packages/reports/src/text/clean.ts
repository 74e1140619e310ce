/** Brings text of any origin into a form that can be set in type: one line, composed, nothing invisible. */

/** Zero-width joiner and non-joiner shape Persian and Indic words; every other format character goes, and so does what stands for a lost one. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}\ufffd]/gu;
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** More marks than this on one letter only paint over the neighbours. */
const PILES = /(\p{M}{4})\p{M}+/gu;

/** @param limit longest result in code points; what is cut off ends in an ellipsis */
export function cleanText(text: string, limit = 600): string {
  // Cut first: a model can answer with megabytes, and the steps below are linear in what is left.
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
