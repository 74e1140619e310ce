/** Brings text of any origin into a form that can be set in type: one line, composed, nothing invisible. */

/** Format characters and replacement marks. Zero-width joiners stay, which shape Persian and Indic words, and isolates. */
const INVISIBLE = /(?![\u2068\u2069\u200c\u200d])[\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Variation_Selector}\ufffd]/gu;
const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Isolates; `$1` is one that is opened and closed about a name. */
const ISOLATES = /(\u2068(?! )[^\u2068\u2069]*[^ \u2068\u2069]\u2069)|[\u2068\u2069]/gu;
/** More than four marks on one letter would cover its neighbours. */
const PILES = /(\p{M}{4})\p{M}+/gu;

/** @param limit longest result in code points; what is cut off ends in an ellipsis */
export function cleanText(text: string, limit = 600): string {
  // Cut first: answers can have megabytes, and the steps below are linear in the length.
  const start = text.slice(0, limit * 4).toWellFormed();
  const clean = start
    .replace(BREAKS, " ")
    .replace(INVISIBLE, "")
    .replace(ISOLATES, "$1")
    .normalize("NFC")
    .replace(PILES, "$1")
    .replace(/ {2,}/g, " ")
    .trim();
  const points = [...clean];
  if (points.length <= limit) return clean;
  const cut = points.slice(0, limit - 1).join("");
  // An isolate may have lost its end.
  return cleanText(`${cut.trimEnd()}…`, limit);
}
